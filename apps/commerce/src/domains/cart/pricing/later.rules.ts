/** What the orders come to that follow the one a cart becomes. */
import { type CatalogVariant, priceSources } from '#domains/catalog/index.ts';
import type { Destination, Pricing, PricingLine } from '#domains/pricing/index.ts';
import type { LaterOrder, PricedCart } from '../cart.types.ts';

/** What pricing must know of a line that comes again; every order but the one at checkout is a recurring one. */
export const recurringLine = (quantity: number, variant: CatalogVariant): PricingLine => ({
  quantity,
  prices: priceSources(variant),
  purchase: 'autoDeliveryRecurring',
  taxCode: variant.taxCode,
  boxCount: variant.boxCount,
});

/**
 * What each later order comes to, by frequency, the most frequent first; shipping is each one's own, and a coupon is the first
 * order's. Without an address there is no tax yet, and shipping is as to an ordinary region.
 */
export function laterOrders(
  pricing: Pick<Pricing, 'totals'>,
  { cart, sold }: Pick<PricedCart, 'cart' | 'sold'>,
  destination: Destination | undefined,
): LaterOrder[] {
  const recurring = sold.filter(({ line }) => !line.oneTime);
  const frequencies = [...new Set(recurring.map(({ line }) => line.frequencyWeeks))].sort((a, b) => a - b);
  return frequencies.map((frequencyWeeks) => ({
    frequencyWeeks,
    totals: pricing.totals(
      cart.site,
      recurring
        .filter(({ line }) => line.frequencyWeeks === frequencyWeeks)
        .map(({ line, variant }) => recurringLine(line.quantity, variant)),
      { destination, taxExempt: cart.business?.taxExemptionNumber !== undefined },
    ),
  }));
}
