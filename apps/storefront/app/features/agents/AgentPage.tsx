import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { readActing, readSignIn } from '#app/platform/session/agent/agentSession.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { AgentLogIn } from './AgentLogIn.tsx';
import { logOutAgent } from './agents.thunks.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { PaymentsNote } from './PaymentsNote.tsx';

/**
 * Where agents of customer service log in and look for whom to act for; `desk` while they do: everything about that
 * customer.
 */
export default function AgentPage({ desk }: { desk: ReactNode }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  // Undefined until the browser has read its storage, which the server cannot.
  const [isLoggedIn, setLoggedIn] = useState<boolean>();
  const [isActing, setActing] = useState(false);
  const isOver = query.has('ended');
  useEffect(() => {
    setLoggedIn(readSignIn() !== undefined);
    setActing(!isOver && readActing() !== undefined);
  }, [isOver]);
  const logOut = async (): Promise<void> => {
    await dispatch(logOutAgent());
    setLoggedIn(false);
  };
  if (isActing) return desk;
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
      {isOver && (
        <div className="mt-6 max-w-2xl">
          <Notice role="status">{m.ended()}</Notice>
        </div>
      )}
      {isLoggedIn === false && <AgentLogIn onDone={() => setLoggedIn(true)} />}
      {isLoggedIn && <CustomerSearch onOver={() => setLoggedIn(false)} />}
    </div>
  );
}
