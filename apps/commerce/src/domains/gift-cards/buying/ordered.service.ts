/** What becomes of gift cards with the order that they are bought with. */
import { SITES } from '@crema/brands';
import { spokenDay } from '#domains/auto-delivery/index.ts';
import type { PricedCart } from '#domains/cart/index.ts';
import type { Order, OrderHooks, OrderNote, Refund } from '#domains/orders/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { dayOf, instantOf } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
import type { GiftCardNeeds } from '../gift-cards.deps.ts';
import { giftCardErrors } from '../gift-cards.errors.ts';
import {
  accountOf,
  BOUGHT,
  boughtIn,
  type CardInCart,
  type GiftCard,
  REFUNDED,
} from '../gift-cards.types.ts';
import { send } from '../sending/sending.service.ts';
import { takeLost } from './lost.service.ts';

/** The hour, at the site, at which cards of a later day are mailed. */
const HOUR = 8;

type Bought = Pick<Order, 'code' | 'lines'>;

const hasCards = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ priceKind }) => priceKind === BOUGHT);

/** The cards of an order; nothing is asked about one without. */
const cardsOf = async ({ cards }: Pick<GiftCardNeeds, 'cards'>, order: Bought): Promise<GiftCard[]> =>
  hasCards(order) ? cards.ofOrder(order.code) : [];

export const giftCardsOrdered = (needs: GiftCardNeeds): OrderHooks => {
  const { cards, platform } = needs;
  return {
    check: ({ language }, { cart, sold }) => {
      const lines = sold.filter(({ line }) => line.addedBy === BOUGHT);
      if (lines.length < boughtIn(cart).length) throw giftCardErrors.off(language);
    },
    written: (_ctx, order, priced) => written(needs, order, priced),
    placed: (order) => placed(needs, order),
    released: async (order) => {
      if (hasCards(order)) await cards.removeUnpaid(order.code);
    },
    refundMade: (order, refund) => refundMade(needs, order, refund),
    disputed: async (order) => {
      if (hasCards(order)) await cards.hold(order.code, platform.clock.now());
    },
    disputeEnded: async (order) => {
      if (hasCards(order)) await cards.hold(order.code, undefined);
    },
    confirmed: (order) => confirmed(needs, order),
  };
};

async function written({ cards, platform }: GiftCardNeeds, order: Order, priced: PricedCart): Promise<void> {
  const bought = boughtIn(priced.cart);
  if (bought.length === 0) return;
  const lines = priced.sold.filter(({ line }) => line.addedBy === BOUGHT);
  const now = platform.clock.now();
  for (const [index, { sendOn, id, amount, ...giving }] of bought.entries()) {
    const { site, language, customerId } = order;
    await cards.insert({
      ...{ id, site, language, amount, orderCode: order.code, ...giving },
      entryNumber: lines[index]?.line.entryNumber ?? 0,
      ...(customerId === undefined ? {} : { customerId }),
      ...{ createdAt: now, sendAt: sendTime(order, sendOn, now) },
    });
  }
}

/** A card of today is mailed at once. */
function sendTime({ site }: Pick<Order, 'site'>, sendOn: CardInCart['sendOn'], now: Date): Date {
  const { timeZone } = SITES[site];
  if (sendOn === undefined || sendOn <= dayOf(now, timeZone)) return now;
  return instantOf(sendOn, HOUR, timeZone);
}

async function placed(needs: GiftCardNeeds, order: Order): Promise<void> {
  const { cards, ledger, platform } = needs;
  const now = platform.clock.now();
  for (const card of await cardsOf(needs, order)) {
    const account = accountOf(card);
    await ledger.open(account, now);
    await ledger.book(
      account,
      { key: 'issued', kind: 'issued', amount: card.amount, orderCode: order.code },
      now,
    );
    await cards.issue(card.id, now);
    if (card.sendAt <= now) await send(needs, { ...card, issuedAt: now });
  }
  // An order of gift cards alone is nothing to pack.
  if (order.lines.every(({ priceKind }) => priceKind === BOUGHT))
    await platform.jobs.enqueue('giftCards.handOver', { code: order.code });
}

/** Takes back what was refunded of a card, or lost in a dispute. @throws {OccError} 409 where it was spent, in part at least. */
async function refundMade(needs: GiftCardNeeds, order: Order, refund: Refund): Promise<void> {
  if (refund.kind === 'void' || !hasCards(order)) return;
  if (refund.kind === 'dispute') return takeLost(needs, order, refund);
  const back = new Set(refund.lines.filter(({ quantity }) => quantity > 0).map((line) => line.entryNumber));
  const { cards, ledger, platform } = needs;
  for (const card of await cards.ofOrder(order.code)) {
    if (!back.has(card.entryNumber) || !card.issuedAt) continue;
    const account = accountOf(card);
    await ledger.lock(account);
    const key = `${order.code}:refund:${refund.number}:takenBack`;
    const entry = { key, kind: 'takenBack' as const, amount: card.amount, orderCode: order.code };
    if (!(await ledger.take(account, entry, platform.clock.now())))
      throw giftCardErrors.spent(order.language, card.lastFour ?? '····');
    await cards.void(card.id, REFUNDED, platform.clock.now());
  }
}

/** What the confirmation of an order says of the cards that were bought with it. */
async function confirmed(needs: GiftCardNeeds, order: Order): Promise<OrderNote | undefined> {
  const { language, site, currency } = order;
  const bought = await cardsOf(needs, order);
  if (bought.length === 0) return undefined;
  const { timeZone } = SITES[site];
  const today = dayOf(needs.platform.clock.now(), timeZone);
  return {
    title: say(language, 'Gift cards', 'Cartes-cadeaux'),
    sentences: bought.map(({ amount, recipientEmail, sendAt }) => {
      const worth = toPrice(amount, currency, language).formattedValue;
      const day = dayOf(sendAt, timeZone);
      const on = spokenDay({ site }, day, language);
      return day <= today
        ? say(
            language,
            `${worth}: the code goes to ${recipientEmail} by e-mail now.`,
            `${worth}\u00a0: le code est envoyé maintenant par courriel à ${recipientEmail}.`,
          )
        : say(
            language,
            `${worth}: the code goes to ${recipientEmail} by e-mail on ${on}.`,
            `${worth}\u00a0: le code sera envoyé par courriel à ${recipientEmail} le ${on}.`,
          );
    }),
  };
}
