import { type Language, SITES, type SiteId } from '@crema/brands';
import { cached, localeOf } from '#app/platform/i18n/format.ts';
import { firstDay } from '#app/platform/i18n/formatDate.ts';

/** An instant by the site's clocks: `Sunday, January 31 at 6:00 AM`. */
export function cutOffText(iso: string, { brand, lang }: { brand: SiteId; lang: Language }): string {
  const locale = localeOf(brand, lang);
  const { timeZone } = SITES[brand];
  const make = () =>
    new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
      timeZone,
    });
  return firstDay(cached(`cutOff ${locale} ${timeZone}`, make).format(new Date(iso)), lang);
}
