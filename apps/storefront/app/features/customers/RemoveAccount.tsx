import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { removeAccount } from './account.thunks.ts';
import { Question } from './Question.tsx';

/** The end of an account; the password shows that it is the customer who wants it. */
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
        </Question>
      )}
    </div>
  );
}
