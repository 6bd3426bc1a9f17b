import type { Platform } from '#platform/index.ts';
import { keepDispute, type PaymentProvider, type SeenDispute } from '#platform/payments/index.ts';
import type { OrderHooks } from '../hooks/hooks.types.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Order } from '../orders.types.ts';
import { hasNoCard } from '../payment/charge.service.ts';
import type { OrderGuards } from '../placement/guards.deps.ts';
import type { RefundLedger } from '../refunds/ledger.service.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db' | 'log'>;
  repository: OrdersRepository;
  ledger: Pick<RefundLedger, 'outside'>;
  guards: Pick<OrderGuards, 'chargeKey'>;
  hooks: readonly OrderHooks[];
  providerOf(order: Order): PaymentProvider;
}

/**
 * Writes what is disputed of an order as its provider has it now, and what follows: while the money is gone its refunds are
 * refused and hooks lock what they gave for it; when it has ended they undo that; what was lost is written as a refund of kind
 * `dispute`. Repeats, and messages in any order, change nothing.
 */
export function createDisputes({ platform, repository, ledger, guards, hooks, providerOf }: Parts) {
  const { clock, db, log } = platform;

  /** Answers the order as it is then, so that a second one needs no other reading. */
  const lose = async (order: Order, { id, amount }: SeenDispute): Promise<Order> => {
    const { payment, refunds } = order;
    const left = payment.amount - payment.refunded;
    if (left <= 0) return order;
    const lost = Math.min(amount, left);
    const refund = await ledger.outside(order, 'dispute', { key: `dispute:${id}`, amount: lost });
    return {
      ...order,
      refunds: [...refunds, refund],
      payment: { ...payment, refunded: payment.refunded + lost },
    };
  };

  const apply = (code: string, provider: string, seen: readonly SeenDispute[]): Promise<void> =>
    db.transaction(async () => {
      const order = await repository.lock(code);
      if (!order) return;
      const { token } = order.payment.payment;
      const charge = { provider, key: guards.chargeKey(code), token };
      const lost: SeenDispute[] = [];
      for (const dispute of seen) {
        const before = await keepDispute(db, charge, dispute, clock.now());
        if (before === dispute.status) continue;
        log.warn({ order: code, dispute: dispute.id, status: dispute.status }, 'a dispute of a payment');
        if (dispute.status === 'lost') lost.push(dispute);
      }
      let after = await repository.byCode(code);
      if (!after) return;
      if (after.isDisputed && !order.isDisputed) for (const hook of hooks) await hook.disputed?.(after);
      if (order.isDisputed && !after.isDisputed) for (const hook of hooks) await hook.disputeEnded?.(after);
      for (const dispute of lost) after = await lose(after, dispute);
    });

  /** @throws when the provider does not answer. */
  return async (code: string): Promise<void> => {
    const order = await repository.byCode(code);
    if (!order || hasNoCard(order)) return;
    const provider = providerOf(order);
    const seen = (await provider.disputes?.(guards.chargeKey(code))) ?? [];
    if (seen.length > 0) await apply(code, provider.name, seen);
  };
}
