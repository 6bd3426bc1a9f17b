import { type Language, SITES, type SiteId } from '@crema/brands';
import { cached, localeOf } from './format.ts';

/** A day in the site's zone, from an ISO instant; `YYYY-MM-DD` alone is a calendar day and is not shifted. */
export function formatDate(iso: string, site: SiteId, language: Language): string {
  const locale = localeOf(site, language);
  const timeZone = iso.length === 10 ? 'UTC' : SITES[site].timeZone;
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return firstDay(cached(`${locale} ${timeZone}`, make).format(new Date(iso)), language);
}

/** An instant by the site's clocks, short: `Sun, Jan 31, 6 AM`, `dim. 31 janv., 6 h`. */
export function formatMoment(iso: string, site: SiteId, language: Language): string {
  const locale = localeOf(site, language);
  const { timeZone } = SITES[site];
  const make = () =>
    new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
      timeZone,
    });
  const text = cached(`moment ${locale} ${timeZone}`, make).format(new Date(iso));
  return firstDay(text, language).replace(/:00|\s00$/, '');
}

/** French counts the first of a month: `lundi 1er février`. `Intl` does not. */
export const firstDay = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : text;
