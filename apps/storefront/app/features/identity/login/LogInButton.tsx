import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { isLoggedIn } from '#app/platform/session/isLoggedIn.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { LoginFlyout } from './LoginFlyout.tsx';

/** Opens log-in beside the checkout. */
export function LogInButton({ onLoggedIn }: { onLoggedIn: () => void }) {
  const m = useScreenMessages(texts);
  const { brand } = useAppSelector((state) => state.apiConfig);
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    if (isLoggedIn(brand)) onLoggedIn();
  };
  return (
    <>
      <Button look="quiet" className="-mx-5" onClick={() => setOpen(true)}>
        {m.logIn()}
      </Button>
      {open && <LoginFlyout source="checkout" onClose={close} />}
    </>
  );
}
