import type { Cart, CartService, PricedCart } from '#domains/cart/index.ts';
import type { Order } from '../orders.types.ts';
import type { Refund } from '../refunds/refunds.types.ts';
import type { PaidBySource } from './paid.types.ts';
import type { PaymentSource } from './sources.types.ts';

/** What pays before the card. Added while the shop is put together; carts learn of each what it has. */
export function createPaymentSources(cart: Pick<CartService, 'addPaymentSource'>) {
  const sources = new Map<string, PaymentSource>();
  const of = (name: string): PaymentSource => {
    const source = sources.get(name);
    if (!source) throw new Error(`The payment source "${name}" is gone.`);
    return source;
  };
  return {
    /** @throws where the name is taken or is none. */
    addPaymentSource: (source: PaymentSource): void => {
      cart.addPaymentSource(source);
      sources.set(source.name, source);
    },

    /** An order's own copy of what sources pay of its cart. */
    sharesOf: ({ paid }: Pick<PricedCart, 'paid'>, language: Order['language']): PaidBySource[] =>
      paid.sources.map(({ name, label, amount }) => ({
        ...{ name, label: label[language], amount, refunded: of(name).refunded },
      })),

    /** In the order's first transaction: takes what its sources pay. */
    spend: async (order: Order, cart: Cart): Promise<void> => {
      for (const { name, amount } of order.payment.sources) await of(name).spend(order, amount, cart);
    },

    /** In the transaction that gives an order up: gives its sources back what they paid. */
    release: async (order: Order): Promise<void> => {
      for (const { name, amount } of order.payment.sources) await of(name).release(order, amount);
    },

    /** In the transaction of a refund: gives its sources their parts of it. */
    refund: async (order: Order, refund: Pick<Refund, 'number' | 'kind' | 'sources'>): Promise<void> => {
      // Of an order that was given up, all sources got theirs back then.
      if (refund.kind === 'void') return;
      // In the order in which they paid, as everywhere: that is the order of their locks.
      for (const { name } of order.payment.sources) {
        const amount = refund.sources.find((part) => part.name === name)?.amount ?? 0;
        if (amount > 0) await of(name).refund(order, refund, amount);
      }
    },
  };
}

export type PaymentSources = ReturnType<typeof createPaymentSources>;
