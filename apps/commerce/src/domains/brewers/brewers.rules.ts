import { addDays, type Day, isDay } from '#platform/clock/index.ts';
import type { SerialNumber } from './brewers.types.ts';

const SERIAL = /^(?<model>\d{2})(?<week>\d{2})(?<year>\d{2})\d{6,14}$/;
/** Characters that people write between the groups of digits. */
const BETWEEN = /[\s.\p{Pd}]/gu;

/** A serial number as it is kept: without what people write between its digits. */
export const plainSerial = (typed: string): string => typed.replaceAll(BETWEEN, '');

/** The Monday on which a week begins (ISO 8601: week 1 is the one with 4 January). */
export function mondayOf({ week, year }: SerialNumber['producedIn']): Day {
  const fourth = `${year}-01-04`;
  const sinceMonday = (new Date(fourth).getUTCDay() + 6) % 7;
  return addDays(fourth, (week - 1) * 7 - sinceMonday);
}

/** Why a text is not a serial number; with the week and year, if only these are wrong. */
export type SerialProblem =
  | { problem: 'format' }
  /** There is no such week, or it is in the future. */
  | { problem: 'week' | 'future'; producedIn: SerialNumber['producedIn'] };

/**
 * Reads a serial number as it was typed: 12 to 20 digits, of which 1–2 are the model and 3–6 the week and year of
 * production (01–53, 2000–2099, begun by today). Answers it, or what is wrong with it.
 */
export function readSerial(typed: string, today: Day): { serial: SerialNumber } | SerialProblem {
  const serialNumber = plainSerial(typed);
  const groups = SERIAL.exec(serialNumber)?.groups;
  if (!groups) return { problem: 'format' };
  const { model = '', week, year } = groups;
  const producedIn = { week: Number(week), year: 2000 + Number(year) };
  if (producedIn.week < 1 || producedIn.week > 53) return { problem: 'week', producedIn };
  if (mondayOf(producedIn) > today) return { problem: 'future', producedIn };
  return { serial: { serialNumber, modelCode: model, producedIn } };
}

export type PurchaseProblem = 'invalid' | 'future' | 'beforeProduction';

/** What is wrong with a brewer's day of purchase; compared with the production week if that is known. */
export function purchaseProblem(
  purchaseDate: string,
  today: Day,
  producedIn?: SerialNumber['producedIn'],
): PurchaseProblem | undefined {
  if (!isDay(purchaseDate)) return 'invalid';
  if (purchaseDate > today) return 'future';
  return producedIn && purchaseDate < mondayOf(producedIn) ? 'beforeProduction' : undefined;
}
