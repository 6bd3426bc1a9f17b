import type { Schema } from '../../api/schema.ts';
import type { Language, Site } from '../../api/types.ts';
import { regional } from '../../i18n/fill.ts';
import { formatDay, formatInstant } from '../../i18n/instants.ts';
import type { Messages } from '../../i18n/messages.ts';
import { formatMoney } from '../../i18n/money.ts';
import { isRecord } from '../form/values.ts';
import { isLocalized } from './json.ts';
import { titleOfValue, widgetOf, withoutNull } from './schema.ts';

export interface Shown {
  site: Site;
  language: Language;
  texts: Messages;
}

/** A value as text: whole, for a difference or a history. */
export function displayValue(given: Schema, value: unknown, { site, language, texts }: Shown): string {
  const { schema } = withoutNull(given);
  if (value === undefined || value === null || value === '') return texts.form.nothing;
  const widget = widgetOf(schema);
  if (widget === 'select') return titleOfValue(schema, value);
  if (typeof value === 'boolean') return value ? texts.form.yes : texts.form.no;
  if (typeof value === 'number')
    return widget === 'money'
      ? formatMoney(value, site.currency, language)
      : new Intl.NumberFormat(regional(language)).format(value);
  if (typeof value === 'string') {
    if (widget === 'date-time') return formatInstant(value, site.timeZone, language);
    return widget === 'date' ? formatDay(value, language) : value;
  }
  if (isLocalized(value) && isRecord(value))
    return Object.entries(value)
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n');
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    const items = schema.items ?? {};
    return value.map((item) => displayValue(items, item, { site, language, texts })).join(', ');
  }
  return JSON.stringify(value, null, 1);
}

const MOST_CHARACTERS = 80;

/** A value for a cell of a table: short, of one language, without markup. */
export function displayCell(given: Schema, value: unknown, shown: Shown): string {
  if (value === undefined || value === null || value === '') return '';
  const own = isLocalized(value) && isRecord(value) ? (value[shown.language] ?? value.en) : value;
  if (Array.isArray(own) && own.some((item) => typeof item === 'object')) return String(own.length);
  if (isRecord(own)) return '{…}';
  const text = displayValue(given, own, shown);
  const bare = given.format?.endsWith('html') ? text.replaceAll(/<[^<>]*>/g, ' ') : text;
  return bare.length > MOST_CHARACTERS ? `${bare.slice(0, MOST_CHARACTERS - 1)}…` : bare;
}
