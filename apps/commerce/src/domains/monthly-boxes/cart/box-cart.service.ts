/** A monthly box in a cart: put there, changed, taken out. */
import { SITES } from '@crema/brands';
import { requireMonthlyBox } from '#domains/campaigns/index.ts';
import type { AddedLine, Cart, CartHooks, PricedCart } from '#domains/cart/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { priceOf, unitsOf } from '../contents/contents.rules.ts';
import {
  type AskedProduct,
  linesOf,
  priceWith,
  requireProducts,
  termsToday,
  withPremiums,
} from '../contents/contents.service.ts';
import { requireGift } from '../gifts/gift.rules.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import { presentCartBox } from '../monthly-boxes.presenter.ts';
import { type AttachedBox, BOX, type BoxTerms, type Gift } from '../monthly-boxes.types.ts';
import { boxIn } from './attached.rules.ts';

/** What a call asks for. */
export interface AskedBox {
  boxes: number;
  products: readonly AskedProduct[];
  gift?: Gift;
}

/** What a call changes of a box in a cart; what is left out stays. */
export type BoxChange = Partial<Pick<AskedBox, 'boxes' | 'products'>> & { cancel?: boolean };

const todayOf = ({ platform }: Pick<BoxNeeds, 'platform'>, { site }: Pick<SiteContext, 'site'>) =>
  dayOf(platform.clock.now(), site.timeZone);

/** The prices of a box in a cart: those of today. */
const termsOfCart = (needs: BoxNeeds, { site }: Pick<Cart, 'site'>): BoxTerms =>
  termsToday(needs, site, todayOf(needs, { site: SITES[site] }));

/**
 * Puts a box in a cart, in place of one that is there. Call inside a transaction.
 *
 * @throws {OccError} 400 size or gift; 404 product or cart; 409 not offered, too many, not for a box, sold out, being ordered.
 */
export async function add(
  needs: BoxNeeds,
  ctx: SiteContext,
  where: { guid: string } | { session: string },
  asked: AskedBox,
): Promise<PricedCart> {
  requireMonthlyBox({ clock: needs.platform.clock, content: needs.content }, ctx);
  const box = await requireBox(needs, ctx, asked);
  const guid = await needs.cart.begin(ctx, where);
  const cart = await needs.cart.lockOpen(ctx, guid);
  return needs.cart.shown(await needs.cart.attach(cart, BOX, box));
}

/** @throws {OccError} as `add`. */
async function requireBox(
  needs: BoxNeeds,
  ctx: SiteContext,
  { boxes, products: asked, gift }: AskedBox,
): Promise<AttachedBox> {
  const today = todayOf(needs, ctx);
  const terms = termsToday(needs, ctx.site.id, today);
  if (priceOf(terms.sizes, boxes) === undefined) throw boxErrors.size(ctx.language, boxes);
  const products = await requireProducts(needs, ctx, asked, { boxes, terms });
  if (gift) requireGift(needs, ctx, gift, { today, products });
  return { boxes, products, ...(gift && { gift }) };
}

/** Changes a box in a cart or takes it out. Call inside a transaction. @throws {OccError} as `add`; 404 where there is none. */
export async function change(
  needs: BoxNeeds,
  ctx: SiteContext,
  guid: string,
  { boxes, products, cancel }: BoxChange,
): Promise<Cart> {
  const cart = await needs.cart.lockOpen(ctx, guid);
  const there = boxIn(cart);
  if (!there) throw boxErrors.unknown(ctx.language, guid);
  if (cancel) return needs.cart.attach(cart, BOX, undefined);
  const asked = {
    boxes: boxes ?? there.boxes,
    products: products ?? there.products.map(({ code, quantity }) => ({ code, qty: quantity })),
    ...(there.gift && { gift: there.gift }),
  };
  return needs.cart.attach(cart, BOX, await requireBox(needs, ctx, asked));
}

/** The box of a cart. @throws {OccError} 404 where there is none. */
export function show(needs: BoxNeeds, ctx: SiteContext, cart: Cart) {
  const box = boxIn(cart);
  if (!box) throw boxErrors.unknown(ctx.language, cart.guid);
  return presentCartBox(needs, ctx, cart.guid, box, termsOfCart(needs, cart));
}

/** What monthly boxes do with carts. */
export const cartHooks = (needs: BoxNeeds): CartHooks => ({
  name: BOX,
  lines: (cart) => {
    const box = boxIn(cart);
    return box ? addedLines(needs, cart, box) : [];
  },
  takes: (cart) => {
    const box = boxIn(cart);
    // What is paid at once takes no card later.
    return { account: box !== undefined, card: box !== undefined && box.gift === undefined };
  },
  refuse: ({ site, language }, asked) => {
    const { monthlyBoxGiftProduct } = needs.content.configuration(site.id);
    // What a gift is sold as is no product by itself.
    if (asked.includes(monthlyBoxGiftProduct)) throw boxErrors.giftOnly(language, monthlyBoxGiftProduct);
  },
  joined: async (guests, own) => {
    const box = boxIn(guests);
    if (box) await needs.cart.attach(own, BOX, box);
  },
});

/** A box's lines, at today's prices; none of a size that is not sold any more, whose order is refused. */
function addedLines(needs: BoxNeeds, { site }: Cart, box: AttachedBox): AddedLine[] {
  const terms = termsOfCart(needs, { site });
  const products = withPremiums(needs, site, terms, box.products);
  const { fixed } = priceWith(terms, box.boxes, products);
  if (fixed === 0) return [];
  if (box.gift) {
    // What is paid at once is a thing of its own: its boxes come month by month.
    const { monthlyBoxGiftProduct: code } = needs.content.configuration(site);
    return [{ code, quantity: 1, price: fixed * box.gift.months, stays: true, fixed: true }];
  }
  return linesOf(needs, site, fixed, products).map(({ code, quantity, price }) => ({
    ...{ code, quantity, price, stays: true, fixed: true },
  }));
}

/** Whether a cart holds the whole of its box. @throws {OccError} 409 where something is missing or no longer sold. */
export function requireWhole({ language }: SiteContext, { sold }: PricedCart, box: AttachedBox): void {
  const chosen = unitsOf(box.products);
  if (chosen < box.boxes) throw boxErrors.incomplete(language, box.boxes - chosen);
  const lines = sold.filter(({ line }) => line.addedBy === BOX);
  if (box.gift) {
    if (lines.length === 0) throw boxErrors.giftsOff(language);
    return;
  }
  const codes = new Set(lines.map(({ line }) => line.code));
  if (lines.length === 0) throw boxErrors.size(language, box.boxes);
  const gone = box.products.find(({ code }) => !codes.has(code));
  if (gone) throw boxErrors.foreign(language, gone.code);
}
