/** Changes of when the coming order is made: skip, pause, resume, ship now. */
import { addDays, type Day, isDay } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import {
  movableTo,
  resumableOn,
  shippedNow,
  skipped,
  unskipped,
  withDate,
} from '../schedule/calendar.rules.ts';
import { podsIn, supplyRules } from '../schedule/pods.rules.ts';
import { lastArrivalOf, sent, smartDay, supplyOn } from '../schedule/supply.rules.ts';
import type { Member } from '../subscription/access.rules.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import {
  canComeBack,
  following,
  isWithin,
  scheduleOf,
  shipNowFrom,
} from '../subscription/subscription.rules.ts';
import { editSubscription } from './editing.service.ts';
import type { AutoDeliveryParts, Edited, EditingParts } from './editing.types.ts';

/** Skips the coming order, of `date` if the caller gives one. @throws 409 if the coming order is another. */
export const skip = (
  parts: EditingParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  date?: Day,
): Promise<Edited> =>
  editSubscription(parts, ctx, member, id, {
    action: 'skip',
    event: 'skip',
    work: async (subscription, { now, timeZone }) => {
      const { nextDate, cycle, locksAt, ceiling } = subscription;
      if (date !== undefined && date !== nextDate) throw autoDeliveryErrors.stale(ctx.language, subscription);
      const occurrence = { subscriptionId: id, cycle, date: nextDate as Day, ceiling };
      await parts.repository.insertOccurrence({ ...occurrence, status: 'skipped', undoUntil: locksAt }, now);
      const schedule = scheduleOf(subscription);
      // A smart order follows the pods at home, not a calendar: the skipped one comes a frequency later.
      const after =
        subscription.type === 'smart'
          ? { ...schedule, next: addDays(schedule.next, schedule.weeks * 7) }
          : skipped(schedule);
      const changed = following(subscription, after, timeZone);
      return { changed: { ...changed, cycle: cycle + 1 }, details: { date: nextDate } };
    },
  });

/** Undoes the last skip, until its order would have locked. @throws 409. */
export const undoSkip = (
  parts: EditingParts,
  ctx: SiteContext,
  member: Member,
  id: string,
): Promise<Edited> =>
  editSubscription(parts, ctx, member, id, {
    action: 'undo-skip',
    event: 'undo-skip',
    work: async (subscription, { now, timeZone }) => {
      const last = await parts.repository.occurrence(id, subscription.cycle - 1);
      if (!canComeBack(last, now)) throw autoDeliveryErrors.nothingToUndo(ctx.language, id);
      await parts.repository.deleteOccurrence(id, last.cycle);
      const changed = following(subscription, unskipped(scheduleOf(subscription), last.date), timeZone);
      return { changed: { ...changed, cycle: last.cycle }, details: { date: last.date } };
    },
  });

/** Pauses until `resumeDate`, which is the next order's day. @throws 400 outside the days allowed. */
export const pause = (
  parts: EditingParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  resumeDate: Day,
): Promise<Edited> =>
  editSubscription(parts, ctx, member, id, {
    action: 'pause',
    event: 'pause',
    work: async (subscription, { today, timeZone, rules }) => {
      const range = resumableOn(today, rules.autoDeliveryPauseDays);
      if (!isWithin(resumeDate, range))
        throw autoDeliveryErrors.dateRange(ctx.language, ctx.site.id, 'resumeDate', range);
      await parts.repository.forgetSkips(id);
      const schedule = withDate(scheduleOf(subscription), resumeDate);
      return { changed: following(subscription, schedule, timeZone), details: { resumeDate } };
    },
  });

/**
 * Ends a pause. Without a date the next order is the earliest that can still be changed; for a smart subscription, not
 * before everything on its way is expected. @throws 400.
 */
export const resume = (
  parts: EditingParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  date?: Day,
): Promise<Edited> =>
  editSubscription(parts, ctx, member, id, {
    action: 'resume',
    event: 'resume',
    work: async (subscription, { today, timeZone, rules }) => {
      const range = movableTo(today, rules.autoDeliveryMoveDays);
      const { smart } = subscription;
      const arrival = smart && lastArrivalOf(supplyOn(smart, today));
      const next = date ?? (arrival && arrival > range.first ? arrival : range.first);
      if (!isDay(next) || !isWithin(next, range))
        throw autoDeliveryErrors.dateRange(ctx.language, ctx.site.id, 'date', range);
      const schedule = withDate(scheduleOf(subscription), next);
      return { changed: following(subscription, schedule, timeZone), details: { date: next } };
    },
  });

/**
 * Makes an order today, off schedule, with the one-time lines; the next is one frequency later, or, for a smart
 * subscription, when its pods run low. @throws 409 a second time within the day.
 */
export async function shipNow(
  parts: AutoDeliveryParts,
  ctx: SiteContext,
  member: Member,
  id: string,
): Promise<Edited> {
  const { platform, repository, catalog, reactions } = parts;
  const edited = await editSubscription(parts, ctx, member, id, {
    action: 'ship-now',
    event: 'ship-now',
    work: async (subscription, { now, today, timeZone, rules }) => {
      const from = shipNowFrom(subscription, now, rules.autoDeliveryShipNowHours);
      if (from) throw autoDeliveryErrors.shippedNow(ctx.language, subscription, from);
      const { cycle, ceiling, told, lines } = subscription;
      const pods = podsIn(lines, (code) => catalog.variant(ctx.site.id, code));
      const ceilingTax = told?.total === ceiling ? told.tax : undefined;
      const occurrence = { subscriptionId: id, cycle, date: today, ceiling, ceilingTax, lines, pods };
      await repository.forgetSkips(id);
      await repository.insertOccurrence({ ...occurrence, status: 'pending' }, now);
      await repository.removeOnceLines(id);
      const smart =
        subscription.smart && sent(subscription.smart, { cycle, pods }, today, rules.autoDeliveryLeadDays);
      const schedule = shippedNow(scheduleOf(subscription), today);
      const next = (smart && smartDay(smart, today, supplyRules(rules))) ?? schedule.next;
      const changed = { ...following(subscription, { ...schedule, next }, timeZone), smart };
      return { changed: { ...changed, cycle: cycle + 1, shippedNowAt: now }, details: { date: today } };
    },
  });
  await platform.db.afterCommit(() => reactions.shipNow(edited.subscription));
  return edited;
}
