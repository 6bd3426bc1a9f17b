import type { ReactNode } from 'react';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { logOut } from '../identity.thunks.ts';
import { AccountLinks } from './AccountLinks.tsx';

interface ProfileFlyoutProps {
  name: string;
  onClose: () => void;
  /** Above the links. */
  children?: ReactNode;
}

/** Menu of a customer who is logged in. */
export function ProfileFlyout({ name, onClose, children }: ProfileFlyoutProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const leave = (): void => {
    onClose();
    void dispatch(logOut());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      place="right"
      title={name ? m.hello({ name }) : m.account()}
      closeLabel={m.close()}
    >
      {children}
      <nav aria-label={m.account()} className="-mx-3">
        <AccountLinks onFollow={onClose} />
      </nav>
      <div className="mt-6 border-line border-t pt-5">
        <Button look="secondary" className="w-full" onClick={leave}>
          {m.logOut()}
        </Button>
      </div>
    </Dialog>
  );
}
