import { type Language, SITES, type SiteId } from '@crema/brands';
import { cached, localeOf } from './format.ts';

/** A day in the site's zone, from an ISO instant; `YYYY-MM-DD` alone is a calendar day and is not shifted. */
export function formatDate(iso: string, site: SiteId, language: Language): string {
  const locale = localeOf(site, language);
  const timeZone = iso.length === 10 ? 'UTC' : SITES[site].timeZone;
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return cached(`${locale} ${timeZone}`, make).format(new Date(iso));
}
