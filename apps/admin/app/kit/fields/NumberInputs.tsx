import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/language.ts';
import { readMoney, typedMoney } from '../../i18n/money.ts';
import type { WidgetProps } from './schema.ts';

export function NumberInput({
  id,
  schema,
  value,
  onChange,
  disabled,
  required,
  nullable,
  described,
}: WidgetProps) {
  return (
    <input
      id={id}
      type="number"
      {...described}
      value={typeof value === 'number' ? value : ''}
      readOnly={disabled}
      required={required && !nullable}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.type === 'integer' ? 1 : 'any'}
      onChange={({ target }) =>
        onChange(target.value === '' ? (nullable ? null : undefined) : target.valueAsNumber)
      }
      className="control tabular"
    />
  );
}

/** An amount in the site's currency; the value is in minor units. */
export function MoneyInput(props: WidgetProps) {
  const { id, schema, value, onChange, site, language, disabled, required, nullable, described } = props;
  const { form } = useTexts();
  const { currency } = site;
  const written = typeof value === 'number' ? typedMoney(value, currency, language) : '';
  const [text, setText] = useState(written);
  const input = useRef<HTMLInputElement>(null);
  // Another value from outside: an undo, the other version of a conflict.
  if (
    value !== undefined &&
    readMoney(text, currency) !== value &&
    document.activeElement !== input.current &&
    text !== written
  )
    setText(written);
  const read = readMoney(text, currency);
  const isWrong =
    text !== '' &&
    (read === undefined || read < (schema.minimum ?? -Infinity) || read > (schema.maximum ?? Infinity));
  useEffect(() => input.current?.setCustomValidity(isWrong ? form.moneyWrong : ''), [isWrong, form]);
  return (
    <div className="relative">
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        {...described}
        value={text}
        readOnly={disabled}
        required={required && !nullable}
        onChange={({ target }) => {
          setText(target.value);
          const next = readMoney(target.value, currency);
          if (next !== undefined) onChange(next);
          else if (target.value.trim() === '') onChange(nullable ? null : undefined);
        }}
        onBlur={() => read !== undefined && setText(typedMoney(read, currency, language))}
        className="control tabular pr-14"
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted text-sm">
        {currency}
      </span>
    </div>
  );
}
