import type { Currency } from '@crema/brands';
import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';

/** A cell's number, nothing for an empty cell, or why it is not a number. */
export type Parsed = { value?: number; reason?: undefined } | { value?: undefined; reason: Sentence };

const MOST_MINOR = 1_000_000_000;
const MOST_UNITS = 1_000_000_000;

/** Currency signs allowed before or after an amount. A bare `$` is the site's own. */
const SIGNS: Record<Currency, RegExp> = {
  USD: /^(?:usd|us\$|\$)|(?:usd|us\$|\$)$/gi,
  CAD: /^(?:cad|ca\$|c\$|\$)|(?:cad|ca\$|c\$|\$)$/gi,
};

/**
 * An amount in minor units. `18.99`, `1,234.50`, `$18.99` and `18.99 USD` are read; `12,99` is refused, because
 * it may mean twelve or twelve hundred, and so are other currencies, more than two decimals and anything below 0.
 */
export function parseMoney(text: string, currency: Currency): Parsed {
  const bare = text
    .trim()
    .replace(SIGNS[currency], '')
    .replace(/[\s\u00a0]/g, '');
  if (!bare) return text.trim() ? { reason: sentence('noAmount', { text: text.trim() }) } : {};
  if (/^-/.test(bare)) return { reason: sentence('amountBelow0', { text: text.trim() }) };
  if (/^\d+,\d{1,2}$|^\d{1,3}(\.\d{3})+,\d+$/.test(bare)) {
    const meant = bare.replaceAll('.', '').replace(',', '.');
    return { reason: sentence('decimalComma', { text: text.trim(), meant }) };
  }
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/.test(bare) || !/\d/.test(bare)) {
    return { reason: sentence('noAmountIn', { text: text.trim(), currency }) };
  }
  const [whole = '', fraction = ''] = bare.replaceAll(',', '').split('.');
  if (/[1-9]/.test(fraction.slice(2))) return { reason: sentence('moreDecimals', { text: text.trim() }) };
  const minor = Number(whole || '0') * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return minor <= MOST_MINOR
    ? { value: minor }
    : { reason: sentence('amountTooLarge', { text: text.trim() }) };
}

/** Units: whole, possibly negative. */
export function parseUnits(text: string): Parsed {
  const bare = text.trim();
  if (!bare) return {};
  if (!/^[+-]?\d+(?:\.0*)?$/.test(bare)) return { reason: sentence('notWhole', { text: bare }) };
  const value = Math.trunc(Number(bare));
  return Math.abs(value) <= MOST_UNITS ? { value } : { reason: sentence('tooMany', { text: bare }) };
}

/** Grams, rounded; implausible weights are left out, because no charge depends on them. */
export function parseGrams(text: string): number | undefined {
  const value = Math.round(Number(text.trim()));
  return text.trim() && Number.isFinite(value) && value > 0 && value <= 1_000_000 ? value : undefined;
}

/** Grams, with a warning if a weight is implausible. Other shops write 0 for none. */
export function readGrams(text: string, warn: (reason: Sentence) => void): number | undefined {
  const grams = parseGrams(text);
  if (grams === undefined && Number(text) !== 0) {
    warn(sentence('noWeight', { text: text.trim() }));
  }
  return grams;
}

const TRUE = ['true', 'yes', '1', 'y', 't'];
const FALSE = ['false', 'no', '0', 'n', 'f'];

/** True for `TRUE`, `yes`, `1`; undefined for an empty cell; false for everything else. */
export function parseTruth(text: string): boolean | undefined {
  const bare = text.trim().toLowerCase();
  return bare ? TRUE.includes(bare) : undefined;
}

/** Whether a text is yes, no or empty. */
export function isTruth(text: string): boolean {
  return ['', ...TRUE, ...FALSE].includes(text.trim().toLowerCase());
}

/** Whether a decimal amount is a whole number of minor units. */
export const isAmount = (decimal: number): boolean => Number(decimal.toFixed(2)) === decimal;

/** Converts minor units to the native format's decimal money. */
export function toDecimal(minor: number): number {
  return minor / 100;
}
