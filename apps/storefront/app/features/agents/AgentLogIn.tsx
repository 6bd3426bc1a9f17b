import { useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { logInAgent } from './agents.thunks.ts';
import { type Proof, ProofFields } from './ProofFields.tsx';

/** Password and second factor. */
export function AgentLogIn({ onDone }: { onDone: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: ['email', 'password', 'code'],
    check: () => ({
      email: email.trim() ? undefined : m.emailMissing(),
      password: proof.password ? undefined : m.passwordMissing(),
      code: proof.code.trim() ? undefined : m.codeMissing(),
    }),
    send: () => dispatch(logInAgent({ ...proof, email: email.trim(), code: proof.code.trim() })),
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
      <ProofFields
        proof={proof}
        errors={errors}
        onChange={(name, value) => {
          setProof({ ...proof, [name]: value });
          touch(name);
        }}
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
