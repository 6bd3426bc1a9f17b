import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { isRecord } from '../../form/values.ts';
import { displayCell } from '../display.ts';
import { emptyOf, readable, type WidgetProps, widgetOf } from '../schema.ts';
import { GroupFields } from './GroupFields.tsx';
import { Repeater } from './Repeater.tsx';

/** A list whose items have a schema. Items of several fields are folded to one line each. */
export function ListInput(props: WidgetProps) {
  const { schema, value, onChange, disabled, label, Field } = props;
  const { form } = useTexts();
  const nameOf = useItemName(props);
  const items = Array.isArray(value) ? value : [];
  const { items: own = {} } = schema;
  const isGroup = widgetOf(own) === 'group';
  return (
    <Repeater
      items={items}
      onChange={onChange}
      disabled={disabled}
      label={label}
      most={schema.maxItems}
      onAdd={() => emptyOf(own) ?? ''}
      summary={isGroup ? nameOf : undefined}
    >
      {(item, index, change) =>
        isGroup && isRecord(item) ? (
          <GroupFields schema={own} value={item} onChange={change} needed {...{ disabled, Field }} />
        ) : (
          <Field
            name={`${index}`}
            schema={{ ...own, title: (!isGroup && own.title) || fill(form.item, { number: index + 1 }) }}
            value={item}
            disabled={disabled}
            onChange={change}
          />
        )
      }
    </Repeater>
  );
}

/** What an item is known by: the first text in it, else its numbers, else its place. */
function useItemName({ schema, site, language }: WidgetProps) {
  const texts = useTexts();
  const properties = Object.entries(schema.items?.properties ?? {});
  return (item: unknown, index: number): string => {
    const number = fill(texts.form.item, { number: index + 1 });
    if (!isRecord(item)) return number;
    for (const [name, own] of properties) {
      const value = item[name];
      const isText = typeof value === 'string' || (isRecord(value) && typeof value.en === 'string');
      const shown = isText ? displayCell(own, value, { site, language, texts }) : '';
      if (shown !== '') return shown;
    }
    const numbers = properties
      .filter(([name]) => typeof item[name] === 'number')
      .map(
        ([name, own]) =>
          `${own.title ?? readable(name)}: ${displayCell(own, item[name], { site, language, texts })}`,
      );
    return numbers.join(' · ') || number;
  };
}
