import { type FormEvent, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/orderLookUp.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { lookUpOrder } from './orderLookUp.thunks.ts';

/** Leads guests to their order by a link mailed to the order's address. */
export default function OrderLookUp() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ failed: boolean; text: string }>();
  const numberMissing = asked && !code.trim();
  const emailMissing = asked && !email.trim();
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    setSaid(undefined);
    if (!code.trim() || !email.trim()) {
      const field = code.trim() ? 'email' : 'code';
      form.current?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus();
      return;
    }
    setBusy(true);
    const answer = await dispatch(lookUpOrder(code, email));
    setBusy(false);
    const failed = 'failure' in answer;
    setSaid({
      failed,
      text: failed
        ? (answer.failure.status === 429 && answer.failure.errors[0]?.message) || m.failed()
        : answer.message,
    });
  };
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{m.text()}</p>
      <form ref={form} noValidate onSubmit={(event) => void find(event)} className="mt-8 max-w-md space-y-5">
        <TextField
          label={m.number()}
          name="code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          hint={m.numberHint()}
          error={numberMissing ? m.numberMissing() : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="tabular uppercase"
        />
        <TextField
          label={m.email()}
          name="email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={emailMissing ? m.emailMissing() : undefined}
          autoComplete="email"
          maxLength={320}
        />
        {said && (
          <Notice tone={said.failed ? 'danger' : 'success'} role={said.failed ? 'alert' : 'status'}>
            {said.text}
            {!said.failed && <span className="mt-1 block text-sm">{m.nothingCame()}</span>}
          </Notice>
        )}
        <Button type="submit" busy={busy}>
          {m.find()}
        </Button>
      </form>
    </div>
  );
}
