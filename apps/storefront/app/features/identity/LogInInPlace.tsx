import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { LogInForm } from './LogInForm.tsx';
import type { LogInSource } from './logInCookies.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** A log-in in the flow of a screen, or an account for who has none. */
export function LogInInPlace({ source, onDone }: { source: LogInSource; onDone: () => void }) {
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
