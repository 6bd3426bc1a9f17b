import { useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { logInAgent } from './agents.thunks.ts';

/** Password and second factor. */
export function AgentLogIn({ onDone }: { onDone: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: ['email', 'password', 'code'],
    check: () => ({
      email: email.trim() ? undefined : m.emailMissing(),
      password: password ? undefined : m.passwordMissing(),
      code: code.trim() ? undefined : m.codeMissing(),
    }),
    send: () => dispatch(logInAgent({ email: email.trim(), password, code: code.trim() })),
    onDone,
    sorry: m.failed(),
  });
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={m.logIn()}
      onSubmit={onSubmit}
      className="mt-6 max-w-md space-y-5"
    >
      <p className="text-lg text-muted">{m.logInText()}</p>
      <TextField
        label={m.email()}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={errors.email}
        onChange={(event) => {
          setEmail(event.target.value);
          touch('email');
        }}
      />
      <TextField
        label={m.password()}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(event) => {
          setPassword(event.target.value);
          touch('password');
        }}
      />
      <TextField
        label={m.code()}
        name="code"
        hint={m.codeHint()}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={errors.code}
        onChange={(event) => {
          setCode(event.target.value);
          touch('code');
        }}
        className="tabular"
      />
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {m.logIn()}
      </Button>
    </form>
  );
}
