import { SITES } from '@crema/brands';
import { UNHEARD } from '#domains/orders/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import { afterProcessing, isLocked, lockOf, processingOf, smartDay } from './auto-delivery.calendar.ts';
import { holdFrom, retryOf } from './auto-delivery.generation.rules.ts';
import type { GenerationParts } from './auto-delivery.generation.ts';
import { letterAbout } from './auto-delivery.mails.about.ts';
import { supplyRules, unstocked } from './auto-delivery.plan.ts';
import { type SubscriptionStatus, statusAfter } from './auto-delivery.transitions.ts';
import type { Occurrence, Subscription } from './auto-delivery.types.ts';

/** How long who takes an order over may take before the next one does. */
const TAKEN_OVER_MS = 15_000;
const MOST = 200;
/** Nothing is made of these until what failed is paid. */
const STOPPED: ReadonlySet<SubscriptionStatus> = new Set(['PAYMENT_FAILED', 'ON_HOLD']);

/** Charges written orders and brings subscriptions to agree with what came of it, whatever was cut short before. */
export function createTurnSettlement({
  platform,
  subscriptions,
  repository,
  mails,
  orders,
  configuration,
  guards,
}: GenerationParts) {
  const { db, clock, log } = platform;

  /** Nothing waits for its card any more: the subscription goes on, from its next date that can still be edited. */
  const recover = async (id: string, now: Date): Promise<void> => {
    const found = await subscriptions.lock(id);
    const status = found && statusAfter(found.status, 'charged');
    if (!found || !status || !STOPPED.has(found.status)) return;
    const { timeZone } = SITES[found.site];
    const { anchorDate: anchor, frequencyWeeks: weeks, nextDate, smart } = found;
    if (nextDate === undefined) return;
    const schedule = { anchor, weeks, next: nextDate };
    const later = () =>
      (smart && smartDay(smart, dayOf(now, timeZone), supplyRules(configuration(found.site)))) ??
      afterProcessing(schedule, now, timeZone).next;
    const next = isLocked(nextDate, now, timeZone) ? later() : nextDate;
    const dates = {
      nextDate: next,
      locksAt: lockOf(next, timeZone),
      processAt: processingOf(next, timeZone),
    };
    await subscriptions.save({ ...found, ...dates, status }, now);
  };

  const fail = async (turn: Occurrence, reason: string | undefined, now: Date): Promise<void> => {
    const found = await subscriptions.lock(turn.subscriptionId);
    const status = found && statusAfter(found.status, 'charge-failed');
    if (!found || !status) return void (await repository.reopen([turn.orderCode ?? ''], now));
    const { timeZone } = SITES[found.site];
    const failedAt = turn.failedAt ?? now;
    const rules = configuration(found.site);
    const retryAt = retryOf(dayOf(failedAt, timeZone), now, timeZone, rules.autoDeliveryRetryDays);
    await repository.fail(turn, { failedAt, retryAt });
    const unpaid = unstocked(found, turn.pods, { today: dayOf(now, timeZone), timeZone, rules });
    await subscriptions.save({ ...unpaid, status }, now);
    await subscriptions.addHistory(turn.subscriptionId, { kind: 'system' }, 'charge-failed', { reason }, now);
    const card = cardOf(found);
    await mails.add(
      [
        letterAbout('payment-failed', found, `${turn.cycle}:${turn.attempts}`, {
          date: turn.date,
          ...(turn.orderCode ? { orderCode: turn.orderCode } : {}),
          ...(retryAt ? { retryOn: dayOf(retryAt, timeZone) } : {}),
          ...(card ? { card } : {}),
        }),
      ],
      now,
    );
  };

  /** In the running transaction: turns follow their orders' payments. Repeating it changes nothing more. */
  const reconcile = async (codes: readonly string[]): Promise<void> => {
    if (codes.length === 0) return;
    const now = clock.now();
    await repository.lockOfOrders(codes);
    const outcomes = await orders.outcomes(codes);
    const paid = outcomes.filter(({ status }) => ['captured', 'refund_due', 'refunded'].includes(status));
    const settled = await repository.settleOrdered(
      paid.map(({ code }) => code),
      now,
    );
    for (const { id, status } of settled) {
      if (STOPPED.has(status)) await recover(id, now);
    }
    await mails.addOrders([...new Set(settled.map(({ code }) => code))], now);
    const failed = outcomes.filter(({ status }) => status === 'failed');
    const uncharged = failed
      .filter(({ reason }) => reason === 'cancelled' || reason === UNHEARD)
      .map(({ code }) => code);
    if (uncharged.length > 0) await repository.reopen(uncharged, now);
    const ended = failed.filter(({ reason }) => reason !== UNHEARD).map(({ code }) => code);
    if (ended.length > 0) await repository.leaveCancelled(ended);
    const declined = new Map(failed.map(({ code, reason }) => [code, reason]));
    for (const code of uncharged) declined.delete(code);
    if (declined.size === 0) return;
    for (const turn of await repository.turnsOfOrders([...declined.keys()])) {
      if (turn.status === 'pending') await fail(turn, declined.get(turn.orderCode ?? ''), now);
    }
  };

  const chargeAndSettle = async (codes: readonly string[]): Promise<void> => {
    if (codes.length === 0) return;
    const withdrawn = await guards.cancelledOf(codes);
    for (const code of withdrawn) await orders.withdraw(code);
    const results = await orders.charge(codes.filter((code) => !withdrawn.has(code)));
    await guards.reach('charged');
    await db.transaction(async () => {
      // What is declined goes back to the shelves, which whoever makes orders locks after the subscriptions.
      await orders.lock(codes);
      await repository.lockOfOrders(codes);
      await orders.settle(results);
      await reconcile(codes);
    });
    await guards.reach('settled');
  };

  return {
    chargeAndSettle,
    recover,

    /** Ends what a killed worker left between writing and settling: the same orders, charged under the same keys. */
    takeOver: async (): Promise<void> => {
      for (;;) {
        const now = clock.now();
        const codes = await repository.takeOver(now, new Date(now.getTime() + TAKEN_OVER_MS), MOST);
        if (codes.length === 0) return;
        log.info({ orders: codes.length }, 'auto-delivery orders taken over');
        await chargeAndSettle([...new Set(codes)]);
      }
    },

    withdraw: async (subscriptionId: string): Promise<string[]> => {
      if (!guards.withdrawsOnCancel) return [];
      const codes = await repository.unsettledOf(subscriptionId);
      const tried = await Promise.allSettled(codes.map((code) => orders.withdraw(code)));
      await db.transaction(() => reconcile(codes));
      const unheard = tried.find((one) => one.status === 'rejected');
      if (unheard) throw unheard.reason;
      const outcomes = await orders.outcomes(codes);
      return outcomes.filter(({ status }) => status === 'captured').map(({ code }) => code);
    },

    /** Puts on hold what could not be charged for too long. */
    hold: async (): Promise<void> => {
      const now = clock.now();
      for (const { id, site, failedAt } of await repository.exhausted()) {
        const { timeZone } = SITES[site];
        const { autoDeliveryHoldDays } = configuration(site);
        const heldFrom = holdFrom(dayOf(failedAt, timeZone), timeZone, autoDeliveryHoldDays);
        if (now.getTime() < heldFrom.getTime()) continue;
        await db.transaction(async () => {
          const found = await subscriptions.lock(id);
          const status = found && statusAfter(found.status, 'hold');
          if (!found || !status) return;
          await subscriptions.save({ ...found, status }, now);
          await subscriptions.addHistory(id, { kind: 'system' }, 'hold', {}, now);
          const card = cardOf(found);
          await mails.add([letterAbout('on-hold', found, failedAt.toISOString(), card ? { card } : {})], now);
        });
      }
    },
  };
}

function cardOf({ payment: { card } }: Pick<Subscription, 'payment'>) {
  return (
    card && {
      brand: card.brand,
      lastFour: card.lastFour,
      expires: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
    }
  );
}
