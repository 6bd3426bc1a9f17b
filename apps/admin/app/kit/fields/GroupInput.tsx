import { isRecord } from '../form/values.ts';
import type { WidgetProps } from './schema.ts';

/** The fields of an object inside a row. */
export function GroupInput({ schema, value, onChange, disabled, Field }: WidgetProps) {
  const state = isRecord(value) ? value : {};
  return (
    <div className="grid gap-3 rounded-control border border-line p-3">
      {Object.entries(schema.properties ?? {}).map(([name, own]) => (
        <Field
          key={name}
          name={name}
          schema={own}
          value={state[name]}
          required={schema.required?.includes(name)}
          disabled={disabled}
          onChange={(next) => onChange({ ...state, [name]: next })}
        />
      ))}
    </div>
  );
}
