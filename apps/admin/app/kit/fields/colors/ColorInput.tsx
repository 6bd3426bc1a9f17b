import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import type { WidgetProps } from '../schema.ts';

/** What the picker shows for no colour, as browsers do. */
const NONE = '#'.padEnd(7, '0');

/** A colour `#rrggbb`: typed, or chosen from the system’s own picker beside it. */
export function ColorInput({ id, value, onChange, disabled, described, label }: WidgetProps) {
  const { form } = useTexts();
  const text = typeof value === 'string' ? value : '';
  const change = (next: string): void => onChange(next.trim().toLowerCase());
  return (
    <div className="flex items-center gap-2">
      <input
        type="color"
        aria-label={fill(form.colorPicker, { label })}
        value={/^#[\da-f]{6}$/.test(text) ? text : NONE}
        disabled={disabled}
        onChange={(event) => change(event.target.value)}
        className="h-11 w-14 shrink-0 rounded-control border border-control bg-surface p-1"
      />
      <input
        id={id}
        {...described}
        value={text}
        readOnly={disabled}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
        className="control tabular max-w-40"
      />
    </div>
  );
}
