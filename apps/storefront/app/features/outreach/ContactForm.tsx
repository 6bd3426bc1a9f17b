import { type FormEvent, useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/outreach.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { MessageSent } from './MessageSent.tsx';
import { type ContactMessage, sendMessage } from './outreach.thunks.ts';

type Field = Exclude<keyof ContactMessage, 'website'>;
const FIELDS: readonly Field[] = ['name', 'email', 'topic', 'orderCode', 'message'];
const EMPTY: ContactMessage = { name: '', email: '', topic: '', orderCode: '', message: '', website: '' };

/** Longest name of a product that a link may begin the message with. */
const MOST_OF_NAME = 80;
const MOST_OF_CODE = 40;

/**
 * The form with what the address names after its `#`, so that no log has it: `order=` the order, `about=` the name of the
 * product that is asked about.
 */
function begun(
  form: ContactMessage,
  topics: readonly { code: string }[],
  aboutText: (name: string) => string,
): ContactMessage {
  const named = new URLSearchParams(location.hash.slice(1));
  const orderCode = named.get('order')?.slice(0, MOST_OF_CODE);
  const about = named.get('about')?.slice(0, MOST_OF_NAME);
  const topic = topics.some(({ code }) => code === 'order') ? 'order' : '';
  return {
    ...form,
    ...(orderCode && { orderCode, topic: form.topic || topic }),
    ...(about && { message: form.message || `${aboutText(about)}\n` }),
  };
}

/** A message to the shop. What was typed stays until it was sent; the engine's error about a field is shown beside it. */
export function ContactForm({ topics }: { topics: readonly { code: string; title: string }[] }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failed, setFailed] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that the page was opened with, once.
  useEffect(() => setForm((typed) => begun(typed, topics, (name) => m.about({ name }))), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailed(undefined);
    setErrors({});
    setBusy(true);
    const outcome = await dispatch(sendMessage(form));
    setBusy(false);
    if ('message' in outcome) return setSent(outcome.message);
    const found = outcome.failure.errors.filter(({ subject }) => FIELDS.some((name) => name === subject));
    setErrors(Object.fromEntries(found.map(({ subject, message }) => [subject, message])));
    const field = element.current?.elements.namedItem(found[0]?.subject ?? '');
    if (field instanceof HTMLElement) field.focus();
    if (found.length === 0) {
      setFailed((outcome.failure.status && outcome.failure.errors[0]?.message) || m.failed());
    }
  };
  const field = (name: Field) => ({
    name,
    label: m[name](),
    value: form[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setForm((typed) => ({ ...typed, [name]: value })),
  });

  if (sent) {
    return (
      <MessageSent
        answer={sent}
        onAgain={() => {
          setForm({ ...EMPTY, name: form.name, email: form.email });
          setSent(undefined);
        }}
      />
    );
  }
  return (
    <form
      ref={element}
      noValidate
      method="dialog"
      aria-label={m.formLabel()}
      onSubmit={(event) => void submit(event)}
      className="max-w-prose space-y-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <SelectField {...field('topic')}>
          <option value="">{m.chooseTopic()}</option>
          {topics.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField {...field('orderCode')} optional={m.optional()} autoComplete="off" />
      </div>
      <TextArea {...field('message')} rows={7} />
      {/* Honeypot: not shown, not read out, not reached by the keyboard. */}
      <div hidden>
        <label>
          {m.website()}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={form.website}
            onChange={(event) => setForm({ ...form, website: event.target.value })}
          />
        </label>
      </div>
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full sm:w-auto">
        {m.send()}
      </Button>
    </form>
  );
}
