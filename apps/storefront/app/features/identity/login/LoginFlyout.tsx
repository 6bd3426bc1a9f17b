import { useLocation } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { LogInForm } from './LogInForm.tsx';
import type { LogInSource } from './logInCookies.ts';

interface LoginFlyoutProps {
  source?: LogInSource;
  onClose: () => void;
}

/** Log-in beside the page, which stays as it is. */
export function LoginFlyout({ source, onClose }: LoginFlyoutProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { pathname, search } = useLocation();
  const signUp = new URLSearchParams({ mode: 'signup', next: pathname + search });
  return (
    <Dialog open onClose={onClose} place="right" title={m.logIn()} closeLabel={m.close()}>
      <LogInForm source={source} onDone={onClose} onLeave={onClose} />
      <div className="mt-8 border-line border-t pt-5">
        <p className="mb-3">{m.signUpText()}</p>
        <LinkButton look="secondary" to={link(`/login?${signUp}`)} onClick={onClose} className="w-full">
          {m.signUp()}
        </LinkButton>
      </div>
    </Dialog>
  );
}
