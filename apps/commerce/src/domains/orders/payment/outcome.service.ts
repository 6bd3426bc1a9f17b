import type { PaymentState } from '#platform/payments/index.ts';
import type { Actor } from '../actor.types.ts';
import { orderEmail } from '../emails/outbox.emails.ts';
import { mayFollow, type OrderStatus } from '../fulfilment/transitions.rules.ts';
import type { Order } from '../orders.types.ts';
import { releaseStock } from './reversal.service.ts';
import type { SettlementNeeds } from './settlement.deps.ts';

/**
 * Reason of a payment given up while its provider could not be reached. It may still be charged, and is then refunded.
 */
export const UNHEARD = 'unheard';

/**
 * In the running transaction: sets the status of a locked order. @throws when the transition table does not allow it:
 * the caller has a broken invariant.
 */
export async function move(
  { platform, repository }: Pick<SettlementNeeds, 'platform' | 'repository'>,
  order: Order,
  status: OrderStatus,
  actor: Actor,
): Promise<void> {
  if (!mayFollow(order.status, status))
    throw new Error(`${order.code} is ${order.status}, not to be ${status}`);
  await repository.setStatus(order.code, status, actor, platform.clock.now());
}

/** Step 3: records the provider's state of a payment. Idempotent, also if it is late. */
export const apply = (needs: SettlementNeeds, code: string, state: PaymentState): Promise<Order> =>
  needs.platform.db.transaction(async () => {
    const order = await needs.repository.lock(code);
    if (!order) throw new Error(`There is no order ${code}`);
    const isOpen = order.payment.status === 'pending' || order.payment.status === 'requires_action';
    return isOpen ? applyToOpen(needs, order, state) : applyToEnded(needs, order, state);
  });

/** In the running transaction: records the first known outcome of a payment. */
async function applyToOpen(needs: SettlementNeeds, order: Order, state: PaymentState): Promise<Order> {
  const { cart, hooks, platform, repository } = needs;
  const { code } = order;
  const now = platform.clock.now();
  if (state.status === 'captured') {
    const confirmed = await repository.confirmLocked([{ code, reference: state.reference }], now);
    if (confirmed.length === 0) throw new Error(`${code} is ${order.status}, not to be confirmed`);
    await cart.setStatus(order.cartGuid, 'ordered');
    await platform.outbox.write(orderEmail(order, 'confirmation'));
    const payment = { ...order.payment, status: 'captured' as const };
    const placed: Order = { ...order, status: 'processing', placedAt: now, payment };
    for (const hook of hooks) await hook.placed?.(placed);
    return placed;
  }
  // The provider ends it; the settle job asks again.
  if (state.status === 'processing') return order;
  if (state.status === 'requires_action') {
    await repository.setPayment(code, 'requires_action', {}, now);
    const { nextAction } = state;
    return { ...order, payment: { ...order.payment, status: 'requires_action', nextAction } };
  }
  return release(needs, order, state.status === 'declined' ? state.reason : 'cancelled');
}

/** In the running transaction: records the provider's state of a payment that has ended; its status stays. */
async function applyToEnded(needs: SettlementNeeds, order: Order, state: PaymentState): Promise<Order> {
  const { status, reason, amount } = order.payment;
  if (status !== 'failed') return order;
  // Charged although it was given up: refund it. Of a card that was only tried there is nothing to refund.
  if (state.status === 'captured' && amount > 0) await needs.ledger.rest(order, 'void', 'shop');
  // The provider answers now, and will not charge it any more.
  else if (reason === UNHEARD && state.status !== 'processing')
    await needs.repository.setPayment(
      order.code,
      'failed',
      { reason: 'cancelled' },
      needs.platform.clock.now(),
    );
  return order;
}

/**
 * In the running transaction: gives an unpaid order up although its provider does not answer. If it was charged, or is
 * charged later, `apply` refunds it. An order whose payment has ended stays unchanged.
 */
export async function giveUp(needs: SettlementNeeds, code: string): Promise<void> {
  const order = await needs.repository.lock(code);
  if (order?.payment.status === 'pending') await release(needs, order, UNHEARD);
}

/** In the running transaction: ends an open order and releases everything that it holds. */
async function release(needs: SettlementNeeds, order: Order, reason: string): Promise<Order> {
  const { cart, hooks, platform, repository, sources } = needs;
  const { code } = order;
  await move(needs, order, 'cancelled', 'shop');
  await repository.setPayment(code, 'failed', { reason }, platform.clock.now());
  await cart.setStatus(order.cartGuid, 'open');
  await sources.release(order);
  for (const hook of hooks) await hook.lock?.(order);
  await releaseStock(needs, order);
  for (const hook of hooks) await hook.released?.(order);
  return { ...order, status: 'cancelled', payment: { ...order.payment, status: 'failed', reason } };
}
