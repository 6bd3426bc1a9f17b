import { type Day, isDay } from '#platform/clock/index.ts';
import { isLocked, lockOf, processingOf, type Schedule } from './auto-delivery.calendar.ts';
import type { Occurrence, Subscription } from './auto-delivery.types.ts';

/** Most backup products of a line. */
export const BACKUPS_MOST = 3;

/** The coming order's day with the instants that it stands for in a zone. */
export function comingOn(
  day: Day,
  timeZone: string,
): Pick<Subscription, 'nextDate' | 'locksAt' | 'processAt'> {
  return { nextDate: day, locksAt: lockOf(day, timeZone), processAt: processingOf(day, timeZone) };
}

/** The rhythm of a subscription that has a coming order. */
export const scheduleOf = ({ anchorDate, frequencyWeeks, nextDate }: Subscription): Schedule => ({
  anchor: anchorDate,
  weeks: frequencyWeeks,
  next: nextDate as Day,
});

/** The subscription as it follows another rhythm from now on. */
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

/** A subscription that ended has no coming order. */
export const NOTHING_COMES = { nextDate: undefined, locksAt: undefined, processAt: undefined } as const;

export type Hindrance = 'locked' | 'beingMade';

/** Why the coming order cannot be edited now; undefined: it can. */
export function hindranceOf(
  { nextDate }: Pick<Subscription, 'nextDate'>,
  open: readonly Pick<Occurrence, 'status'>[],
  now: Date,
  timeZone: string,
): Hindrance | undefined {
  if (open.some(({ status }) => status === 'pending')) return 'beingMade';
  return nextDate !== undefined && isLocked(nextDate, now, timeZone) ? 'locked' : undefined;
}

/** Whether a skipped turn can come back: it was the last, its lock is still to come, and the rhythm is the same. */
export function canComeBack<Turn extends Pick<Occurrence, 'status' | 'undoUntil'>>(
  turn: Turn | undefined,
  now: Date,
): turn is Turn & { undoUntil: Date } {
  return turn?.status === 'skipped' && turn.undoUntil !== undefined && now < turn.undoUntil;
}

/** When an order may be shipped out of turn again; undefined: now. */
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
