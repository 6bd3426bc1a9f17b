import { useState } from 'react';
import { Link } from 'react-router';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField, TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { logIn } from '../identity.thunks.ts';
import { PasswordField } from '../password/PasswordField.tsx';
import { ProviderButton } from '../provider/ProviderButton.tsx';
import type { LogInSource } from './logInCookies.ts';

export interface LogInFormProps {
  /** The screen with the form, if it is not the log-in's own. */
  source?: LogInSource;
  /** E-mail of the account, if it is known. */
  email?: string;
  onDone: () => void;
  /** Called on leaving for a new password: closes the form's dialog. */
  onLeave?: () => void;
}

export function LogInForm({ source, email: known = '', onDone, onLeave }: LogInFormProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: ['email', 'password'],
    check: () => ({
      email: email.trim() ? undefined : m.emailMissing(),
      password: password ? undefined : m.passwordMissing(),
    }),
    send: () => dispatch(logIn({ email: email.trim(), password, rememberMe }, source)),
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
      className="space-y-5"
    >
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
      <PasswordField
        label={m.password()}
        value={password}
        error={errors.password}
        onChange={(value) => {
          setPassword(value);
          touch('password');
        }}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <CheckField
          name="rememberMe"
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.target.checked)}
          label={
            <>
              {m.rememberMe()} <span className="block text-muted text-sm">{m.rememberHint()}</span>
            </>
          }
        />
        <Link
          to={link('/login?mode=forgotten')}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {m.forgotten()}
        </Link>
      </div>
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {m.logIn()}
      </Button>
      <ProviderButton />
    </form>
  );
}
