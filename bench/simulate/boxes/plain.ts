/** Monthly boxes counted by hand: a calendar that shares no line with the engine's. */
import { dayText } from '../plain.ts';

/** Cents of a month, by site and size, and from which list price a box adds to it. */
export const PRICES = {
  usb2c: {
    sizes: new Map([
      [2, 2999],
      [4, 5499],
      [6, 7999],
    ]),
    included: 1749,
  },
  cab2c: {
    sizes: new Map([
      [2, 3999],
      [4, 7499],
      [6, 10_799],
    ]),
    included: 2099,
  },
};
export type BoxSite = keyof typeof PRICES;

export interface PlainBox {
  id: string;
  customerId: string;
  email: string;
  site: BoxSite;
  size: number;
  /** Year, month from 1, and day of the sign-up. */
  began: readonly [year: number, month: number, day: number];
  /** Cents that the coming box adds. */
  premium: number;
  /** Months that are skipped, as `monthNumber`. */
  skipped: Set<number>;
  /** The day from which it is billed again, after it stood still. */
  resumes: number;
  /** What could not be charged, in cents. */
  owes?: number;
  isCancelled: boolean;
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 31);

const partsOf = (day: number): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, date = 0] = dayText(day).split('-').map(Number);
  return [year, month, date];
};

export const monthNumber = (day: number): number => {
  const [year, month] = partsOf(day);
  return year * 12 + month;
};

/** Whether a box has a billing day then, whatever became of it. */
export function isBillingDay({ began }: Pick<PlainBox, 'began'>, day: number): boolean {
  const [year, month, date] = partsOf(day);
  const [beganYear, beganMonth, beganDay] = began;
  if (year * 12 + month <= beganYear * 12 + beganMonth) return false;
  return date === Math.min(beganDay, lengthOf(year, month));
}

/** Whether it is billed on a day. */
export const isBilled = (box: PlainBox, day: number): boolean =>
  !box.isCancelled &&
  box.owes === undefined &&
  day >= box.resumes &&
  isBillingDay(box, day) &&
  !box.skipped.has(monthNumber(day));

/** The day of the box that comes after a day. */
export function comingAfter(box: PlainBox, today: number): number {
  for (let day = today + 1; ; day += 1) if (isBilled(box, day)) return day;
}

/** How many months before a day's are skipped in a row. */
export function skipsBefore(box: PlainBox, day: number): number {
  let count = 0;
  while (box.skipped.has(monthNumber(day) - 1 - count)) count += 1;
  return count;
}

export const owed = ({ site, size, premium }: PlainBox): number =>
  (PRICES[site].sizes.get(size) ?? 0) + premium;
