import type { Day, SerialNumber } from './brewers.types.ts';

const DAY_MS = 86_400_000;
const SERIAL = /^(?<model>\d{2})(?<week>\d{2})(?<year>\d{2})\d{6,14}$/;
/** What people write between the groups of digits. */
const BETWEEN = /[\s.\p{Pd}]/gu;

const dayOf = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** The day that the clocks of a zone show. */
export function todayIn(timeZone: string, now: Date): Day {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone, ...day }).format(now);
}

export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && dayOf(at) === text;
}

/** The Monday on which a week begins (ISO 8601: week 1 is the one with 4 January). */
export function mondayOf({ week, year }: SerialNumber['producedIn']): Day {
  const fourth = Date.UTC(year, 0, 4);
  const sinceMonday = (new Date(fourth).getUTCDay() + 6) % 7;
  return dayOf(fourth + ((week - 1) * 7 - sinceMonday) * DAY_MS);
}

/**
 * Reads a serial number as it was typed: 12 to 20 digits, of which 1–2 are the model and 3–6 the week and year of
 * production (01–53, 2000–2099, begun by today). `undefined`: that is no serial number.
 */
export function readSerial(typed: string, today: Day): SerialNumber | undefined {
  const serialNumber = typed.replaceAll(BETWEEN, '');
  const { model = '', week, year } = SERIAL.exec(serialNumber)?.groups ?? {};
  const producedIn = { week: Number(week), year: 2000 + Number(year) };
  if (!(producedIn.week >= 1 && producedIn.week <= 53)) return undefined;
  return mondayOf(producedIn) > today ? undefined : { serialNumber, modelCode: model, producedIn };
}

export type PurchaseProblem = 'invalid' | 'future' | 'beforeProduction';

/** What is wrong with the day on which a brewer is said to have been bought; of production only where it is known. */
export function purchaseProblem(
  purchaseDate: string,
  today: Day,
  producedIn?: SerialNumber['producedIn'],
): PurchaseProblem | undefined {
  if (!isDay(purchaseDate)) return 'invalid';
  if (purchaseDate > today) return 'future';
  return producedIn && purchaseDate < mondayOf(producedIn) ? 'beforeProduction' : undefined;
}

/** The same day so many months on, and the month's last where it has no such day. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}
