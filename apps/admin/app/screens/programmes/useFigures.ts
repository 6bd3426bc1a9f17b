import { regional } from '../../i18n/fill.ts';
import { formatDay, formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { formatMoney } from '../../i18n/money.ts';
import { useSite } from '../../session/session.ts';

/** How figures are written on this site in this language. */
export function useFigures() {
  const { language } = useSpoken();
  const { currency, timeZone } = useSite();
  const locale = regional(language);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale);
  const signed = (value: number, written: string): string => (value > 0 ? `+${written}` : written);
  return {
    count: (value: number): string => number.format(value),
    percent: (value: number): string => share.format(value),
    /** Minor units. */
    money: (minor: number): string => formatMoney(minor, currency, language),
    /** With a sign also above zero. */
    signed: (value: number, write: (value: number) => string): string => signed(value, write(value)),
    instant: (at: string): string => formatInstant(at, timeZone, language),
    day: (day: string): string => formatDay(day, language),
    /** `2027-01` as “January 2027”. */
    month: (month: string): string =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
        new Date(`${month}-15T12:00:00Z`),
      ),
  };
}
