import { useState } from 'react';
import { fromWallTime, toWallTime, zoneName } from '../../i18n/instants.ts';
import type { WidgetProps } from './schema.ts';

/** An instant, shown and typed in the site's time zone, which it names. */
export function DateTimeInput({
  id,
  value,
  onChange,
  site,
  language,
  disabled,
  required,
  nullable,
  described,
}: WidgetProps) {
  const [half, setHalf] = useState<string>();
  const wall = typeof value === 'string' && value ? toWallTime(value, site.timeZone) : '';
  return (
    <div className="flex items-center gap-2">
      <input
        id={id}
        type="datetime-local"
        {...described}
        value={half ?? wall}
        readOnly={disabled}
        required={required && !nullable}
        onChange={({ target }) => {
          const instant = fromWallTime(target.value, site.timeZone);
          setHalf(instant ? undefined : target.value);
          onChange(instant ?? (nullable ? null : undefined));
        }}
        className="control min-w-0"
      />
      <span className="text-muted text-xs">
        {zoneName(site.timeZone, language, wall ? new Date(String(value)) : undefined)}
      </span>
    </div>
  );
}

/** A calendar day. */
export function DateInput({ id, value, onChange, disabled, required, nullable, described }: WidgetProps) {
  return (
    <input
      id={id}
      type="date"
      {...described}
      value={typeof value === 'string' ? value : ''}
      readOnly={disabled}
      required={required && !nullable}
      onChange={({ target }) => onChange(target.value || (nullable ? null : undefined))}
      className="control"
    />
  );
}
