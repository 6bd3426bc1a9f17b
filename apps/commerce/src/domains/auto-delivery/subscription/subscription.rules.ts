import { type Day, isDay } from '#platform/clock/index.ts';
import { isLocked, lockOf, processingOf, type Schedule } from '../schedule/calendar.rules.ts';
import type { Occurrence, Subscription } from './subscription.types.ts';

/** Most backup products of a line. */
export const BACKUPS_MOST = 3;

/** The coming order's day, with the instants of its lock and its processing in a zone. */
export function comingOn(
  day: Day,
  timeZone: string,
): Pick<Subscription, 'nextDate' | 'locksAt' | 'processAt'> {
  return { nextDate: day, locksAt: lockOf(day, timeZone), processAt: processingOf(day, timeZone) };
}

/** The schedule of a subscription that has a coming order. */
export const scheduleOf = ({ anchorDate, frequencyWeeks, nextDate }: Subscription): Schedule => ({
  anchor: anchorDate,
  weeks: frequencyWeeks,
  next: nextDate as Day,
});

/** The subscription with another schedule from now on. */
export const following = (
  subscription: Subscription,
  schedule: Schedule,
  timeZone: string,
): Subscription => ({
  ...subscription,
  anchorDate: schedule.anchor,
  frequencyWeeks: schedule.weeks,
  ...comingOn(schedule.next, timeZone),
});

/** The fields of a subscription without a coming order. */
export const NOTHING_COMES = { nextDate: undefined, locksAt: undefined, processAt: undefined } as const;

export type EditBlock = 'locked' | 'beingMade';

/** Why the coming order cannot be edited now; undefined: it can. */
export function editBlockReason(
  { nextDate }: Pick<Subscription, 'nextDate'>,
  open: readonly Pick<Occurrence, 'status'>[],
  now: Date,
  timeZone: string,
): EditBlock | undefined {
  if (open.some(({ status }) => status === 'pending')) return 'beingMade';
  return nextDate !== undefined && isLocked(nextDate, now, timeZone) ? 'locked' : undefined;
}

/** Whether the last occurrence is a skip that can be undone: before its lock, and with an unchanged schedule. */
export function canComeBack<Skipped extends Pick<Occurrence, 'status' | 'undoUntil'>>(
  last: Skipped | undefined,
  now: Date,
): last is Skipped & { undoUntil: Date } {
  return last?.status === 'skipped' && last.undoUntil !== undefined && now < last.undoUntil;
}

/** When an order may be shipped off schedule again; undefined: now. */
export function shipNowFrom(
  { shippedNowAt }: Pick<Subscription, 'shippedNowAt'>,
  now: Date,
  hours: number,
): Date | undefined {
  const from = shippedNowAt && new Date(shippedNowAt.getTime() + hours * 3_600_000);
  return from && from > now ? from : undefined;
}

export const isWithin = (day: Day, { first, last }: { first: Day; last: Day }): boolean =>
  isDay(day) && day >= first && day <= last;

/** The day on which a card can no longer be charged: the first of the month after its expiry. */
export function cardEndsOn({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }): Day {
  const [year, month] = expiryMonth === 12 ? [expiryYear + 1, 1] : [expiryYear, expiryMonth + 1];
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
