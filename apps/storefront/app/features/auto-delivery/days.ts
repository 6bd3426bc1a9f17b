import type { Language, SiteId } from '@crema/brands';
import { cached, localeOf } from '#app/platform/i18n/format.ts';
import { firstDay } from '#app/platform/i18n/formatDate.ts';

// Calendar days are `2027-02-01`, in the site's zone; nothing here shifts them.

type Styles = Record<string, Intl.DateTimeFormatOptions>;
const STYLES = {
  /** `Monday, February 1` */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `Mon, Feb 1` */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `February 1, 2027` */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'short' },
  monthAndYear: { month: 'long', year: 'numeric' },
} satisfies Styles;

/** A calendar day in words. */
export function dayText(
  day: string,
  style: keyof typeof STYLES,
  { brand, lang }: { brand: SiteId; lang: Language },
): string {
  const locale = localeOf(brand, lang);
  const make = () => new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' });
  return firstDay(cached(`day ${style} ${locale}`, make).format(noon(day)), lang);
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The calendar day that many days after another. */
export function daysAfter(day: string, days: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Today in the site's zone, as the engine counted: the next order's day minus the days until then. */
export const todayOf = ({ nextDate, daysUntilNext }: { nextDate?: string; daysUntilNext?: number }) =>
  nextDate === undefined || daysUntilNext === undefined ? undefined : daysAfter(nextDate, -daysUntilNext);

/** Sorts by next date, soonest first; subscriptions without one, which wait for a card, come first. */
export const bySoonest = (a: { nextDate?: string }, b: { nextDate?: string }): number =>
  (a.nextDate ?? '').localeCompare(b.nextDate ?? '');

/** The first day of each of twelve months, from the month of the given day. */
export function twelveMonths(from: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1 + index, 1, 12));
    return date.toISOString().slice(0, 10);
  });
}

/** The last day of the months of `twelveMonths`: less than a year ahead, as the first month has begun. */
export function endOfTwelveMonths(from: string): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, 0, 12)).toISOString().slice(0, 10);
}
