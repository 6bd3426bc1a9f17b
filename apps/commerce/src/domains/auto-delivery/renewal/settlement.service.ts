/** Charges written orders and updates subscriptions by the outcome, also after an interruption. */
import { SITES } from '@crema/brands';
import type { CartPayment } from '#domains/cart/index.ts';
import { UNHEARD } from '#domains/orders/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { PaymentState } from '#platform/payments/index.ts';
import { isolate } from '#platform/quarantine/index.ts';
import { emailAbout } from '../emails/subscription.emails.ts';
import { afterProcessing, isLocked } from '../schedule/calendar.rules.ts';
import { supplyRules, unstocked } from '../schedule/pods.rules.ts';
import { smartDay } from '../schedule/supply.rules.ts';
import { comingOn } from '../subscription/subscription.rules.ts';
import type { Occurrence, Subscription } from '../subscription/subscription.types.ts';
import { type SubscriptionStatus, statusAfter } from '../subscription/transitions.rules.ts';
import type { GenerationParts } from './renewal.deps.ts';
import { holdFrom, retryOf } from './renewal.rules.ts';
import { HELD_ORDERS, HELD_SUBSCRIPTIONS } from './renewal.types.ts';

/** Milliseconds for which a worker that takes orders over keeps them from the next one. */
const TAKEN_OVER_MS = 15_000;
const MOST = 200;
/** Payment statuses of an order that was paid, whatever was refunded since. */
const PAID: readonly string[] = ['captured', 'refund_due', 'partially_refunded', 'refunded'];
/** Statuses in which no further order is made until the failed charge is paid. */
const STOPPED: ReadonlySet<SubscriptionStatus> = new Set(['PAYMENT_FAILED', 'ON_HOLD']);

/** The card that paid an order: the subscription's, unless its customer paid in person with another. */
const cardThatPaid = async ({ orders }: GenerationParts, code: string): Promise<CartPayment | undefined> =>
  (await orders.byCodes([code]))[0]?.payment.payment;

/**
 * Ends `PAYMENT_FAILED` or `ON_HOLD`: the subscription continues, from its next date that can still be edited, with the card that
 * paid what was open.
 */
export async function recover(
  { subscriptions, configuration }: GenerationParts,
  id: string,
  now: Date,
  card?: CartPayment,
): Promise<void> {
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
  await subscriptions.save({ ...found, ...paidWith(found, card), ...comingOn(next, timeZone), status }, now);
}

/** The card that paid in person is the subscription's from then on. */
function paidWith({ payment }: Subscription, card: CartPayment | undefined) {
  if (!card?.saved || card.token === payment.token) return {};
  const { saved: _, ...kept } = card;
  return { payment: kept, paymentDetailsId: undefined };
}

async function failCharge(
  { subscriptions, repository, emails, configuration }: GenerationParts,
  occurrence: Occurrence,
  reason: string | undefined,
  now: Date,
): Promise<void> {
  const { subscriptionId, orderCode, cycle, attempts, date } = occurrence;
  const found = await subscriptions.lock(subscriptionId);
  const status = found && statusAfter(found.status, 'charge-failed');
  if (!found || !status) return void (await repository.reopen([orderCode ?? ''], now));
  const { timeZone } = SITES[found.site];
  const failedAt = occurrence.failedAt ?? now;
  const rules = configuration(found.site);
  const retryAt = retryOf(dayOf(failedAt, timeZone), now, timeZone, rules.autoDeliveryRetryDays);
  await repository.fail(occurrence, { failedAt, retryAt });
  const unpaid = unstocked(found, occurrence, { today: dayOf(now, timeZone), timeZone, rules });
  await subscriptions.save({ ...unpaid, status }, now);
  await subscriptions.addHistory(subscriptionId, { kind: 'system' }, 'charge-failed', { reason }, now);
  const card = cardOf(found);
  await emails.add([
    emailAbout('payment-failed', found, `${cycle}:${attempts}`, {
      date,
      cycle,
      ...(reason === 'authentication_required' ? { bankAsks: true } : {}),
      ...(orderCode ? { orderCode } : {}),
      ...(retryAt ? { retryOn: dayOf(retryAt, timeZone) } : {}),
      ...(card ? { card } : {}),
    }),
  ]);
}

/** In the running transaction: updates occurrences by their orders' payments. Idempotent. */
async function reconcile(parts: GenerationParts, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const { platform, repository, orders, emails } = parts;
  const now = platform.clock.now();
  await repository.lockOfOrders(codes);
  const outcomes = await orders.outcomes(codes);
  const paid = outcomes.filter(({ status }) => PAID.includes(status));
  const settled = await repository.settleOrdered(
    paid.map(({ code }) => code),
    now,
  );
  for (const { id, status, code } of settled) {
    if (STOPPED.has(status)) await recover(parts, id, now, await cardThatPaid(parts, code));
  }
  await emails.addOrders([...new Set(settled.map(({ code }) => code))]);
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
  for (const occurrence of await repository.occurrencesOfOrders([...declined.keys()])) {
    if (occurrence.status === 'pending')
      await failCharge(parts, occurrence, declined.get(occurrence.orderCode ?? ''), now);
  }
}

/**
 * Charges written orders, outside any transaction, and settles each in one. Those that cannot be settled go into
 * quarantine.
 */
export async function chargeAndSettle(parts: GenerationParts, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const { platform, repository, orders, guards } = parts;
  const { db, log, quarantine } = platform;
  const held = async (code: string, error: unknown): Promise<void> => {
    log.error({ err: error, order: code }, 'auto-delivery order not settled');
    await quarantine.hold(HELD_ORDERS, code, error);
  };
  const withdrawn = await guards.cancelledOf(codes);
  const unsettled = new Set<string>();
  for (const code of withdrawn) {
    await orders.withdraw(code).catch(async (error: unknown) => {
      unsettled.add(code);
      await held(code, error);
    });
  }
  const results = await orders.charge(codes.filter((code) => !withdrawn.has(code)));
  await guards.reach('charged');
  const settle = async (some: readonly string[]): Promise<void> => {
    const mine = new Set(some);
    await db.transaction(async () => {
      // Declined orders release their stock, whose rows other workers lock after the subscriptions.
      await orders.lock(some);
      await repository.lockOfOrders(some);
      await orders.settle(results.filter(({ code }) => mine.has(code)));
      await reconcile(parts, some);
      await quarantine.free(HELD_ORDERS, some);
    });
  };
  const heard = codes.filter((code) => !unsettled.has(code));
  await isolate(heard, settle, held);
  await guards.reach('settled');
}

/** Settles one order by what its provider says of it, as where its customer has answered the bank. */
export const settleOne = (parts: GenerationParts, code: string, state: PaymentState): Promise<void> =>
  parts.platform.db.transaction(async () => {
    await parts.orders.lock([code]);
    await parts.repository.lockOfOrders([code]);
    await parts.orders.settle([{ code, state }]);
    await reconcile(parts, [code]);
  });

/** Finishes what a killed worker left between writing and settling: the same orders, charged under the same keys. */
export async function takeOver(parts: GenerationParts): Promise<void> {
  const { clock, log } = parts.platform;
  for (;;) {
    const now = clock.now();
    const codes = await parts.repository.takeOver(now, new Date(now.getTime() + TAKEN_OVER_MS), MOST);
    if (codes.length === 0) return;
    log.info({ orders: codes.length }, 'auto-delivery orders taken over');
    await chargeAndSettle(parts, [...new Set(codes)]);
  }
}

/** After a cancellation has committed: prevents charges from now on. Answers orders that were charged before. */
export async function withdraw(parts: GenerationParts, subscriptionId: string): Promise<string[]> {
  const { platform, repository, orders, guards } = parts;
  if (!guards.withdrawsOnCancel) return [];
  const codes = await repository.unsettledOf(subscriptionId);
  const tried = await Promise.allSettled(codes.map((code) => orders.withdraw(code)));
  await platform.db.transaction(() => reconcile(parts, codes));
  const unheard = tried.find((one) => one.status === 'rejected');
  if (unheard) throw unheard.reason;
  const outcomes = await orders.outcomes(codes);
  return outcomes.filter(({ status }) => status === 'captured').map(({ code }) => code);
}

/** Puts subscriptions on hold that could not be charged for too long. */
export async function hold(parts: GenerationParts): Promise<void> {
  const { platform, repository, configuration } = parts;
  const { clock, log, quarantine } = platform;
  const now = clock.now();
  for (const { id, site, cycle, failedAt } of await repository.exhausted(now)) {
    const { timeZone } = SITES[site];
    const { autoDeliveryHoldDays } = configuration(site);
    const heldFrom = holdFrom(dayOf(failedAt, timeZone), timeZone, autoDeliveryHoldDays);
    if (now.getTime() < heldFrom.getTime()) continue;
    await putOnHold(parts, { id, cycle, failedAt }, now).catch(async (error: unknown) => {
      log.error({ err: error, subscription: id }, 'auto-delivery not put on hold');
      await quarantine.hold(HELD_SUBSCRIPTIONS, id, error);
    });
  }
}

const putOnHold = (
  { platform, subscriptions, emails }: GenerationParts,
  { id, cycle, failedAt }: { id: string; cycle: number; failedAt: Date },
  now: Date,
): Promise<void> =>
  platform.db.transaction(async () => {
    const found = await subscriptions.lock(id);
    const status = found && statusAfter(found.status, 'hold');
    if (!found || !status) return;
    await subscriptions.save({ ...found, status }, now);
    await subscriptions.addHistory(id, { kind: 'system' }, 'hold', {}, now);
    const card = cardOf(found);
    await emails.add([
      emailAbout('on-hold', found, failedAt.toISOString(), { cycle, ...(card ? { card } : {}) }),
    ]);
    await platform.quarantine.free(HELD_SUBSCRIPTIONS, [id]);
  });

function cardOf({ payment: { card } }: Pick<Subscription, 'payment'>) {
  return (
    card && {
      brand: card.brand,
      lastFour: card.lastFour,
      expires: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
    }
  );
}
