import { discountOf, refusalOf } from '#domains/coupons/index.ts';
import type { Destination, DiscountTotals } from '#domains/pricing/index.ts';
import type { CartNeeds } from '../cart.deps.ts';
import type { Cart, PricedCart, SoldLine } from '../cart.types.ts';
import { addedLines } from '../hooks/added.rules.ts';
import { takesOf } from '../hooks/hooks.service.ts';
import { shareOut } from '../payment/sources.rules.ts';
import { laterOrders } from './later.rules.ts';
import { couponLine, resolveLines } from './pricing.rules.ts';

/** Prices a cart at this moment, from the catalogue's snapshot: no SQL. */
export function price(
  { catalog, pricing, hooks }: Pick<CartNeeds, 'catalog' | 'pricing' | 'hooks'>,
  cart: Cart,
): PricedCart {
  const find = (code: string) => catalog.variant(cart.site, code);
  const resolved = resolveLines(cart.lines, find, cart.priceSegment);
  const asked = resolved.flatMap(({ line, variant, pricing: priced }): SoldLine[] =>
    variant && priced ? [inCampaign(hooks, cart, { line, variant, pricing: priced })] : [],
  );
  const isBegun = asked.length > 0 || Object.keys(cart.attached).length > 0;
  const sold =
    hooks.length > 0 && isBegun ? [...asked, ...addedLines({ catalog, hooks }, cart, asked)] : asked;
  const { deliveryAddress } = cart;
  const destination: Destination | undefined = deliveryAddress && {
    country: deliveryAddress.country,
    region: deliveryAddress.region,
  };
  const lines = sold.map(couponLine);
  const totals = pricing.totals(
    cart.site,
    sold.map((line) => line.pricing),
    {
      destination,
      orderDiscounts: cart.coupons.map((state) => discountOf(state, lines)),
      taxExempt: cart.business?.taxExemptionNumber !== undefined,
    },
  );
  const at = { empty: sold.length === 0, neverFree: totals.freeShipping.threshold === undefined };
  return {
    cart,
    sold,
    unavailable: resolved.filter(({ variant }) => !variant).map(({ line }) => line),
    coupons: cart.coupons.map((state, index) => {
      const taken = totals.discounts[index] as DiscountTotals;
      return { ...state, totals: taken, refusal: refusalOf(state, taken, at) };
    }),
    totals,
    paid: shareOut(totals.totalPriceWithTax, cart.funds ?? []),
    takes: takesOf({ hooks }, cart),
    later: laterOrders(pricing, { cart, sold }, destination),
  };
}

/** A line with its campaign's price, where a domain that keeps something with the cart has one for it. */
function inCampaign(hooks: CartNeeds['hooks'], cart: Cart, sold: SoldLine): SoldLine {
  const prices = hooks.flatMap(({ name, campaignPrice }) =>
    cart.attached[name] === undefined ? [] : (campaignPrice?.(cart, sold) ?? []),
  );
  if (prices.length === 0) return sold;
  const { pricing } = sold;
  return {
    ...sold,
    pricing: { ...pricing, prices: { ...pricing.prices, campaignPrice: Math.min(...prices) } },
  };
}
