/** Which part of an amount was, or goes back, to each source and to the card: pure functions, in minor units. */
import type { Order } from '../orders.types.ts';
import type { Refund } from '../refunds/refunds.types.ts';
import type { SourcePart } from './paid.types.ts';

/** What of an order says how it was paid, and what went back. */
type Paid = Pick<Order, 'refunds'> & {
  payment: Pick<Order['payment'], 'amount' | 'refunded' | 'sources'>;
};

const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((all, { amount }) => all + amount, 0);

/** What of a refund goes to the card. */
export const cardPartOf = ({ amount, sources }: Pick<Refund, 'amount' | 'sources'>): number =>
  amount - sum(sources);

/** What of an order went back to a source. */
export const refundedTo = ({ refunds }: Pick<Order, 'refunds'>, name: string): number =>
  sum(refunds.flatMap(({ sources }) => sources.filter((part) => part.name === name)));

/** What of an order was refunded, or is due to be, to the sources and the card. */
export const refundedOf = ({ payment, refunds }: Paid): number =>
  payment.refunded + sum(refunds.flatMap(({ sources }) => sources));

/** What of an order was paid, by the sources and the card: its total. */
export const paidOf = ({ payment }: Pick<Paid, 'payment'>): number => payment.amount + sum(payment.sources);

/**
 * The parts of a refund that are the sources': those that are refunded before the card, then the card, then the others; among
 * them the last that paid is the first to get back. None gets more than it paid.
 *
 * @throws where the refund is more than what is left of the order.
 */
export function sourcePartsOf(order: Paid, amount: number): SourcePart[] {
  const { payment } = order;
  let left = amount;
  const take = (most: number): number => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const parts = (when: 'beforeCard' | 'afterCard') =>
    payment.sources
      .filter(({ refunded }) => refunded === when)
      .toReversed()
      .map(({ name, amount: paid }) => ({ name, amount: take(paid - refundedTo(order, name)) }));
  const before = parts('beforeCard');
  take(payment.amount - payment.refunded);
  const after = parts('afterCard');
  if (left > 0) throw new Error(`A refund is ${left} above what is left of its order.`);
  return [...before, ...after].filter((part) => part.amount > 0);
}
