import type { Platform } from '#platform/index.ts';
import type { OutsideRefund, PaymentProvider } from '#platform/payments/index.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Order } from '../orders.types.ts';
import { hasNoCard } from '../payment/charge.service.ts';
import type { OrderGuards } from '../placement/guards.deps.ts';
import { cardPartOf } from '../sources/sources.rules.ts';
import type { RefundLedger } from './ledger.service.ts';
import type { Refund } from './refunds.types.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db' | 'jobs' | 'log'>;
  repository: OrdersRepository;
  ledger: Pick<RefundLedger, 'outside'>;
  guards: Pick<OrderGuards, 'chargeKey'>;
  providerOf(order: Order): PaymentProvider;
}

const isRecorded = ({ refunds }: Order, { key, reference }: OutsideRefund): boolean =>
  refunds.some((refund) => refund.providerKey === key || refund.reference === reference);

/**
 * Writes the refunds of an order that were made at its provider, each once, however often it is asked: they are told apart by
 * the provider's own names, not by their amounts.
 */
export function createOutsideRefunds({ platform, repository, ledger, guards, providerOf }: Parts) {
  const { clock, db, jobs, log } = platform;

  /** A due refund of the same amount that the provider has never seen: somebody made it there by hand. */
  const madeByHand = async (order: Order, { amount }: OutsideRefund): Promise<Refund | undefined> => {
    for (const refund of order.refunds)
      if (refund.status === 'due' && cardPartOf(refund) === amount)
        if (!(await providerOf(order).lookupRefund(refund.providerKey))) return refund;
    return undefined;
  };

  const record = (code: string, seen: OutsideRefund, byHand: Refund | undefined): Promise<void> =>
    db.transaction(async () => {
      const order = await repository.lock(code);
      if (!order || isRecorded(order, seen)) return;
      const left = order.payment.amount - order.payment.refunded;
      if (seen.amount > left && byHand) {
        await repository.refunds.settle(code, byHand.number, seen.reference, clock.now());
        const isDue = order.refunds.some((one) => one.status === 'due' && one.number !== byHand.number);
        if (left === 0 && !isDue)
          await repository.setPayment(code, 'refunded', { refundReference: seen.reference }, clock.now());
        return;
      }
      if (seen.amount > left)
        log.error({ order: code, refund: seen.reference }, 'more was refunded at the provider than is left');
      if (left > 0)
        await ledger.outside(order, 'provider', { key: seen.key, amount: Math.min(seen.amount, left) });
    });

  /** @throws when the provider does not answer. */
  return async (code: string): Promise<void> => {
    const order = await repository.byCode(code);
    if (!order || hasNoCard(order)) return;
    const found = (await providerOf(order).outsideRefunds?.(guards.chargeKey(code))) ?? [];
    for (const seen of found) {
      if (seen.status === 'failed') {
        if (isRecorded(order, seen))
          log.error({ order: code, refund: seen.reference }, 'a refund failed at the provider');
        continue;
      }
      if (isRecorded(order, seen)) continue;
      const left = order.payment.amount - order.payment.refunded;
      await record(code, seen, seen.amount > left ? await madeByHand(order, seen) : undefined);
      await jobs.enqueue('orders.settle', { code });
    }
  };
}
