import type { PaymentSource } from '#domains/orders/index.ts';
import type { PaidOfOrder } from '#domains/value/index.ts';
import type { GiftCardNeeds } from '../gift-cards.deps.ts';
import { GIFT_CARD_LABEL } from '../gift-cards.messages.ts';
import { accountOf, boughtIn, type CardBalance, payingIn, SOURCE } from '../gift-cards.types.ts';

type Needs = Pick<GiftCardNeeds, 'cards' | 'ledger' | 'platform'>;

/** What cards can pay now: not those that are void, or whose own payment is disputed. */
const usable = (cards: readonly CardBalance[]): CardBalance[] =>
  cards.filter(({ voided, held, balance }) => !voided && !held && balance > 0);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Gift cards as what pays first of all, and gets back last: the cards of a cart in the order in which they were entered. They never
 * pay for another gift card. A cart without one costs no statement.
 */
export function giftCardSource({ cards, ledger, platform: { clock } }: Needs): PaymentSource {
  /** Locks accounts, always in one order. */
  const lock = async (site: CardOf['site'], paid: readonly PaidOfOrder[]): Promise<void> => {
    for (const id of paid.map(({ holderId }) => holderId).sort()) await ledger.lock(accountOf({ site, id }));
  };
  return {
    name: SOURCE,
    label: GIFT_CARD_LABEL,
    refunded: 'afterCard',

    available: async (cart, hold) => {
      const ids = payingIn(cart);
      if (ids.length === 0) return 0;
      return sum(usable(await cards.balancesOf(cart.site, ids, hold)).map(({ balance }) => balance));
    },

    spares: (cart) => sum(boughtIn(cart).map(({ amount }) => amount)),

    spend: async ({ code, site }, amount, cart) => {
      const ids = payingIn(cart);
      const found = usable(await cards.balancesOf(site, ids));
      let left = amount;
      for (const id of ids) {
        const part = Math.min(left, found.find((card) => card.id === id)?.balance ?? 0);
        if (part === 0) continue;
        left -= part;
        const entry = { key: `${code}:spent`, kind: 'spent' as const, orderCode: code, amount: part };
        if (!(await ledger.take(accountOf({ site, id }), entry, clock.now())))
          throw new Error(`${code} spends ${part} of a gift card that is not there`);
      }
      if (left > 0) throw new Error(`${code} spends ${left} more than its gift cards have`);
    },

    release: async ({ code, site }) => {
      const paid = await ledger.paidOf(site, 'giftCard', code);
      await lock(site, paid);
      for (const { holderId: id, spent, back } of paid) {
        const entry = { key: `${code}:givenBack`, kind: 'givenBack' as const, orderCode: code };
        if (spent > back)
          await ledger.book(accountOf({ site, id }), { ...entry, amount: spent - back }, clock.now());
      }
    },

    refund: async ({ code, site }, { number }, amount) => {
      await lock(site, await ledger.paidOf(site, 'giftCard', code));
      let left = amount;
      // The last that paid is the first to get back.
      for (const { holderId: id, spent, back } of (
        await ledger.paidOf(site, 'giftCard', code)
      ).toReversed()) {
        const part = Math.min(left, spent - back);
        if (part <= 0) continue;
        left -= part;
        const entry = { key: `${code}:refund:${number}`, kind: 'refunded' as const, orderCode: code };
        await ledger.book(accountOf({ site, id }), { ...entry, amount: part }, clock.now());
      }
      if (left > 0) throw new Error(`${code} gives ${left} back to gift cards that did not pay it`);
    },
  };
}

type CardOf = Parameters<typeof accountOf>[0];
