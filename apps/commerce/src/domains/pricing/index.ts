import type { SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import { calculate, type PricingContext, type PricingLine, type Totals } from './pricing.rules.ts';
import { Price, TaxTotal } from './pricing.schemas.ts';
import { displayPrices, type PriceSources, type Purchase, unitPrice } from './pricing.unit-price.ts';

export type { BuyMoreSaved, BuyMoreStep } from './pricing.buy-more.ts';
export type { DiscountTotals, OrderDiscount } from './pricing.discounts.ts';
export { allocate, type Minor, multiply, percentOff, roundHalfUp } from './pricing.money.ts';
export { type Price, toPrice } from './pricing.presenter.ts';
export {
  assertTotalsAddUp,
  calculate,
  type LineTotals,
  type PricingLine,
  type PricingRules,
  type TaxLine,
  type Totals,
} from './pricing.rules.ts';
export type { Destination } from './pricing.shipping.ts';
export { regionCodes, type TaxCode, type TaxCountry } from './pricing.tax-tables.ts';
export {
  displayPrices,
  kitPrice,
  type PriceSources,
  type Purchase,
  pricePerPod,
  type SalesPriceStrategy,
  type UnitPrice,
  unitPrice,
} from './pricing.unit-price.ts';

/** Prices by the site's present configuration. Registers the schemas `Price` and `TaxTotal`; has no routes. */
export function createPricing(
  platform: Pick<Platform, 'app'>,
  { content }: { content: { configuration(siteId: SiteId): SiteConfiguration } },
) {
  platform.app.addSchema(Price);
  platform.app.addSchema(TaxTotal);
  return {
    /** What one unit costs this purchase now. */
    unitPrice: (siteId: SiteId, sources: PriceSources, purchase: Purchase) =>
      unitPrice(sources, purchase, content.configuration(siteId)),
    /** One-time and auto-delivery price, both for display. */
    displayPrices: (siteId: SiteId, sources: PriceSources) =>
      displayPrices(sources, content.configuration(siteId)),
    /** Totals of a cart. `destination` absent: shipping as to an ordinary region, no tax yet. */
    totals: (
      siteId: SiteId,
      lines: readonly PricingLine[],
      options: Pick<PricingContext, 'destination' | 'orderDiscounts' | 'taxExempt'> = {},
    ): Totals => calculate(lines, { rules: content.configuration(siteId), ...options }),
  };
}

export type Pricing = ReturnType<typeof createPricing>;
