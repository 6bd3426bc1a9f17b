/** The calendar of auto-delivery: its dates are calendar days of the site's zone. */
import { addDays, type Day, dayOf, daysApart, daysBetween, instantOf } from '#platform/clock/index.ts';

/** Orders fall on `anchor + k × weeks`. `next` is one of these days, or one that the shopper put before them. */
export interface Schedule {
  anchor: Day;
  weeks: number;
  next: Day;
}

/** The hours of the site's zone at which the shop works on a day. */
const PROCESSING_HOUR = 6;
const REMINDER_HOUR = 9;

/** When a day's orders are made. */
export function processingOf(day: Day, timeZone: string): Date {
  return instantOf(day, PROCESSING_HOUR, timeZone);
}

/** From when an order can no longer be edited: a day before it is made, by the clocks. */
export function lockOf(day: Day, timeZone: string): Date {
  return processingOf(addDays(day, -1), timeZone);
}

/** When a mail that comes so many days before an order leaves. */
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

/** The next `count` days of a schedule as it stands. */
export function upcoming(schedule: Schedule, count: number): Day[] {
  if (count <= 0) return [];
  // From the second on they are of the schedule, a step apart.
  return [schedule.next, ...daysApart(following(schedule, schedule.next), schedule.weeks * 7, count - 1)];
}

/** Leaves out the next order. */
export function skipped(schedule: Schedule): Schedule {
  return { ...schedule, next: following(schedule, schedule.next) };
}

/**
 * Takes back the skip of a day: what comes first is next again. Where the frequency was changed in between, the later
 * ones count from it, as they would have without the skip.
 */
export function unskipped(schedule: Schedule, day: Day): Schedule {
  if (day >= schedule.next) return schedule;
  return { ...schedule, anchor: day < schedule.anchor ? day : schedule.anchor, next: day };
}

/** Another frequency: the next date stays, and the later ones count from it. */
export function withFrequency({ next }: Schedule, weeks: number): Schedule {
  return { anchor: next, weeks, next };
}

/** Another date, or the date of a resumption: it is next, and the later ones count from it. */
export function withDate({ weeks }: Schedule, day: Day): Schedule {
  return { anchor: day, weeks, next: day };
}

/** An order shipped today out of turn: the later ones count from today. */
export function shippedNow({ weeks }: Schedule, today: Day): Schedule {
  return { anchor: today, weeks, next: addDays(today, weeks * 7) };
}

/**
 * After the order of `schedule.next` was made, or left out for want of goods: the first later day that can still be
 * edited now. Days missed in an outage do not pile up.
 */
export function afterProcessing(schedule: Schedule, now: Date, timeZone: string): Schedule {
  let next = following(schedule, schedule.next);
  const today = dayOf(now, timeZone);
  if (next <= today) next = following(schedule, today);
  if (isLocked(next, now, timeZone)) next = following(schedule, next);
  return { ...schedule, next };
}

/** The days that an order may be moved to: from the day after tomorrow on. Both ends included. */
export function movableTo(today: Day, mostDays = 84): { first: Day; last: Day } {
  return { first: addDays(today, 2), last: addDays(today, mostDays) };
}

/** The days that a pause may end on, both included. */
export function resumableOn(today: Day, mostDays = 90): { first: Day; last: Day } {
  return movableTo(today, mostDays);
}

/** What a smart subscription counts by. */
export interface SmartSupply {
  /** Pods there were on `countedOn`, those of orders under way included. */
  onHand: number;
  countedOn: Day;
  /** Cups a day. */
  cupsADay: number;
}

export interface SmartRules {
  /** Days a parcel takes. */
  leadDays: number;
  /** Days' worth of pods that are to be left when it comes. */
  bufferDays: number;
}

/** Pods left on a day. */
export function onHandOn({ onHand, countedOn, cupsADay }: SmartSupply, day: Day): number {
  return Math.max(0, onHand - cupsADay * Math.max(0, daysBetween(countedOn, day)));
}

/**
 * The day a smart order is due: the first on which what is left lasts no longer than the parcel takes and the buffer;
 * never earlier than a shopper can be asked before it. `undefined`: nobody drinks.
 */
export function smartDay(
  supply: SmartSupply,
  today: Day,
  { leadDays, bufferDays }: SmartRules,
): Day | undefined {
  if (supply.cupsADay <= 0) return undefined;
  const lasts = Math.ceil(supply.onHand / supply.cupsADay - (leadDays + bufferDays));
  const soonest = daysBetween(supply.countedOn, movableTo(today).first);
  return addDays(supply.countedOn, Math.max(0, lasts, soonest));
}
