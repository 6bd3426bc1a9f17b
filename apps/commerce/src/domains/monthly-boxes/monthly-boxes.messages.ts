/** Words of monthly boxes, in English and French. */
import type { Language } from '@crema/brands';
import { say } from '#platform/http/index.ts';

/** The last day that every month has. */
const SHORTEST = 28;
const ENDINGS: Record<Intl.LDMLPluralRule, string> = {
  ...{ one: 'st', two: 'nd', few: 'rd' },
  ...{ other: 'th', zero: 'th', many: 'th' },
};
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** “the 31st, or the last day of a shorter month”, “le 31, ou le dernier jour d’un mois plus court”. */
export function nameOfDay(day: number, language: Language): string {
  const name = say(
    language,
    `the ${day}${ENDINGS[ordinals.select(day)]}`,
    day === 1 ? 'le 1er' : `le ${day}`,
  );
  if (day <= SHORTEST) return name;
  return say(
    language,
    `${name}, or the last day of a shorter month`,
    `${name}, ou le dernier jour d’un mois plus court`,
  );
}
