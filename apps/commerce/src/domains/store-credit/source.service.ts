import type { PaymentSource } from '#domains/orders/index.ts';
import type { ValueLedger } from '#domains/value/index.ts';
import type { Platform } from '#platform/index.ts';
import { CREDIT_LABEL } from './store-credit.messages.ts';
import { accountOf, type CreditOwner } from './store-credit.types.ts';

/** Whose credit pays for an order or a cart; nobody's for a guest, and for a customer who is gone. */
const ownerOf = ({ site, customerId }: Partial<CreditOwner> & Pick<CreditOwner, 'site'>) =>
  customerId === undefined ? undefined : accountOf({ site, customerId });

/**
 * Store credit as what pays before the card, by itself, for whoever is logged in. It gets back what is refunded once the card has its part.
 * What would go back to a customer whose account is gone goes with it.
 */
export function storeCreditSource(
  { clock }: Pick<Platform, 'clock'>,
  repository: Pick<ValueLedger, 'balance' | 'book' | 'lock' | 'take'>,
): PaymentSource {
  return {
    name: 'storeCredit',
    label: CREDIT_LABEL,
    refunded: 'afterCard',

    available: async (cart, hold) => {
      const owner = ownerOf(cart);
      if (!owner || (hold && !(await repository.lock(owner)))) return 0;
      return Math.max(0, await repository.balance(owner));
    },

    spend: async (order, amount) => {
      const owner = ownerOf(order);
      const entry = { key: `${order.code}:spent`, kind: 'spent' as const, orderCode: order.code, amount };
      if (!owner || !(await repository.take(owner, entry, clock.now())))
        throw new Error(`${order.code} spends ${amount} of store credit that is not there`);
    },

    release: async (order, amount) => {
      const owner = ownerOf(order);
      const entry = { key: `${order.code}:givenBack`, kind: 'givenBack' as const, orderCode: order.code };
      if (owner && (await repository.lock(owner)))
        await repository.book(owner, { ...entry, amount }, clock.now());
    },

    refund: async (order, { number }, amount) => {
      const owner = ownerOf(order);
      const entry = {
        key: `${order.code}:refund:${number}`,
        kind: 'refunded' as const,
        orderCode: order.code,
      };
      if (owner && (await repository.lock(owner)))
        await repository.book(owner, { ...entry, amount }, clock.now());
    },
  };
}
