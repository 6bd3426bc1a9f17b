import type { Currency, Language } from '@crema/brands';
import type { Minor } from './pricing.money.ts';

/** A price as OCC sends it. */
export interface Price {
  /** In major units: 12.99. */
  value: number;
  currencyIso: Currency;
  /** As a shopper of the language reads it: `$12.99`, `12,99 $`. */
  formattedValue: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: Currency, language: Language): Intl.NumberFormat {
  const locale = language === 'fr' ? 'fr-CA' : currency === 'CAD' ? 'en-CA' : 'en-US';
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    formats.set(key, format);
  }
  return format;
}

/** Presents an amount of minor units. */
export function toPrice(minor: Minor, currency: Currency, language: Language): Price {
  const value = minor / 100;
  return { value, currencyIso: currency, formattedValue: formatOf(currency, language).format(value) };
}
