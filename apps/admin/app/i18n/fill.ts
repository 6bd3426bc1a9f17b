import type { Language } from '../api/types.ts';

export type Values = Record<string, string | number>;

/** Puts values into `{name}` places of a message. */
export const fill = (message: string, values: Values): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A message that says how many. */
export interface Counted {
  one: string;
  other: string;
}

/** The form for `count`, with `{count}` in the language's digits. */
export function counted(language: Language, message: Counted, count: number, values: Values = {}): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? message.one : message.other;
  return fill(form, { count: new Intl.NumberFormat(regional(language)).format(count), ...values });
}

/** French as it is written in Canada. */
export const regional = (language: Language): string => (language === 'fr' ? 'fr-CA' : 'en-CA');

/** The name of a code; the code itself where a newer engine has one more. */
export const named = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;
