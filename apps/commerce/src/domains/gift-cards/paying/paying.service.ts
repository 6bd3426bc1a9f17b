import type { Cart } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { hashOf, readCode } from '../codes.rules.ts';
import type { GiftCardNeeds } from '../gift-cards.deps.ts';
import { giftCardErrors } from '../gift-cards.errors.ts';
import { type CardBalance, PAYING, payingIn } from '../gift-cards.types.ts';

/** Cards that a cart takes. */
export const MOST_CARDS = 10;

/** The card of a code. @throws {OccError} 400 no code; 404 unknown, of another site; 409 void or held. */
export async function cardOf(
  { cards }: Pick<GiftCardNeeds, 'cards'>,
  { site, language }: SiteContext,
  typed: string,
): Promise<CardBalance> {
  const code = readCode(typed);
  if (code === undefined) throw giftCardErrors.malformed(language);
  const card = await cards.byCode(site.id, hashOf(code));
  if (!card) throw giftCardErrors.unknown(language);
  if (card.voided) throw giftCardErrors.void(language);
  if (card.held) throw giftCardErrors.held(language);
  return card;
}

/**
 * Lets a card pay for a cart, once. Call inside a transaction.
 *
 * @throws {OccError} as `cardOf`; 404 unknown cart; 409 empty card, too many cards, being ordered.
 */
export async function apply(
  needs: GiftCardNeeds,
  ctx: SiteContext,
  guid: string,
  typed: string,
): Promise<Cart> {
  const cart = await needs.cart.lockOpen(ctx, guid);
  const { id, balance } = await cardOf(needs, ctx, typed);
  const there = payingIn(cart);
  if (there.includes(id)) return cart;
  if (balance === 0) throw giftCardErrors.empty(ctx.language);
  if (there.length >= MOST_CARDS) throw giftCardErrors.tooMany(ctx.language, MOST_CARDS);
  return needs.cart.attach(cart, PAYING, { cards: [...there, id] });
}

/** Takes a card off a cart, or all of them. Call inside a transaction. @throws {OccError} 404, 409 being ordered. */
export async function remove(
  needs: GiftCardNeeds,
  ctx: SiteContext,
  guid: string,
  id: string | undefined,
): Promise<Cart> {
  const cart = await needs.cart.lockOpen(ctx, guid);
  const there = payingIn(cart);
  if (id !== undefined && !there.includes(id)) throw giftCardErrors.notInCart(ctx.language, id);
  const left = id === undefined ? [] : there.filter((one) => one !== id);
  return needs.cart.attach(cart, PAYING, left.length > 0 ? { cards: left } : undefined);
}

/** The cards that pay for a cart, in the order in which they were entered, each with what is on it. */
export async function cardsOn({ cards }: GiftCardNeeds, cart: Cart): Promise<CardBalance[]> {
  const ids = payingIn(cart);
  if (ids.length === 0) return [];
  const found = await cards.balancesOf(cart.site, ids);
  return ids.flatMap((id) => found.find((card) => card.id === id) ?? []);
}
