import { useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { changeEmail, changePassword } from '../account.thunks.ts';

const secret = { type: 'password', autoCapitalize: 'none', spellCheck: false, required: true } as const;

export function ChangePassword() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  return (
    <TwoFields
      title={m.changePassword()}
      first={{ name: 'oldPassword', label: m.currentPassword(), autoComplete: 'current-password', ...secret }}
      second={{
        ...{ name: 'newPassword', label: m.newPassword(), autoComplete: 'new-password', ...secret },
        hint: m.passwordHint(),
        check: (value) => ([...value].length < 12 || [...value].length > 128 ? m.passwordShort() : undefined),
      }}
      submit={m.changePassword()}
      send={(oldPassword, newPassword) => dispatch(changePassword({ oldPassword, newPassword }))}
      done={() => m.passwordDone()}
    />
  );
}

export function ChangeEmail() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  return (
    <TwoFields
      title={m.changeEmail()}
      first={{ name: 'email', label: m.newEmail(), type: 'email', autoComplete: 'email' }}
      second={{ name: 'password', label: m.currentPassword(), autoComplete: 'current-password', ...secret }}
      submit={m.changeEmail()}
      send={(email, password) => dispatch(changeEmail({ email: email.trim(), password }))}
      done={(email) => m.emailDone({ email: email.trim() })}
    />
  );
}

type FieldProps = Parameters<typeof TextField>[0] & {
  name: string;
  check?: (value: string) => string | undefined;
};

interface TwoFieldsProps {
  title: string;
  first: FieldProps;
  second: FieldProps;
  submit: string;
  send: (first: string, second: string) => Promise<Failure | null>;
  /** The message after it has succeeded. */
  done: (first: string) => string;
}

/** Form of two fields: a new value, and the current password as proof. */
function TwoFields({ title, first, second, submit, send, done }: TwoFieldsProps) {
  const m = useScreenMessages(texts);
  const fields = [first, second];
  const [values, setValues] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<string>();
  const typed = ({ name }: FieldProps): string => values[name] ?? '';
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission<string>({
    fields: fields.map(({ name }) => name),
    check: () =>
      Object.fromEntries(
        fields.map((field) => [field.name, typed(field).trim() ? field.check?.(typed(field)) : m.needed()]),
      ),
    send: () => {
      setSaid(undefined);
      return send(typed(first), typed(second));
    },
    onDone: () => {
      setSaid(done(typed(first)));
      setValues({});
    },
    sorry: m.saveFailed(),
  });
  const id = `account-${first.name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-display text-2xl">
        {title}
      </h2>
      <form ref={form} noValidate method="dialog" onSubmit={onSubmit} className="space-y-5">
        {fields.map(({ check, ...field }) => (
          <TextField
            key={field.name}
            {...field}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
            onChange={(event) => {
              setValues({ ...values, [field.name]: event.target.value });
              touch(field.name);
            }}
          />
        ))}
        <div role="status">{said && <Notice tone="success">{said}</Notice>}</div>
        {failed && (
          <Notice tone="danger" role="alert">
            {failed}
          </Notice>
        )}
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </form>
    </section>
  );
}
