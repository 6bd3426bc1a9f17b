import type { Schema } from '../../api/schema.ts';
import type { State } from '../../api/types.ts';
import { Field } from '../fields/Field.tsx';

interface FieldsProps {
  schema: Schema;
  values: State;
  errors: Record<string, string>;
  /** Names of fields that differ from what is saved. */
  changed?: ReadonlySet<string>;
  disabled?: boolean;
  onChange(name: string, value: unknown): void;
}

/** All fields of a schema, in its order. */
export function Fields({ schema, values, errors, changed, disabled, onChange }: FieldsProps) {
  return (
    <div className="grid gap-5">
      {Object.entries(schema.properties ?? {}).map(([name, own]) => (
        <Field
          key={name}
          name={name}
          schema={own}
          value={values[name]}
          error={errors[name]}
          changed={changed?.has(name)}
          required={schema.required?.includes(name)}
          disabled={disabled}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}
