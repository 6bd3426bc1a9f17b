/**
 * Calendar days. A day is text, `YYYY-MM-DD`, and compares as text. Callers count in days and need not care for daylight
 * saving, leap years and month ends. Only `dayOf` and `instantOf` know time zones.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const DAY_MS = 86_400_000;

const numberOf = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const dayOfNumber = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** @throws if the text is not a calendar day. */
export function requireDay(text: string): Day {
  if (!isDay(text)) throw new Error(`${text} is no calendar day`);
  return text;
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The instant that many times 24 hours later, for durations that need no calendar. Negative is earlier. */
export const daysLater = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(numberOf(day) + days);
}

/** The same day that many months later, or the month's last day if it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfNumber(Date.UTC(year, month - 1 + months, Math.min(date, last)) / DAY_MS);
}

/** `count` days, `step` days apart, from `first` on. */
export function daysApart(first: Day, step: number, count: number): Day[] {
  const from = numberOf(first);
  return Array.from({ length: count }, (_, k) => dayOfNumber(from + k * step));
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

function readClock(at: Date, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/** Clocks change at full quarters of an hour, so an offset holds for the quarter that it was read in. */
const QUARTER_MS = 900_000;
const offsets = new Map<string, { quarter: number; offset: number }>();

/** What a zone's clocks show, as if it were UTC; in milliseconds, whole seconds. */
function wallClock(at: Date, timeZone: string): number {
  const second = Math.floor(at.getTime() / 1000) * 1000;
  const quarter = Math.floor(second / QUARTER_MS);
  const last = offsets.get(timeZone);
  if (last?.quarter === quarter) return second + last.offset;
  const shown = readClock(at, timeZone);
  offsets.set(timeZone, { quarter, offset: shown - second });
  return shown;
}

/** The calendar day that an instant falls on in a zone. */
export function dayOf(at: Date, timeZone: string): Day {
  return new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);
}

/** The instant at which a zone's clocks show a full hour of a day. */
export function instantOf(day: Day, hour: number, timeZone: string): Date {
  const shown = numberOf(day) * DAY_MS + hour * 3_600_000;
  // The offset at the guess decides; computed again in case the clocks changed between the guess and the hour.
  let at = shown;
  for (let tries = 0; tries < 2; tries += 1) at = shown - (wallClock(new Date(at), timeZone) - at);
  return new Date(at);
}
