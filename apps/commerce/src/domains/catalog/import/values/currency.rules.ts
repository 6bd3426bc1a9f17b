/** The currency that a file names for its amounts; nothing is converted. */
import { SITES, type SiteId } from '@crema/brands';
import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import type { RowGroup } from '../import.types.ts';
import type { Findings } from '../mapping/findings.rules.ts';

/** Titles of a CSV's column, folded. */
export const CURRENCY_TITLES = ['currency', 'price currency', 'variant price currency'] as const;

/** Why amounts in this currency cannot be read; undefined for the site's own, or if none is named. */
function problemOf(named: string, site: SiteId): Sentence | undefined {
  const { currency } = SITES[site];
  const own = named.trim().toUpperCase();
  if (own === '' || own === currency) return undefined;
  return sentence('otherCurrency', { named: own.slice(0, 20), site, currency });
}

/**
 * Refuses rows of a group whose currency is not the site's. `column`: index of the currency's column, if the file has
 * one.
 */
export function checkRows(
  { rows }: RowGroup,
  column: number | undefined,
  site: SiteId,
  findings: Findings,
): void {
  if (column === undefined) return;
  for (const { line, cells } of rows) {
    const problem = problemOf(cells[column] ?? '', site);
    if (problem) findings.refuse(line, problem);
  }
}

/** Refuses a product of a JSON file that names another currency, for itself or for a variant. */
export function checkProduct(value: unknown, line: number, site: SiteId, findings: Findings): void {
  const problem = currenciesIn(value)
    .map((named) => problemOf(named, site))
    .find(Boolean);
  if (problem) findings.refuse(line, problem);
}

/** The values of `currency` or `price_currency` in a product of a JSON file and its variants. */
export function currenciesIn(value: unknown): string[] {
  const { variants } = Object(value) as { variants?: unknown };
  return [value, ...(Array.isArray(variants) ? variants : [])].flatMap((holder) => {
    const { currency, price_currency: price } = Object(holder) as Record<string, unknown>;
    return [currency, price].filter((named) => typeof named === 'string');
  });
}

/** A note about a file that names no currency. */
export const noCurrency = (site: SiteId): Sentence =>
  sentence('noCurrency', { currency: SITES[site].currency, site });
