import type { Localized } from '../definition/definition.types.ts';

/** Brewers shown beside the best one. */
export const OTHER_BREWERS = 2;
const MOST_REASONS = 3;

const listOf = (texts: readonly string[], and: string): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`;

/** What a brewer has of what was asked for. */
export function brewerReason(reasons: readonly Localized[]): Localized {
  const few = reasons.slice(0, MOST_REASONS);
  if (few.length === 0)
    return {
      en: 'It fits your counter and your budget.',
      fr: 'Elle respecte votre comptoir et votre budget.',
    };
  return {
    en: `You asked for ${listOf(
      few.map(({ en }) => en),
      'and',
    )}.`,
    fr: `Vous vouliez ${listOf(
      few.map(({ en, fr }) => fr ?? en),
      'et',
    )}.`,
  };
}
