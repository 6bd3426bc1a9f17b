/** Charges written orders of boxes and moves boxes on by the outcome, also after an interruption. */
import { holdFrom, retryOf } from '#domains/auto-delivery/index.ts';
import { UNHEARD } from '#domains/orders/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { PaymentState } from '#platform/payments/index.ts';
import { boxEmail, orderEmail } from '../emails/box.emails.ts';
import { worthUnsent } from '../gifts/gift.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import type { BoxMonth, MonthlyBox } from '../monthly-boxes.types.ts';
import { monthToChange } from '../subscription/schedule.rules.ts';
import { HELD_BOXES } from './billing.types.ts';
import { zoneOf } from './plan.service.ts';

/** Milliseconds for which a worker that takes orders over keeps them from the next one. */
const TAKEN_OVER_MS = 15_000;
const MOST = 200;
/** Payment statuses of an order that was paid, whatever was refunded since. */
const PAID: readonly string[] = ['captured', 'refund_due', 'partially_refunded', 'refunded'];

type Results = Awaited<ReturnType<BoxNeeds['orders']['recurring']['charge']>>;

/** Charges written orders, outside any transaction, and settles each in one. What cannot be settled goes into quarantine. */
export async function chargeAndSettle(parts: BoxNeeds, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const { guards, orders, platform, repository } = parts;
  await guards.reach('committed');
  const withdrawn = await repository.cancelledOf(codes);
  const held = async (code: string, error: unknown): Promise<void> => {
    platform.log.error({ err: error, order: code }, 'order of a monthly box not settled');
    await platform.quarantine.hold(HELD_BOXES, code, error);
  };
  for (const code of withdrawn)
    await orders.recurring.withdraw(code).catch((error: unknown) => held(code, error));
  const results = await orders.recurring.charge(codes.filter((code) => !withdrawn.has(code)));
  await guards.reach('charged');
  for (const code of codes) {
    const mine = results.filter((one) => one.code === code);
    await platform.db
      .transaction(() => settle(parts, code, mine))
      .catch((error: unknown) => held(code, error));
  }
  await guards.reach('settled');
}

/** In the running transaction: the order, then its box, then store credit, then whatever the order's own hooks lock. */
async function settle(parts: BoxNeeds, code: string, results: Results): Promise<void> {
  const { orders, platform, repository } = parts;
  await orders.recurring.lock([code]);
  const [box] = await repository.lockOfOrders([code]);
  const [month] = await repository.monthsOfOrders([code]);
  if (!box || !month) return;
  const captured = results.some(({ state }) => state?.status === 'captured');
  const [before] = await orders.recurring.outcomes([code]);
  if (captured && before?.status === 'pending') await giveCredit(parts, box, month);
  await orders.recurring.settle(results);
  await reconcile(parts, box, month);
  await platform.quarantine.free(HELD_BOXES, [code]);
}

/** Settles one order by what its provider says of it, as where its customer has answered the bank. */
export const settleOne = (parts: BoxNeeds, code: string, state: PaymentState): Promise<void> =>
  parts.platform.db.transaction(() => settle(parts, code, [{ code, state }]));

/** In the running transaction, with both locked: moves a month and its box on by its order's payment. Idempotent. */
async function reconcile(parts: BoxNeeds, box: MonthlyBox, month: BoxMonth): Promise<void> {
  const { orders, platform, repository } = parts;
  const { orderCode = '' } = month;
  const now = platform.clock.now();
  const [outcome] = await orders.recurring.outcomes([orderCode]);
  if (!outcome || (month.status !== 'pending' && month.status !== 'cancelled')) return;
  const { retryAt: _, ...rest } = month;
  if (PAID.includes(outcome.status)) {
    await giveCredit(parts, box, month);
    await repository.saveMonth({ ...rest, status: 'ordered' }, now);
    const paid = month.failedAt ? await withCardThatPaid(parts, box, orderCode) : box;
    if (box.status === 'PAYMENT_FAILED' || box.status === 'ON_HOLD') await goOn(parts, paid, now);
    else if (paid !== box) await repository.save(paid, now);
    await platform.outbox.write(orderEmail(box, orderCode));
    return;
  }
  if (outcome.status !== 'failed') return;
  if (month.status === 'cancelled') {
    if (outcome.reason === UNHEARD) return;
    // Known never to be charged: nobody looks at it any more.
    await repository.saveMonth(rest, now);
    await giveCredit(parts, box, { ...month, credit: worthUnsent(box, month) });
    return;
  }
  if (outcome.reason === 'cancelled' || outcome.reason === UNHEARD)
    return void (await repository.saveMonth({ ...rest, status: 'failed', retryAt: now }, now));
  await failCharge(parts, box, month, { now, bankAsks: outcome.reason === 'authentication_required' });
}

/** The card that paid a month in person is the box's from then on. */
async function withCardThatPaid({ orders }: BoxNeeds, box: MonthlyBox, code: string): Promise<MonthlyBox> {
  const [order] = await orders.recurring.byCodes([code]);
  const card = order?.payment.payment;
  if (!card?.saved || card.token === box.payment.token) return box;
  const { saved: _, ...payment } = card;
  const { paymentDetailsId: __, ...rest } = box;
  return { ...rest, payment };
}

/** A box whose failed month is paid goes on with the first month that can still be changed. */
export async function goOn({ content, repository }: BoxNeeds, box: MonthlyBox, now: Date): Promise<void> {
  const { monthlyBoxCutOffHours } = content.configuration(box.site);
  await repository.save({ ...box, status: 'ACTIVE', ...monthToChange(box, now, monthlyBoxCutOffHours) }, now);
}

async function failCharge(
  parts: BoxNeeds,
  box: MonthlyBox,
  month: BoxMonth,
  { now, bankAsks }: { now: Date; bankAsks: boolean },
): Promise<void> {
  const { content, platform, repository } = parts;
  const timeZone = zoneOf(box);
  const failedAt = month.failedAt ?? now;
  const { autoDeliveryRetryDays } = content.configuration(box.site);
  const retryAt = retryOf(dayOf(failedAt, timeZone), now, timeZone, autoDeliveryRetryDays);
  const attempts = month.attempts + 1;
  await repository.saveMonth({ ...month, status: 'failed', attempts, failedAt, retryAt }, now);
  await repository.save({ ...box, status: 'PAYMENT_FAILED' }, now);
  const data = {
    ...{ date: month.date, boxId: box.id, month: month.month },
    ...(retryAt ? { retryOn: dayOf(retryAt, timeZone) } : {}),
    ...(bankAsks ? { bankAsks } : {}),
  };
  await platform.outbox.write(boxEmail('payment-failed', box, `${month.month}:${attempts}`, data));
}

/** Gives a customer the worth of what could not be had, once. */
async function giveCredit({ storeCredit }: BoxNeeds, box: MonthlyBox, month: BoxMonth): Promise<void> {
  if (month.credit === 0) return;
  await storeCredit.grant(box.site, box.customerId, {
    key: `monthlyBox:${box.id}:${month.month}`,
    ...{ amount: month.credit, reason: 'monthly box sold out' },
    ...(month.orderCode === undefined ? {} : { orderCode: month.orderCode }),
  });
}

/** Finishes what a killed worker left between writing and settling: the same orders, charged under the same keys. */
export async function takeOver(parts: BoxNeeds): Promise<void> {
  const { clock, log } = parts.platform;
  for (;;) {
    const now = clock.now();
    const codes = await parts.repository.takeOver(now, new Date(now.getTime() + TAKEN_OVER_MS), MOST);
    if (codes.length === 0) return;
    log.info({ orders: codes.length }, 'orders of monthly boxes taken over');
    await chargeAndSettle(parts, codes);
  }
}

/** After a cancellation has committed: makes sure that its orders under way are not charged. What fails is tried again later. */
export async function withdraw(parts: BoxNeeds, boxId: string): Promise<void> {
  const { orders, platform, repository } = parts;
  for (const code of await repository.unsettledOf(boxId)) {
    try {
      await orders.recurring.withdraw(code);
      await platform.db.transaction(() => settle(parts, code, []));
    } catch (error) {
      platform.log.error({ err: error, order: code }, 'order of a monthly box not withdrawn at once');
    }
  }
}

/** Puts boxes on hold that could not be charged for too long. */
export async function hold(parts: BoxNeeds): Promise<void> {
  const { content, platform, repository } = parts;
  const now = platform.clock.now();
  for (const { id, failedAt } of await repository.exhausted()) {
    await platform.db.transaction(async () => {
      const box = await repository.lock(id);
      if (box?.status !== 'PAYMENT_FAILED') return;
      const timeZone = zoneOf(box);
      const { autoDeliveryHoldDays } = content.configuration(box.site);
      if (now < holdFrom(dayOf(failedAt, timeZone), timeZone, autoDeliveryHoldDays)) return;
      await repository.save({ ...box, status: 'ON_HOLD' }, now);
      await platform.outbox.write(boxEmail('on-hold', box, failedAt.toISOString(), {}));
    });
  }
}
