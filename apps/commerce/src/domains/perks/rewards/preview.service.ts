/** What a cart or a purchase would earn. */
import type { Cart } from '#domains/cart/index.ts';
import { cartErrors } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { type Merchandise, pointsOf } from '../ledger/ledger.rules.ts';
import { tiers } from './offer.service.ts';
import type { RewardNeeds } from './rewards.deps.ts';
import { nextReward } from './rewards.rules.ts';

/** A product as it would be bought. */
export interface Wanted {
  code: string;
  qty: number;
  isOneTimeProduct?: boolean;
}

/**
 * Points of a cart or of products, with what a member has beside them: `LoyaltyPoints`.
 *
 * @param asked products, else a cart; undefined: nothing, which earns nothing.
 * @throws 404 unknown product.
 */
export async function preview(
  needs: RewardNeeds,
  ctx: SiteContext,
  asked: Cart | readonly Wanted[] | undefined,
) {
  const { content, ledger } = needs;
  const { customerId } = ctx;
  const cart = asked && ('guid' in asked ? asked : cartOf(needs, ctx, asked));
  const merchandise = cart ? merchandiseOf(needs, cart) : { oneTime: 0, autoDelivery: 0 };
  const earned = pointsOf(merchandise, content.configuration(ctx.site.id));
  if (customerId === undefined) return earned;
  const { points: balance } = await ledger.balance({ site: ctx.site.id, customerId });
  const next = nextReward(tiers(needs, ctx.site.id), balance);
  return { ...earned, balance, ...(next ? { nextReward: next } : {}) };
}

/** What counts of a cart: goods after discounts, without what is sent by e-mail; as orders count it (`goodsLeft`). */
function merchandiseOf({ cart: carts }: Pick<RewardNeeds, 'cart'>, cart: Cart): Merchandise {
  const { sold, totals } = carts.price(cart);
  const sums = { oneTime: 0, autoDelivery: 0 };
  for (const [index, { line, pricing }] of sold.entries()) {
    const { totalPrice = 0, discount = 0 } = totals.lines[index] ?? {};
    if (pricing.virtual) continue;
    sums[line.oneTime ? 'oneTime' : 'autoDelivery'] += totalPrice - discount;
  }
  return sums;
}

/** A cart of these products, which nobody keeps. */
function cartOf({ catalog }: RewardNeeds, ctx: SiteContext, wanted: readonly Wanted[]): Cart {
  const { site, language, priceSegment } = ctx;
  const unknown = wanted.find(({ code }) => !catalog.variant(site.id, code));
  if (unknown) throw cartErrors.unknownProduct(language, unknown.code);
  const lines = wanted.map(({ code, qty, isOneTimeProduct = true }, entryNumber) => ({
    ...{ entryNumber, code, quantity: qty, oneTime: isOneTimeProduct },
    ...{ frequencyWeeks: isOneTimeProduct ? 0 : 1, components: [] },
  }));
  return {
    ...{ guid: '', site: site.id, status: 'open', language, version: 0, lines },
    ...{ couponCodes: [], coupons: [], attached: {}, ...(priceSegment ? { priceSegment } : {}) },
  };
}
