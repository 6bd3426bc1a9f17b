import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { readSignIn } from '#app/platform/session/agent/agentSession.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { AgentLogIn } from './AgentLogIn.tsx';
import { logOutAgent } from './agents.thunks.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { PaymentsNote } from './PaymentsNote.tsx';

/** Where agents of customer service log in, and look for whom to act for. */
export default function AgentPage() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  // Undefined until the browser has read its storage, which the server cannot.
  const [isLoggedIn, setLoggedIn] = useState<boolean>();
  useEffect(() => setLoggedIn(readSignIn() !== undefined), []);
  const logOut = async (): Promise<void> => {
    await dispatch(logOutAgent());
    setLoggedIn(false);
  };
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
        {isLoggedIn && (
          <Button look="secondary" onClick={() => void logOut()}>
            {m.logOut()}
          </Button>
        )}
      </div>
      <PaymentsNote />
      {query.has('ended') && (
        <div className="mt-6 max-w-2xl">
          <Notice role="status">{m.ended()}</Notice>
        </div>
      )}
      {isLoggedIn === false && <AgentLogIn onDone={() => setLoggedIn(true)} />}
      {isLoggedIn && <CustomerSearch onOver={() => setLoggedIn(false)} />}
    </div>
  );
}
