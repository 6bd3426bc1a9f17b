import type { CartAddress, CartPayment } from '#domains/cart/index.ts';
import { addDays, type Day, isDay } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Member } from './auto-delivery.access.ts';
import {
  movableTo,
  resumableOn,
  shippedNow,
  skipped,
  smartDay,
  unskipped,
  withDate,
} from './auto-delivery.calendar.ts';
import {
  createEditing,
  type Edited,
  type EditingParts,
  type SubscriptionReactions,
} from './auto-delivery.editing.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import { type LineAsk, lineChanges } from './auto-delivery.lines.ts';
import { applyPlan, type PlanAsk, podsIn, stocked, supplyRules } from './auto-delivery.plan.ts';
import {
  canComeBack,
  following,
  isWithin,
  NOTHING_COMES,
  scheduleOf,
  shipNowFrom,
} from './auto-delivery.rules.ts';
import type { Subscription } from './auto-delivery.types.ts';

export interface AutoDeliveryParts extends EditingParts {
  reactions: SubscriptionReactions;
  stockOf(site: Subscription['site'], codes: string[]): Promise<Map<string, number>>;
}

/** Everything that a PATCH may ask for: all of it is done, or none. */
export interface ChangeAsk extends PlanAsk, LineAsk {
  deliveryAddress?: CartAddress;
}

/**
 * What a customer, an agent for him, or a no-login link does to a subscription. Each call is one transaction, and every
 * answer tells what comes next and the most it will charge.
 */
export function autoDeliveryService(parts: AutoDeliveryParts) {
  const { platform, repository, reactions } = parts;
  const { edit, own } = createEditing(parts);
  const lines = lineChanges(parts);

  return {
    /** @throws 404, also for another customer's. */
    get: async (ctx: SiteContext, member: Member, id: string): Promise<Subscription> =>
      own(ctx, member, id, await repository.byId(id)),

    /** Date, frequency, lines, address, cups and pods. @throws 400, 404, 409. */
    change: (ctx: SiteContext, member: Member, id: string, ask: ChangeAsk): Promise<Edited> =>
      edit(ctx, member, id, {
        action: 'change',
        event: ask.nextDate === undefined ? 'edit' : 'move',
        work: async (subscription, bench) => {
          const planned = await applyPlan(ctx, repository, subscription, ask, bench);
          await lines.apply(ctx, planned, ask);
          const { deliveryAddress = planned.deliveryAddress } = ask;
          const { deliveryAddress: _, ...told } = ask;
          return { changed: { ...planned, deliveryAddress }, details: told };
        },
      }),

    /** Leaves out the coming order, of `date` if the caller says which. @throws 409 when that is another. */
    skip: (ctx: SiteContext, member: Member, id: string, date?: Day): Promise<Edited> =>
      edit(ctx, member, id, {
        action: 'skip',
        event: 'skip',
        work: async (subscription, { now, timeZone }) => {
          const { nextDate, cycle, locksAt, ceiling } = subscription;
          if (date !== undefined && date !== nextDate)
            throw autoDeliveryErrors.stale(ctx.language, subscription);
          const turn = { subscriptionId: id, cycle, date: nextDate as Day, ceiling };
          await repository.insertOccurrence({ ...turn, status: 'skipped', undoUntil: locksAt }, now);
          const schedule = scheduleOf(subscription);
          // What is at home decides about a smart order, not a rhythm: the skipped one comes a frequency later.
          const after =
            subscription.type === 'smart'
              ? { ...schedule, next: addDays(schedule.next, schedule.weeks * 7) }
              : skipped(schedule);
          const changed = following(subscription, after, timeZone);
          return { changed: { ...changed, cycle: cycle + 1 }, details: { date: nextDate } };
        },
      }),

    /** Takes the last skip back, until its order would have locked. @throws 409. */
    undoSkip: (ctx: SiteContext, member: Member, id: string): Promise<Edited> =>
      edit(ctx, member, id, {
        action: 'undo-skip',
        event: 'undo-skip',
        work: async (subscription, { now, timeZone }) => {
          const turn = await repository.occurrence(id, subscription.cycle - 1);
          if (!canComeBack(turn, now)) throw autoDeliveryErrors.nothingToUndo(ctx.language, id);
          await repository.deleteOccurrence(id, turn.cycle);
          const changed = following(subscription, unskipped(scheduleOf(subscription), turn.date), timeZone);
          return { changed: { ...changed, cycle: turn.cycle }, details: { date: turn.date } };
        },
      }),

    /** Nothing comes before `resumeDate`, which is the next order's day. @throws 400 outside the days allowed. */
    pause: (ctx: SiteContext, member: Member, id: string, resumeDate: Day): Promise<Edited> =>
      edit(ctx, member, id, {
        action: 'pause',
        event: 'pause',
        work: async (subscription, { today, timeZone, rules }) => {
          const range = resumableOn(today, rules.autoDeliveryPauseDays);
          if (!isWithin(resumeDate, range))
            throw autoDeliveryErrors.dateRange(ctx.language, ctx.site.id, 'resumeDate', range);
          await repository.forgetSkips(id);
          const schedule = withDate(scheduleOf(subscription), resumeDate);
          return { changed: following(subscription, schedule, timeZone), details: { resumeDate } };
        },
      }),

    /** Ends a pause; without a date the next order is the earliest that can still be changed. @throws 400. */
    resume: (ctx: SiteContext, member: Member, id: string, date?: Day): Promise<Edited> =>
      edit(ctx, member, id, {
        action: 'resume',
        event: 'resume',
        work: async (subscription, { today, timeZone, rules }) => {
          const range = movableTo(today, rules.autoDeliveryMoveDays);
          const next = date ?? range.first;
          if (!isDay(next) || !isWithin(next, range))
            throw autoDeliveryErrors.dateRange(ctx.language, ctx.site.id, 'date', range);
          const schedule = withDate(scheduleOf(subscription), next);
          return { changed: following(subscription, schedule, timeZone), details: { date: next } };
        },
      }),

    /**
     * Makes an order today, out of turn, with what was to come once; the next is a frequency later, a smart one when its
     * pods run low. @throws 409 a second time within the day.
     */
    shipNow: async (ctx: SiteContext, member: Member, id: string): Promise<Edited> => {
      const edited = await edit(ctx, member, id, {
        action: 'ship-now',
        event: 'ship-now',
        work: async (subscription, { now, today, timeZone, rules }) => {
          const from = shipNowFrom(subscription, now, rules.autoDeliveryShipNowHours);
          if (from) throw autoDeliveryErrors.shippedNow(ctx.language, subscription, from);
          const { cycle, ceiling, told, lines: all } = subscription;
          const pods = podsIn(all, (code) => parts.catalog.variant(ctx.site.id, code));
          const ceilingTax = told?.total === ceiling ? told.tax : undefined;
          const turn = { subscriptionId: id, cycle, date: today, ceiling, ceilingTax, lines: all, pods };
          await repository.forgetSkips(id);
          await repository.insertOccurrence({ ...turn, status: 'pending' }, now);
          await repository.removeOnceLines(id);
          const smart = subscription.smart && stocked(subscription.smart, pods, today);
          const schedule = shippedNow(scheduleOf(subscription), today);
          const next = (smart && smartDay(smart, today, supplyRules(rules))) ?? schedule.next;
          const changed = { ...following(subscription, { ...schedule, next }, timeZone), smart };
          return { changed: { ...changed, cycle: cycle + 1, shippedNowAt: now }, details: { date: today } };
        },
      });
      await platform.db.afterCommit(() => reactions.shipNow(edited.subscription));
      return edited;
    },

    /**
     * Ends it, whatever is locked; a turn that has not been charged is given up. Asked again it changes nothing more, but
     * makes sure once more that what was under way is not charged.
     */
    cancel: async (ctx: SiteContext, member: Member, id: string, reason?: string): Promise<Edited> => {
      const edited = await platform.db.transaction(async () => {
        const found = own(ctx, member, id, await repository.lock(id));
        if (found.status === 'CANCELLED') return { subscription: found, action: 'cancel' } as const;
        return edit(ctx, member, id, {
          action: 'cancel',
          event: 'cancel',
          whileLocked: true,
          letter: 'cancelled',
          work: async (subscription, { now }) => {
            await repository.giveUpOccurrences(id, now);
            await repository.forgetSkips(id);
            const ended = { endedAt: now, endReason: reason?.trim() || undefined };
            return { changed: { ...subscription, ...NOTHING_COMES, ...ended }, details: { reason } };
          },
        });
      });
      await platform.db.afterCommit(() => reactions.cancelled(edited.subscription));
      return edited;
    },

    /** Another card, at any time; a charge that failed is tried again at once. `payment` was described by its provider. */
    changeCard: async (
      ctx: SiteContext,
      member: Member,
      id: string,
      payment: CartPayment,
      paymentDetailsId?: string,
    ): Promise<Edited> => {
      const edited = await edit(ctx, member, id, {
        action: 'change-card',
        event: 'change-card',
        whileLocked: true,
        work: async (subscription, { now }) => {
          await repository.retryFrom(id, now);
          return {
            changed: { ...subscription, payment, paymentDetailsId },
            details: { lastFour: payment.card?.lastFour },
          };
        },
      });
      await platform.db.afterCommit(() => reactions.cardChanged(edited.subscription));
      return edited;
    },

    swap: (
      ctx: SiteContext,
      member: Member,
      id: string,
      ask: { entryNumber: number; code: string; qty?: number },
    ): Promise<Edited> =>
      edit(ctx, member, id, {
        action: 'swap',
        event: 'edit',
        work: async (subscription) => {
          await lines.swap(ctx, subscription, ask);
          return { changed: subscription, details: ask };
        },
      }),

    backup: (
      ctx: SiteContext,
      member: Member,
      id: string,
      ask: { entryNumber: number; code: string; remove?: boolean },
    ): Promise<Edited> =>
      edit(ctx, member, id, {
        action: 'backup-product',
        event: 'edit',
        work: async (subscription) => {
          await lines.backup(ctx, subscription, ask);
          return { changed: subscription, details: ask };
        },
      }),
  };
}

export type AutoDeliveryService = ReturnType<typeof autoDeliveryService>;
