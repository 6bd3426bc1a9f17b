import type { WidgetProps } from '../schema.ts';

interface GroupFieldsProps extends Pick<WidgetProps, 'schema' | 'onChange' | 'disabled' | 'Field'> {
  value: Record<string, unknown>;
  /** Whether its required fields must be filled in. */
  needed: boolean;
}

/** Fields in the order of their schema, then what the schema does not know, so that nothing is hidden or lost. */
export function GroupFields({ schema, value, onChange, disabled, needed, Field }: GroupFieldsProps) {
  const known = schema.properties ?? {};
  const others = Object.keys(value).filter((name) => !Object.hasOwn(known, name));
  return [...Object.entries(known), ...others.map((name) => [name, {}] as const)].map(([name, own]) => (
    <Field
      key={name}
      name={name}
      schema={own}
      value={value[name]}
      required={needed && schema.required?.includes(name)}
      disabled={disabled}
      onChange={(next) => onChange({ ...value, [name]: next })}
    />
  ));
}
