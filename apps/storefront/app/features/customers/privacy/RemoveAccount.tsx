import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { mailRemovalLink, removeAccount } from '../account.thunks.ts';
import { Question } from '../Question.tsx';

/** Deletes the account, after proof by password or mailed link. */
export function RemoveAccount({ onRemoved }: { onRemoved: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const remove = async () => {
    const failure = await dispatch(removeAccount(password));
    if (!failure) onRemoved();
    return failure;
  };
  return (
    <div className="space-y-3">
      <p className="max-w-prose">{m.deleteText()}</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {m.delete()}
      </Button>
      {asking && (
        <Question
          title={m.deleteTitle()}
          yes={m.delete()}
          no={m.keepAccount()}
          sorry={m.deleteFailed()}
          act={remove}
          onClose={() => setAsking(false)}
        >
          <p>{m.deleteText()}</p>
          <TextField
            label={m.deletePassword()}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <MailedInstead />
        </Question>
      )}
    </div>
  );
}

/** Customers of an outside identity provider have no password; a link mailed to them proves it instead. */
function MailedInstead() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ failed: boolean; text: string }>();
  const send = async (): Promise<void> => {
    setBusy(true);
    const failure = await dispatch(mailRemovalLink());
    setBusy(false);
    const sorry = (failure?.status && failure.errors[0]?.message) || m.saveFailed();
    setSaid({ failed: failure !== null, text: failure ? sorry : m.deleteLinkSent() });
  };
  return (
    <div className="space-y-2 border-line border-t pt-4">
      <p>{m.deleteNoPassword()}</p>
      <Button look="quiet" busy={busy} className="-ml-5" onClick={() => void send()}>
        {m.deleteLink()}
      </Button>
      {said && (
        <Notice tone={said.failed ? 'danger' : 'success'} role={said.failed ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
    </div>
  );
}
