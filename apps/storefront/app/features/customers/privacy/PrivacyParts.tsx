import { useState } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { type LogInSession, sessions } from '../account.slices.ts';
import { endSession, exportData } from '../account.thunks.ts';
import { OwnData } from './OwnData.tsx';

/** The customer's log-in sessions; each can be ended, and all others at once. */
export function LogInSessions() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const end = async (id?: string): Promise<void> => {
    setFailed(false);
    setFailed((await dispatch(endSession(id))) !== null);
  };
  const endOthers = async (): Promise<void> => {
    setBusy(true);
    await end();
    setBusy(false);
  };
  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions" className="mb-4 font-display text-2xl">
        {m.sessions()}
      </h2>
      <OwnData area={sessions}>
        {(data) => (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {data.sessions.map((session) => (
                <Session key={session.id} session={session} end={end} />
              ))}
            </ul>
            {failed && (
              <div className="mt-4">
                <Notice tone="danger" role="alert">
                  {m.endFailed()}
                </Notice>
              </div>
            )}
            {data.sessions.length > 1 && (
              <Button look="secondary" busy={busy} className="mt-4" onClick={() => void endOthers()}>
                {m.endOthers()}
              </Button>
            )}
          </>
        )}
      </OwnData>
    </section>
  );
}

interface SessionProps {
  session: LogInSession;
  end: (id: string) => Promise<void>;
}

function Session({ session: { id, device, current, lastUsed }, end }: SessionProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await end(id);
    setBusy(false);
  };
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-muted text-sm">{m.lastSeen({ date: formatDate(lastUsed, brand, lang) })}</p>
      </div>
      {current ? (
        <Badge tone="success">{m.thisDevice()}</Badge>
      ) : (
        <Button
          look="quiet"
          className="-mr-4"
          busy={busy}
          aria-label={m.endSessionOf({ device })}
          onClick={() => void press()}
        >
          {m.endSession()}
        </Button>
      )}
    </li>
  );
}

/** Downloads all data that the shop holds of the customer. */
export function DataExport() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const fetchData = async (): Promise<void> => {
    setBusy(true);
    setFailed((await dispatch(exportData())) !== null);
    setBusy(false);
  };
  return (
    <div className="space-y-3">
      <p className="max-w-prose">{m.exportText()}</p>
      {failed && (
        <Notice tone="danger" role="alert">
          {m.exportFailed()}
        </Notice>
      )}
      <Button look="secondary" busy={busy} onClick={() => void fetchData()}>
        {m.export()}
      </Button>
    </div>
  );
}
