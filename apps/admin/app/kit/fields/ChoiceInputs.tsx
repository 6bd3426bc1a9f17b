import { useTexts } from '../../i18n/language.ts';
import { titleOfValue, type WidgetProps } from './schema.ts';

export function SelectInput({
  id,
  schema,
  value,
  onChange,
  disabled,
  required,
  nullable,
  described,
}: WidgetProps) {
  const { form } = useTexts();
  const values = schema.enum ?? [];
  const at = values.indexOf(value);
  const isEmpty = value === undefined || value === null;
  return (
    <select
      id={id}
      {...described}
      value={at === -1 ? '' : String(at)}
      disabled={disabled}
      onChange={({ target }) =>
        onChange(target.value === '' ? (nullable ? null : undefined) : values[Number(target.value)])
      }
      className="control"
    >
      {(isEmpty || nullable || !required) && <option value="">{form.none}</option>}
      {!isEmpty && at === -1 && <option value="">{String(value)}</option>}
      {values.map((one, index) => (
        <option key={String(one)} value={index}>
          {titleOfValue(schema, one)}
        </option>
      ))}
    </select>
  );
}

export function SwitchInput({ id, value, onChange, disabled, described }: WidgetProps) {
  return (
    <input
      id={id}
      type="checkbox"
      {...described}
      checked={value === true}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 shrink-0 accent-accent"
    />
  );
}
