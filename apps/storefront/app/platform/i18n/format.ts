import { type Language, SITES, type SiteId } from '@crema/brands';

/** BCP 47 locale of a site in a language: `en-US`, `en-CA`, `fr-CA`. */
export function localeOf(site: SiteId, language: Language): string {
  return `${language}-${SITES[site].country}`;
}

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Makes each formatter once: Intl's objects take about 50 µs to make, and every card needs the same few. */
export function cached<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const found = formatters.get(key) ?? make();
  formatters.set(key, found);
  return found as F;
}

/** A number in the site's own form: `1,234.5`, `1 234,5`. Below a thousand and with one decimal without `Intl`. */
export function formatNumber(value: number, site: SiteId, language: Language): string {
  if (value >= 0 && value < 1000 && Number.isInteger(value * 10))
    return language === 'fr' ? String(value).replace('.', ',') : String(value);
  const locale = localeOf(site, language);
  return cached(locale, () => new Intl.NumberFormat(locale)).format(value);
}

/**
 * An amount in major units (12.99) in the site's currency, for sums the API does not format. Below a thousand without
 * `Intl`, as `pluralNumber.ts` says.
 */
export function formatPrice(value: number, site: SiteId, language: Language): string {
  if (value >= 0 && value < 999) {
    const digits = value.toFixed(2);
    return language === 'fr' ? `${digits.replace('.', ',')}\u00a0$` : `$${digits}`;
  }
  const locale = localeOf(site, language);
  const make = () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: SITES[site].currency,
      currencyDisplay: 'narrowSymbol',
    });
  return cached(`${locale} ${SITES[site].currency}`, make).format(value);
}
