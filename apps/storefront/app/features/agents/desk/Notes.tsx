import { useEffect, useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextArea } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { addNote, agentNotes } from './notes.slice.ts';

/** What agents wrote down about the customer, and a field for more. */
export function Notes() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data, error } = useAppSelector(agentNotes.select);
  useEffect(() => void dispatch(agentNotes.load(null)), [dispatch]);
  return (
    <section aria-labelledby="desk-notes" className="rounded-card border border-line bg-surface p-5">
      <h2 id="desk-notes" className="mb-3 font-display text-xl">
        {m.notes()}
      </h2>
      <NewNote />
      {!data && error && (
        <Notice tone="danger" role="alert">
          {m.failed()}
        </Notice>
      )}
      {data?.notes.length === 0 && <p className="mt-4 text-muted">{m.noNotes()}</p>}
      <ul className="mt-4 divide-y divide-line">
        {data?.notes.map(({ id, text, author, created }) => (
          <li key={id} className="py-3">
            <p className="whitespace-pre-line break-words">{text}</p>
            <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">
              {author} · {formatDate(created, brand, lang)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewNote() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: ['note'],
    check: () => ({ note: text.trim() ? undefined : m.noteMissing() }),
    send: () => dispatch(addNote(text.trim())),
    onDone: () => setText(''),
    sorry: m.failed(),
  });
  return (
    <form ref={form} noValidate method="dialog" onSubmit={onSubmit} className="space-y-3">
      <TextArea
        label={m.newNote()}
        name="note"
        rows={3}
        maxLength={1000}
        hint={m.noteHint()}
        value={text}
        error={errors.note}
        onChange={(event) => {
          setText(event.target.value);
          touch('note');
        }}
      />
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" look="secondary" busy={busy}>
        {m.addNote()}
      </Button>
    </form>
  );
}
