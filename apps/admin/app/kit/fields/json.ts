import { isRecord } from '../form/values.ts';

const LANGUAGES = new Set(['en', 'fr']);

/** Whether a value is a text in several languages: `{en, fr?}`. */
export function isLocalized(value: unknown): boolean {
  return (
    isRecord(value) &&
    'en' in value &&
    Object.entries(value).every(([name, text]) => LANGUAGES.has(name) && typeof text === 'string')
  );
}

/** A value of the same shape with nothing in it, for a new item of a list. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  return '';
}
