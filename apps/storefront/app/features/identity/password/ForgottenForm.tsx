import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { forgotPassword, resetPassword } from './password.thunks.ts';
import { lengthOf, PASSWORD_LENGTH } from './strength.rules.ts';

/** Asks for a link to a new password. */
export function ForgottenForm() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: ['email'],
    check: () => ({ email: email.trim() ? undefined : m.emailMissing() }),
    send: () => dispatch(forgotPassword(email.trim())),
    onDone: () => setSent(true),
    sorry: m.failed(),
  });
  if (sent) return <Done title={m.sentTitle()} text={m.sentText({ email: email.trim() })} />;
  return (
    <form ref={form} noValidate method="dialog" onSubmit={onSubmit} className="space-y-5">
      <TextField
        label={m.email()}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        error={errors.email}
        onChange={(event) => {
          setEmail(event.target.value);
          touch('email');
        }}
      />
      {failed && <Failed text={failed} />}
      <Button type="submit" busy={busy} className="w-full">
        {m.sendLink()}
      </Button>
    </form>
  );
}

/** Sets a password by a mailed link; its token is in the fragment (`#`) and so never reaches a log. */
export function ResetForm() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(location.hash.slice(1)), []);
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: ['password'],
    check: () => {
      const length = lengthOf(password);
      const isRight = length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most;
      return { password: isRight ? undefined : m.passwordShort() };
    },
    send: () => dispatch(resetPassword(token ?? '', password)),
    onDone: () => setDone(true),
    sorry: m.failed(),
  });
  if (done) return <Done title={m.resetDone()} />;
  if (token === '') return <Failed text={m.noLink()} />;
  return (
    <form ref={form} noValidate method="dialog" onSubmit={onSubmit} className="space-y-5">
      <PasswordField
        isNew
        label={m.newPassword()}
        value={password}
        error={errors.password}
        onChange={(value) => {
          setPassword(value);
          touch('password');
        }}
      />
      {failed && <Failed text={failed} />}
      <Button type="submit" busy={busy} className="w-full">
        {m.reset()}
      </Button>
    </form>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}

/** Takes the focus, because the button that had it is gone. */
function Done({ title, text }: { title: string; text?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card bg-success-soft p-6">
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl">
        {title}
      </h2>
      {text && <p className="mt-2">{text}</p>}
    </div>
  );
}
