import type { PricedCart } from '../cart.types.ts';
import type { CartPaid, Fund } from './paid.types.ts';

/**
 * Shares a total out: each source pays what it has of what those before it left, and a card the rest. What a source spares of the
 * total is left to those after it.
 */
export function shareOut(total: number, funds: readonly Fund[]): CartPaid {
  let amountDue = total;
  const sources = funds.flatMap(({ name, label, available, spares = 0 }) => {
    const amount = Math.max(0, Math.min(available, amountDue, total - spares));
    amountDue -= amount;
    return amount > 0 ? [{ name, label, amount }] : [];
  });
  return { sources, amountDue };
}

/** Whether an order of this cart needs a card: for what is due now, or for what comes again and is never paid by a source. */
export const needsCard = ({ takes, paid }: Pick<PricedCart, 'takes' | 'paid'>): boolean =>
  paid.amountDue > 0 || takes.card;
