import { useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { type Profile, profile } from '../account.slices.ts';
import { saveProfile } from '../account.thunks.ts';
import { OwnData } from '../privacy/OwnData.tsx';

/** Name and phone; the e-mail has a form of its own, which asks for the password. */
export function ProfileForm() {
  const m = useScreenMessages(texts);
  return (
    <section aria-labelledby="account-details" className="max-w-xl">
      <h2 id="account-details" className="mb-4 font-display text-2xl">
        {m.details()}
      </h2>
      <OwnData area={profile}>{(data) => <Fields known={data} />}</OwnData>
    </section>
  );
}

const FIELDS = ['firstName', 'lastName', 'phone'] as const;

function Fields({ known }: { known: Profile }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [values, setValues] = useState({
    firstName: known.firstName,
    lastName: known.lastName,
    phone: known.phone ?? '',
  });
  const [saved, setSaved] = useState(false);
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: FIELDS,
    check: () => ({
      firstName: values.firstName.trim() ? undefined : m.needed(),
      lastName: values.lastName.trim() ? undefined : m.needed(),
    }),
    send: () => {
      setSaved(false);
      return dispatch(saveProfile(values));
    },
    onDone: () => setSaved(true),
    sorry: m.saveFailed(),
  });
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    label: m[name](),
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setSaved(false);
      touch(name);
    },
  });
  return (
    <form ref={form} noValidate method="dialog" onSubmit={onSubmit} className="space-y-5">
      <p>
        <span className="block font-medium text-sm">{m.email()}</span>
        <span className="break-words">{known.email}</span>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={40} required />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={40} required />
      </div>
      <TextField
        {...field('phone')}
        optional={m.optional()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="tabular"
      />
      <div role="status">{saved && <Notice tone="success">{m.saved()}</Notice>}</div>
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {m.save()}
      </Button>
    </form>
  );
}
