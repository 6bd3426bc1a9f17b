import type { Language } from '../api/types.ts';
import { regional } from './fill.ts';

const MINUTE_MS = 60_000;

/** Wall-clock time of an instant in a time zone, as `datetime-local` has it: `2026-11-27T06:00`. */
export function toWallTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant of a wall-clock time in a time zone, as ISO; undefined when it is not a time. Of the hour that a clock
 * shows twice in autumn it is the first; in the hour that it skips in spring, one hour later.
 */
export function fromWallTime(wall: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(wall) || Number.isNaN(asUtc)) return undefined;
  const offsetAt = (ms: number): number =>
    Date.parse(`${toWallTime(new Date(ms).toISOString(), timeZone)}Z`) -
    Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  // Around a change of the clock the offset before and the one after are both candidates.
  const day = 24 * 60 * MINUTE_MS;
  const candidates = [offsetAt(asUtc - day), offsetAt(asUtc + day)].map((offset) => asUtc - offset);
  const exact = candidates.filter((ms) => offsetAt(ms) === asUtc - ms);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)).toISOString();
}

/** An instant as people read it, in a site's time zone. */
export const formatInstant = (instant: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(regional(language), { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );

/** A calendar day, `2026-11-27`, as people read it. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(regional(language), { timeZone: 'UTC', dateStyle: 'medium' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** A month, `2026-11`, as people read it. */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(regional(language), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** The calendar day of a site, some days from now: `2026-11-27`. */
export function dayOf(now: Date, timeZone: string, days = 0): string {
  const today = toWallTime(now.toISOString(), timeZone).slice(0, 10);
  return new Date(Date.parse(`${today}T12:00:00Z`) + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
}

/** Short name of a time zone at an instant: `EST`, `HNE`. */
export const zoneName = (timeZone: string, language: Language, at = new Date()): string =>
  new Intl.DateTimeFormat(regional(language), { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
