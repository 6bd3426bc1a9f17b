import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { described, Labelled } from '../../ui/Labelled.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useCallKey } from '../form/useCallKey.ts';

interface Note {
  id: string;
  at: string;
  by: string;
  text: string;
}

interface NotesProps {
  /** Newest first. */
  notes: Note[];
  /** Absent: the role may only read. */
  onAdd?: ((text: string, key: string) => Promise<unknown>) | undefined;
}

/** What staff wrote down for each other. What is being typed stays when adding fails. */
export function Notes({ notes, onAdd }: NotesProps) {
  const { texts, language } = useSpoken();
  const site = useSite();
  return (
    <Panel title={texts.orders.notes}>
      {onAdd && <NewNote onAdd={onAdd} />}
      {notes.length === 0 && <p className="text-muted text-sm">{texts.orders.noNotes}</p>}
      <ul className="grid gap-3">
        {notes.map(({ id, at, by, text }) => (
          <li key={id} className="border-line border-l-2 pl-3">
            <p className="whitespace-pre-wrap break-words">{text}</p>
            <p className="break-words text-muted text-xs">
              {by} · <time dateTime={at}>{formatInstant(at, site.timeZone, language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NewNote({ onAdd }: { onAdd: (text: string, key: string) => Promise<unknown> }) {
  const { orders } = useSpoken().texts;
  const id = useId();
  const [text, setText] = useState('');
  const { key, renew, onError } = useCallKey();
  const add = useMutation({
    mutationFn: () => onAdd(text.trim(), key),
    onSuccess: () => {
      setText('');
      renew();
    },
    onError,
  });
  return (
    <form
      className="mb-4 grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !add.isPending) add.mutate();
      }}
    >
      <div className="w-full">
        <Labelled id={id} label={orders.note} hint={orders.noteHint}>
          <textarea
            id={id}
            {...described(id, { hint: orders.noteHint })}
            rows={2}
            required
            maxLength={1000}
            readOnly={add.isPending}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="control"
          />
        </Labelled>
      </div>
      {add.error && <Failure error={add.error} />}
      <Button type="submit" busy={add.isPending}>
        {orders.addNote}
      </Button>
    </form>
  );
}
