/** Gift cards in a cart that are to be bought: put there and taken out. */
import { randomUUID } from 'node:crypto';
import type { AddedLine, Cart, CartHooks } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { addMonths, dayOf, isDay } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { GiftCardNeeds } from '../gift-cards.deps.ts';
import { giftCardErrors } from '../gift-cards.errors.ts';
import { BOUGHT, boughtIn, type CardInCart, type Giving, PAYING, payingIn } from '../gift-cards.types.ts';
import { MOST_CARDS } from '../paying/paying.service.ts';

/** Months ahead within which a card is mailed. */
const AHEAD = 12;
const MINOR = 100;

/** What a call asks for; the amount in whole units of the site's currency. */
export interface AskedCard extends Giving {
  amount: number;
}

/**
 * Puts a gift card in a cart. Call inside a transaction.
 *
 * @throws {OccError} 400 amount or day; 404 cart; 409 not sold, too many, being ordered.
 */
export async function add(
  needs: GiftCardNeeds,
  ctx: SiteContext,
  where: { guid: string } | { session: string },
  asked: AskedCard,
): Promise<Cart> {
  const card = requireCard(needs, ctx, asked);
  const cart = await needs.cart.lockOpen(ctx, await needs.cart.begin(ctx, where));
  const there = boughtIn(cart);
  if (there.length >= MOST_CARDS) throw giftCardErrors.tooMany(ctx.language, MOST_CARDS);
  return needs.cart.attach(cart, BOUGHT, { cards: [...there, card] });
}

/** Takes a gift card out of a cart. Call inside a transaction. @throws {OccError} 404, 409 being ordered. */
export async function remove(
  needs: GiftCardNeeds,
  ctx: SiteContext,
  guid: string,
  id: string,
): Promise<Cart> {
  const cart = await needs.cart.lockOpen(ctx, guid);
  const left = boughtIn(cart).filter((card) => card.id !== id);
  if (left.length === boughtIn(cart).length) throw giftCardErrors.notInCart(ctx.language, id);
  return needs.cart.attach(cart, BOUGHT, left.length > 0 ? { cards: left } : undefined);
}

/** @throws {OccError} 400 amount or day; 409 not sold. */
function requireCard(needs: GiftCardNeeds, ctx: SiteContext, { amount, ...giving }: AskedCard): CardInCart {
  const { site, language } = ctx;
  const { giftCardLeast, giftCardMost, giftCardProduct } = needs.content.configuration(site.id);
  if (!needs.catalog.variant(site.id, giftCardProduct)?.sellable) throw giftCardErrors.off(language);
  const minor = amount * MINOR;
  if (minor < giftCardLeast || minor > giftCardMost) {
    const said = (limit: number) => toPrice(limit, site.currency, language).formattedValue;
    throw giftCardErrors.amount(language, said(giftCardLeast), said(giftCardMost));
  }
  const { sendOn } = giving;
  const today = dayOf(needs.platform.clock.now(), site.timeZone);
  if (sendOn !== undefined && (!isDay(sendOn) || sendOn < today || sendOn > addMonths(today, AHEAD)))
    throw giftCardErrors.day(language);
  return { id: randomUUID(), amount: minor, ...trimmed(giving) };
}

/** Without what is empty, and without spaces around. */
const trimmed = ({ recipientEmail, recipientName, senderName, message, sendOn }: Giving): Giving => ({
  recipientEmail: recipientEmail.trim(),
  ...(recipientName?.trim() ? { recipientName: recipientName.trim() } : {}),
  ...(senderName?.trim() ? { senderName: senderName.trim() } : {}),
  ...(message?.trim() ? { message: message.trim() } : {}),
  ...(sendOn === undefined ? {} : { sendOn }),
});

/** What gift cards that are bought do with carts. */
export const buyingHooks = (needs: GiftCardNeeds): CartHooks => ({
  name: BOUGHT,
  lines: (cart) => {
    const cards = boughtIn(cart);
    if (cards.length === 0) return [];
    const { giftCardProduct: code } = needs.content.configuration(cart.site);
    return cards.map(
      ({ amount }): AddedLine => ({
        ...{ code, quantity: 1, price: amount, stays: true, fixed: true, money: true },
      }),
    );
  },
  refuse: ({ site, language }, asked) => {
    const { giftCardProduct } = needs.content.configuration(site.id);
    if (asked.includes(giftCardProduct)) throw giftCardErrors.ownPage(language, giftCardProduct);
  },
  joined: async (guests, own) => {
    const cards = [...boughtIn(own), ...boughtIn(guests)].slice(0, MOST_CARDS);
    if (cards.length > 0) await needs.cart.attach(own, BOUGHT, { cards });
  },
});

/** What gift cards that pay do with carts: they follow their owner into the account. */
export const payingHooks = ({ cart: carts }: GiftCardNeeds): CartHooks => ({
  name: PAYING,
  joined: async (guests, own) => {
    const cards = [...new Set([...payingIn(own), ...payingIn(guests)])].slice(0, MOST_CARDS);
    if (cards.length > 0) await carts.attach(own, PAYING, { cards });
  },
});
