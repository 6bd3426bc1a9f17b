/**
 * The calendar of auto-delivery. A date is a calendar day of the site's zone, `YYYY-MM-DD`, and compares as text;
 * counting in days makes daylight saving, leap years and month ends nobody's concern. Only `instantOf` knows zones.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** Orders fall on `anchor + k × weeks`. `next` is one of these days, or one that the shopper put before them. */
export interface Schedule {
  anchor: Day;
  weeks: number;
  next: Day;
}

/** The hours of the site's zone at which the shop works on a day. */
const PROCESSING_HOUR = 6;
const REMINDER_HOUR = 9;
const DAY_MS = 86_400_000;

const numberOf = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const dayOfNumber = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** @throws on what is no day of the calendar. */
export function requireDay(text: string): Day {
  if (!isDay(text)) throw new Error(`${text} is no calendar day`);
  return text;
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(numberOf(day) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clocks of a zone show, as if they showed UTC; in milliseconds. */
function wallClock(at: Date, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/** The calendar day that an instant falls on in a zone. */
export function dayOf(at: Date, timeZone: string): Day {
  return new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);
}

/** The instant at which the clocks of a zone show a full hour of a day. */
export function instantOf(day: Day, hour: number, timeZone: string): Date {
  const shown = numberOf(day) * DAY_MS + hour * 3_600_000;
  // The offset at the guess decides; once more, where the clocks changed between the guess and the hour.
  let at = shown;
  for (let tries = 0; tries < 2; tries += 1) at = shown - (wallClock(new Date(at), timeZone) - at);
  return new Date(at);
}

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
  const days: Day[] = [schedule.next];
  // From the second on they are of the schedule, a step apart.
  for (let at = numberOf(following(schedule, schedule.next)); days.length < count; at += schedule.weeks * 7)
    days.push(dayOfNumber(at));
  return days;
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
