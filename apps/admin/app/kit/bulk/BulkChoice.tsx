import { useId } from 'react';
import type { Schema } from '../../api/schema.ts';
import { useTexts } from '../../i18n/language.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Field } from '../fields/Field.tsx';
import { emptyOf, readable } from '../fields/schema.ts';

export interface Chosen {
  field: string;
  value: unknown;
  reason: string;
}

interface BulkChoiceProps {
  schema: Schema;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Which field, and its new value. */
export function BulkChoice({ schema, chosen, onChange }: BulkChoiceProps) {
  const { list, form } = useTexts();
  const id = useId();
  const fields = Object.entries(schema.properties ?? {}).filter(([, own]) => !own.readOnly);
  const own = schema.properties?.[chosen.field];
  return (
    <div className="grid gap-4">
      <Labelled id={id} label={list.field}>
        <select
          id={id}
          value={chosen.field}
          onChange={({ target }) =>
            onChange({
              ...chosen,
              field: target.value,
              value: emptyOf(schema.properties?.[target.value] ?? {}),
            })
          }
          className="control"
        >
          <option value="">{list.chooseField}</option>
          {fields.map(([name, one]) => (
            <option key={name} value={name}>
              {one.title ?? readable(name)}
            </option>
          ))}
        </select>
      </Labelled>
      {own && (
        <Field
          key={chosen.field}
          name={chosen.field}
          schema={own}
          value={chosen.value}
          onChange={(value) => onChange({ ...chosen, value })}
        />
      )}
      <TextField
        label={form.reason}
        value={chosen.reason}
        maxLength={400}
        onChange={(reason) => onChange({ ...chosen, reason })}
      />
    </div>
  );
}
