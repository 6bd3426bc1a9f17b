import { useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/referrals.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextArea, TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { submitReferral } from './referrals.slice.ts';

const FIELDS = ['email', 'message'] as const;
/** Most characters of a message. */
const MESSAGE_MOST = 240;

/** Refers a friend by e-mail; then also shows the link, for whoever would rather send it in another way. */
export function ReferralForm() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState<{ email: string; code: string }>();
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: FIELDS,
    check: () => ({
      email: email.trim() ? undefined : m.emailMissing(),
      message: [...message.trim()].length > MESSAGE_MOST ? m.messageLong({ most: MESSAGE_MOST }) : undefined,
    }),
    send: async () => {
      setSent(undefined);
      const answer = await dispatch(submitReferral(email.trim(), message.trim()));
      if ('failure' in answer) return answer.failure;
      setSent({ email: email.trim(), code: answer.code });
      return null;
    },
    onDone: () => {
      setEmail('');
      setMessage('');
    },
    sorry: m.failed(),
  });
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={m.title()}
      onSubmit={onSubmit}
      className="space-y-5"
    >
      <TextField
        label={m.email()}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={320}
        value={email}
        error={errors.email}
        hint={m.emailHint()}
        onChange={(event) => {
          setEmail(event.target.value);
          touch('email');
        }}
      />
      <TextArea
        label={m.message()}
        optional={m.optional()}
        name="message"
        rows={3}
        value={message}
        error={errors.message}
        hint={m.messageHint({ most: MESSAGE_MOST })}
        onChange={(event) => {
          setMessage(event.target.value);
          touch('message');
        }}
      />
      <div role="status">{sent && <Sent {...sent} />}</div>
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {m.send()}
      </Button>
    </form>
  );
}

function Sent({ email, code }: { email: string; code: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const address = `${location.origin}${link(`/?referral=${code}`)}`;
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // The address can be selected.
      () => undefined,
    );
  return (
    <Notice tone="success">
      <p className="font-semibold">{m.sent({ email })}</p>
      <p className="text-ink">{m.orLink()}</p>
      <p className="select-all break-all text-ink">{address}</p>
      <button type="button" onClick={copy} className="min-h-11 font-semibold underline underline-offset-4">
        {copied ? m.copied() : m.copy()}
      </button>
    </Notice>
  );
}
