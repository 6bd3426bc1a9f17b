import type { Language } from '../api/types.ts';
import { regional } from './fill.ts';

/** Digits behind the decimal sign of a currency. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in minor units, with its sign and currency. */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(regional(language), options).format(minor / 10 ** digitsOf(currency));
}

/** An amount as it is typed, without currency. */
export function typedMoney(minor: number, currency: string, language: Language): string {
  const digits = digitsOf(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(regional(language), options).format(minor / 10 ** digits);
}

/** Minor units of a typed amount, with a point or a comma; undefined when it is none, or finer than the currency. */
export function readMoney(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const match = /^(-?)(\d{1,12})(?:[.,](\d*))?$/.exec(typed.replaceAll(/[\s$]/g, ''));
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > digits) return undefined;
  return Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
}
