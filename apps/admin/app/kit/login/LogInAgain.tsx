import { useSpoken } from '../../i18n/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LogInForm } from './LogInForm.tsx';

/**
 * Over a screen whose session has ended: the screen stays as it is, with all that was typed, and goes on afterwards.
 *
 * @param onLeave closes it without a log-in
 */
export default function LogInAgain({ email, onLeave }: { email: string; onLeave: () => void }) {
  const { screens } = useSpoken().texts;
  return (
    <Dialog open title={screens.logIn} onClose={onLeave}>
      <LogInForm text={screens.logInAgain} email={email} />
    </Dialog>
  );
}
