import { useState } from 'react';
import { Link } from 'react-router';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField, TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { signUp } from '../identity.thunks.ts';
import type { LogInFormProps } from '../login/LogInForm.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { lengthOf, PASSWORD_LENGTH } from '../password/strength.rules.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** Creates an account. `known`: what the checkout already knows. */
export function SignUpForm({
  source,
  onDone,
  known = {},
}: LogInFormProps & { known?: Partial<Record<Field, string>> }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '', password: '', ...known });
  // Not ticked at the start.
  const [perksOptIn, join] = useState(false);
  const perks = useAppSelector((state) => featureOn(state, 'perks'));
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission<Field>({
    fields: FIELDS,
    check: () => {
      const length = lengthOf(values.password);
      return {
        firstName: values.firstName.trim() ? undefined : m.nameMissing(),
        lastName: values.lastName.trim() ? undefined : m.nameMissing(),
        email: values.email.trim() ? undefined : m.emailMissing(),
        password:
          length < PASSWORD_LENGTH.least || length > PASSWORD_LENGTH.most ? m.passwordShort() : undefined,
      };
    },
    send: () => dispatch(signUp({ ...values, email: values.email.trim(), perksOptIn }, source)),
    onDone,
    sorry: m.failed(),
  });
  const set = (name: Field) => (value: string) => {
    setValues({ ...values, [name]: value });
    touch(name);
  };
  const text = (name: Exclude<Field, 'password'>) => ({
    name,
    label: m[name](),
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name)(event.target.value),
  });
  const page = 'font-semibold underline';
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={m.signUp()}
      onSubmit={onSubmit}
      className="space-y-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...text('firstName')} autoComplete="given-name" maxLength={40} />
        <TextField {...text('lastName')} autoComplete="family-name" maxLength={40} />
      </div>
      <TextField
        {...text('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        isNew
        label={m.password()}
        value={values.password}
        error={errors.password}
        onChange={set('password')}
      />
      {perks && (
        <CheckField
          name="perksOptIn"
          label={m.joinPerks()}
          checked={perksOptIn}
          onChange={(event) => join(event.target.checked)}
        />
      )}
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {m.signUp()}
      </Button>
      <p className="text-muted text-sm">
        {m.terms()}{' '}
        <Link to={link('/content/terms')} className={page}>
          {m.termsLink()}
        </Link>{' '}
        {m.and()}{' '}
        <Link to={link('/content/privacy')} className={page}>
          {m.privacyLink()}
        </Link>
        .
      </p>
    </form>
  );
}
