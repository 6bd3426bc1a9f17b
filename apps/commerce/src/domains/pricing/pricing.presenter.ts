import type { Currency, Language } from '@crema/brands';
import type { Minor } from './money.rules.ts';

/** A price as OCC sends it. */
export interface Price {
  /** In major units: 12.99. */
  value: number;
  currencyIso: Currency;
  /** As a shopper of the language reads it: `$12.99`, `12,99 $`. */
  formattedValue: string;
}

/** Formatted amounts kept for each language: a shop formats few different ones, and each of them often. */
const MOST_KEPT = 5000;

interface Format {
  number: Intl.NumberFormat;
  /** By minor units. */
  kept: Map<Minor, string>;
}

const formats = new Map<string, Format>();

function formatOf(currency: Currency, language: Language): Format {
  const locale = language === 'fr' ? 'fr-CA' : currency === 'CAD' ? 'en-CA' : 'en-US';
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    format = { number: new Intl.NumberFormat(locale, options), kept: new Map() };
    formats.set(key, format);
  }
  return format;
}

/** Presents an amount of minor units. */
export function toPrice(minor: Minor, currency: Currency, language: Language): Price {
  // What costs nothing has no sign: -0 is 0.
  const value = (minor + 0) / 100;
  const { number, kept } = formatOf(currency, language);
  let formattedValue = kept.get(minor);
  if (formattedValue === undefined) {
    formattedValue = number.format(value);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(minor, formattedValue);
  }
  return { value, currencyIso: currency, formattedValue };
}
