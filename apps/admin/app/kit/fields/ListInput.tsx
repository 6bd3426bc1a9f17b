import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { Repeater } from './Repeater.tsx';
import { emptyOf, type WidgetProps } from './schema.ts';

/** A list whose items have a schema. */
export function ListInput({ schema, value, onChange, disabled, label, Field }: WidgetProps) {
  const { form } = useTexts();
  const items = Array.isArray(value) ? value : [];
  const { items: own = {} } = schema;
  return (
    <Repeater
      items={items}
      onChange={onChange}
      disabled={disabled}
      label={label}
      most={schema.maxItems}
      onAdd={() => emptyOf(own) ?? ''}
    >
      {(item, index, change) => (
        <Field
          name={`${index}`}
          schema={{ ...own, title: own.title ?? fill(form.item, { number: index + 1 }) }}
          value={item}
          disabled={disabled}
          onChange={change}
        />
      )}
    </Repeater>
  );
}
