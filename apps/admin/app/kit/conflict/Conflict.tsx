import { useState } from 'react';
import type { Schema } from '../../api/schema.ts';
import type { Row } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { readable } from '../fields/schema.ts';
import { ValueText } from '../fields/ValueText.tsx';
import type { Draft } from '../form/draft.ts';
import { rebased, type Side, sidesOf } from './merge.ts';

interface ConflictProps {
  draft: Draft;
  /** The row as it is now. */
  theirs: Row;
  schema: Schema;
  onClose: () => void;
  /** With the draft that goes on from the other version. */
  onDecided: (draft: Draft) => void;
}

/** Two people changed one row: both versions side by side, and per field whose it shall be. */
export function Conflict({ draft, theirs, schema, onClose, onDecided }: ConflictProps) {
  const { form } = useTexts();
  const sides = sidesOf(draft, theirs.state);
  const [kept, setKept] = useState(() => new Set(sides.map(({ name }) => name)));
  const keep = (name: string, mine: boolean): void => {
    const next = new Set(kept);
    if (mine) next.add(name);
    else next.delete(name);
    setKept(next);
  };
  return (
    <Dialog
      open
      place="wide"
      title={form.conflictTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{form.backToForm}</Button>
          <Button
            look="primary"
            onClick={() => onDecided(rebased(draft, theirs.state, theirs.version, kept))}
          >
            {kept.size > 0 ? form.saveDecided : form.takeAll}
          </Button>
        </>
      }
    >
      <p className="mb-4 max-w-prose">{fill(form.conflictText, { title: theirs.title })}</p>
      <div className="grid gap-4">
        {sides.map((side) => (
          <FieldChoice
            key={side.name}
            side={side}
            schema={schema.properties?.[side.name] ?? {}}
            mine={kept.has(side.name)}
            onChoose={(mine) => keep(side.name, mine)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  side: Side;
  schema: Schema;
  mine: boolean;
  onChoose: (mine: boolean) => void;
}

function FieldChoice({ side, schema, mine, onChoose }: FieldChoiceProps) {
  const { form } = useTexts();
  const options = [
    { isMine: true, label: form.keepMine, value: side.mine },
    { isMine: false, label: form.takeTheirs, value: side.theirs },
  ];
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        {schema.title ?? readable(side.name)}
        {side.clashes && <span className="ml-2 font-normal text-muted text-sm">{form.bothChanged}</span>}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ isMine, label, value }) => (
          <label
            key={label}
            className="cursor-pointer rounded-control border border-control p-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <span className="mb-1 flex items-center gap-2 text-sm">
              <input
                type="radio"
                name={side.name}
                checked={mine === isMine}
                onChange={() => onChoose(isMine)}
                className="size-4 accent-accent"
              />
              {label}
            </span>
            <ValueText schema={schema} value={value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
