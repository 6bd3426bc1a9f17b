import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { SignUpForm } from '../sign-up/SignUpForm.tsx';
import { LogInForm } from './LogInForm.tsx';
import type { LogInSource } from './logInCookies.ts';

interface LogInInPlaceProps {
  /** The screen, where it has a cookie of its own. */
  source?: LogInSource;
  onDone: () => void;
}

/** A log-in inside another screen, or a sign-up for visitors without an account. */
export function LogInInPlace({ source, onDone }: LogInInPlaceProps) {
  const m = useScreenMessages(texts);
  const [isNew, setNew] = useState(false);
  return (
    <>
      {isNew ? <SignUpForm source={source} onDone={onDone} /> : <LogInForm source={source} onDone={onDone} />}
      <p className="mt-5 flex flex-wrap items-center gap-x-3 border-line border-t pt-3">
        {isNew ? m.haveAccount() : m.newHere()}
        <Button look="quiet" className="-mx-5" onClick={() => setNew(!isNew)}>
          {isNew ? m.logIn() : m.signUp()}
        </Button>
      </p>
    </>
  );
}
