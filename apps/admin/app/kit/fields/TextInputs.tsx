import { useRef } from 'react';
import { MarkupButtons } from './html/MarkupButtons.tsx';
import type { WidgetProps } from './schema.ts';

/** Optional texts that are emptied become null where the schema has that, so that "nothing" is written one way. */
const typed = (text: string, { nullable }: WidgetProps): unknown => (text === '' && nullable ? null : text);
const shown = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** `list`: the id of a `datalist` with what is offered. */
export function TextInput({ list, ...props }: WidgetProps & { list?: string }) {
  const { id, schema, value, onChange, disabled, required, described } = props;
  return (
    <input
      id={id}
      {...described}
      value={shown(value)}
      readOnly={disabled}
      required={required && !props.nullable && (schema.minLength ?? 0) > 0}
      maxLength={schema.maxLength}
      type={schema.format === 'email' ? 'email' : 'text'}
      list={list}
      onChange={(event) => onChange(typed(event.target.value, props))}
      className="control"
    />
  );
}

const MOST_ROWS = 16;

/** A text of several lines; of markup in a type of even widths. */
export function LongTextInput(props: WidgetProps) {
  const { id, schema, value, onChange, disabled, required, described } = props;
  const text = shown(value);
  const isMarkup = schema.format?.endsWith('html');
  const area = useRef<HTMLTextAreaElement>(null);
  const control = (
    <textarea
      ref={area}
      id={id}
      {...described}
      value={text}
      readOnly={disabled}
      required={required && !props.nullable && (schema.minLength ?? 0) > 0}
      maxLength={schema.maxLength}
      rows={Math.min(MOST_ROWS, Math.max(isMarkup ? 6 : 3, text.split('\n').length + 1))}
      spellCheck={!isMarkup}
      onChange={(event) => onChange(typed(event.target.value, props))}
      className={`control ${isMarkup ? 'font-mono' : ''}`}
    />
  );
  if (!isMarkup || disabled) return control;
  return (
    <div>
      <MarkupButtons area={area} onChange={onChange} />
      {control}
    </div>
  );
}
