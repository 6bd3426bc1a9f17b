import { useState } from 'react';
import type { SetUp } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { refusedFields } from '../../kit/form/refusals.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface SetUpFormProps {
  shown: SetUp;
  error: unknown;
  busy: boolean;
  onSend: (proof: { password: string; code: string }) => void;
}

const FIELDS = new Set(['password', 'code']);
const LEAST_PASSWORD = 12;

/** The secret for the authenticator, a password, and the first code. */
export function SetUpForm({ shown: { email = '', secret, otpauth }, error, busy, onSend }: SetUpFormProps) {
  const { screens } = useTexts();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const refused = refusedFields(error, FIELDS);
  const short = password.length < LEAST_PASSWORD ? screens.passwordShort : undefined;
  const noCode = code.trim() ? undefined : screens.codeMissing;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!short && !noCode && !busy) onSend({ password, code: code.trim() });
      }}
    >
      <p>{fill(screens.setUpText, { email })}</p>
      <p className="break-words rounded-control bg-sunken p-3 font-mono tracking-wider">
        {secret?.match(/.{1,4}/g)?.join(' ')}
      </p>
      <a href={otpauth} className="font-semibold text-accent underline underline-offset-4">
        {screens.openApp}
      </a>
      <TextField
        label={screens.password}
        type="password"
        autoComplete="new-password"
        hint={screens.passwordHint}
        value={password}
        onChange={setPassword}
        error={(tried ? short : undefined) ?? refused.fields.password}
      />
      <TextField
        label={screens.code}
        hint={screens.setUpCodeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={setCode}
        error={(tried ? noCode : undefined) ?? refused.fields.code}
        className="tabular"
      />
      {error && Object.keys(refused.fields).length === 0 ? <Failure error={error} /> : null}
      <Button type="submit" look="primary" busy={busy}>
        {screens.setUp}
      </Button>
    </form>
  );
}
