/** The calendar of auto-delivery: its dates are calendar days of the site's zone. */
import { addDays, type Day, dayOf, daysApart, daysBetween, instantOf } from '#platform/clock/index.ts';

/** Orders fall on `anchor + k × weeks`. `next` is one of these days, or an earlier one that the shopper chose. */
export interface Schedule {
  anchor: Day;
  weeks: number;
  next: Day;
}

/** Hours of the site's zone at which the shop processes orders and sends reminders. */
const PROCESSING_HOUR = 6;
const REMINDER_HOUR = 9;

/** When a day's orders are made. */
export function processingOf(day: Day, timeZone: string): Date {
  return instantOf(day, PROCESSING_HOUR, timeZone);
}

/** From when an order can no longer be edited: the day before it is made, at the same hour. */
export function lockOf(day: Day, timeZone: string): Date {
  return processingOf(addDays(day, -1), timeZone);
}

/** When the mail that many days before an order is sent. */
export function noticeOf(day: Day, daysBefore: number, timeZone: string): Date {
  return instantOf(addDays(day, -daysBefore), REMINDER_HOUR, timeZone);
}

export function isLocked(day: Day, now: Date, timeZone: string): boolean {
  return now.getTime() >= lockOf(day, timeZone).getTime();
}

/** The last day whose orders may be made at this instant: today from 06:00 on, else yesterday. */
export function lastDueDay(now: Date, timeZone: string): Day {
  const today = dayOf(now, timeZone);
  return now.getTime() >= processingOf(today, timeZone).getTime() ? today : addDays(today, -1);
}

/** The first day of the schedule after `after` that is not skipped. */
export function following(
  { anchor, weeks }: Pick<Schedule, 'anchor' | 'weeks'>,
  after: Day,
  skipped: ReadonlySet<Day> = NONE,
): Day {
  const step = weeks * 7;
  const past = daysBetween(anchor, after);
  let day = addDays(anchor, past < 0 ? 0 : (Math.floor(past / step) + 1) * step);
  while (skipped.has(day)) day = addDays(day, step);
  return day;
}

const NONE: ReadonlySet<Day> = new Set();

/** The next `count` days of a schedule. */
export function upcoming(schedule: Schedule, count: number): Day[] {
  if (count <= 0) return [];
  // All but the first are days of the schedule, one step apart.
  return [schedule.next, ...daysApart(following(schedule, schedule.next), schedule.weeks * 7, count - 1)];
}

/** Skips the next order. */
export function skipped(schedule: Schedule): Schedule {
  return { ...schedule, next: following(schedule, schedule.next) };
}

/**
 * Undoes the skip of a day, which becomes the next again if it is earlier. If the frequency was changed in between,
 * later orders count from it, as they would have without the skip.
 */
export function unskipped(schedule: Schedule, day: Day): Schedule {
  if (day >= schedule.next) return schedule;
  return { ...schedule, anchor: day < schedule.anchor ? day : schedule.anchor, next: day };
}

/** Changes the frequency: the next date stays, and later ones count from it. */
export function withFrequency({ next }: Schedule, weeks: number): Schedule {
  return { anchor: next, weeks, next };
}

/** Changes the date, or resumes on it: it is next, and later ones count from it. */
export function withDate({ weeks }: Schedule, day: Day): Schedule {
  return { anchor: day, weeks, next: day };
}

/** After an order shipped today off schedule, later ones count from today. */
export function shippedNow({ weeks }: Schedule, today: Day): Schedule {
  return { anchor: today, weeks, next: addDays(today, weeks * 7) };
}

/**
 * After the order of `schedule.next` was made, or left out because nothing was in stock: the first later day that can
 * still be edited now. Days missed in an outage are not caught up.
 */
export function afterProcessing(schedule: Schedule, now: Date, timeZone: string): Schedule {
  let next = following(schedule, schedule.next);
  const today = dayOf(now, timeZone);
  if (next <= today) next = following(schedule, today);
  if (isLocked(next, now, timeZone)) next = following(schedule, next);
  return { ...schedule, next };
}

/** The days that an order may be moved to, from the day after tomorrow on; both ends included. */
export function movableTo(today: Day, mostDays = 84): { first: Day; last: Day } {
  return { first: addDays(today, 2), last: addDays(today, mostDays) };
}

/** The days that a pause may end on, both ends included. */
export function resumableOn(today: Day, mostDays = 90): { first: Day; last: Day } {
  return movableTo(today, mostDays);
}
