import { useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/quiz.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { mailResult } from './mail.thunks.ts';

/** Mails a result to who asks for it. */
export function MailResult({ resultId }: { resultId: string }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: ['email'],
    check: () => ({ email: email.trim() ? undefined : m.emailMissing() }),
    send: () => dispatch(mailResult(resultId, email.trim())),
    onDone: () => {
      setSentTo(email.trim());
      setEmail('');
    },
    sorry: m.mailFailed(),
  });
  return (
    <section aria-labelledby="quiz-mail" className="mt-10 max-w-prose">
      <h2 id="quiz-mail" className="font-semibold">
        {m.mailTitle()}
      </h2>
      <form ref={form} noValidate method="dialog" onSubmit={onSubmit} className="mt-3 space-y-4">
        <TextField
          label={m.email()}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={320}
          value={email}
          error={errors.email}
          hint={m.emailHint()}
          onChange={(event) => {
            setEmail(event.target.value);
            setSentTo('');
            touch('email');
          }}
        />
        <Button type="submit" look="secondary" busy={busy}>
          {m.mail()}
        </Button>
        <div role="status">{sentTo && <Notice tone="success">{m.mailed({ email: sentTo })}</Notice>}</div>
        {failed && (
          <Notice tone="danger" role="alert">
            {failed}
          </Notice>
        )}
      </form>
    </section>
  );
}
