import { useId } from 'react';
import type { Schema } from '../../api/schema.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { isRecord } from '../form/values.ts';
import { SwitchInput } from './ChoiceInputs.tsx';
import { emptied, isLocalized } from './json.ts';
import { LocalizedInput } from './LocalizedInput.tsx';
import { NumberInput } from './NumberInputs.tsx';
import { Repeater } from './nested/Repeater.tsx';
import { readable, type WidgetProps } from './schema.ts';
import { LongTextInput, TextInput } from './TextInputs.tsx';

const LONG = 80;

/** A value without a schema: the controls are made from the value itself, and its shape stays. */
export function JsonInput(props: WidgetProps) {
  const { value, onChange, label, disabled } = props;
  const { form } = useTexts();
  if (Array.isArray(value))
    return (
      <Repeater
        items={value}
        onChange={onChange}
        label={label}
        disabled={disabled}
        onAdd={() => emptied(value.at(-1) ?? '')}
      >
        {(item, index, change) => (
          <Node {...props} name={fill(form.item, { number: index + 1 })} value={item} onChange={change} />
        )}
      </Repeater>
    );
  if (isLocalized(value)) return <LocalizedInput {...props} />;
  if (isRecord(value))
    return (
      <div className="grid gap-3 border-line border-l-2 pl-3 sm:rounded-control sm:border sm:p-3">
        {Object.entries(value).map(([name, inner]) => (
          <Node
            {...props}
            key={name}
            name={readable(name)}
            value={inner}
            onChange={(next) => onChange({ ...value, [name]: next })}
          />
        ))}
      </div>
    );
  // Around it is a legend, which names no control.
  return <Leaf {...props} described={{ ...props.described, 'aria-label': label }} />;
}

/** A named part of the tree. */
function Node({ name, ...props }: WidgetProps & { name: string }) {
  const id = useId();
  const own = { ...props, id, label: name, described: {} };
  if (typeof props.value === 'object' && props.value !== null)
    return (
      <fieldset className="min-w-0">
        <legend className="mb-1 font-medium text-sm">{name}</legend>
        <JsonInput {...own} />
      </fieldset>
    );
  return (
    <div>
      <label htmlFor={id} className="mb-0.5 block text-muted text-xs">
        {name}
      </label>
      <Leaf {...own} />
    </div>
  );
}

function Leaf(props: WidgetProps) {
  const { value } = props;
  const schema: Schema = typeof value === 'number' ? { type: 'number' } : {};
  const own = { ...props, schema, required: false, nullable: value === null };
  if (typeof value === 'boolean') return <SwitchInput {...own} />;
  if (typeof value === 'number') return <NumberInput {...own} />;
  const isLong = typeof value === 'string' && (value.length > LONG || value.includes('\n'));
  return isLong ? <LongTextInput {...own} /> : <TextInput {...own} />;
}
