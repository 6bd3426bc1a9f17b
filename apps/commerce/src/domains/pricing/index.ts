import type { SiteId } from '@crema/brands';
import type { ContentService, SiteConfiguration } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import { taxesResource } from './admin/taxes.resource.ts';
import { calculate, type PricingContext, type PricingLine, type Totals } from './pricing.rules.ts';
import { Price, SurchargeTotal, TaxTotal } from './pricing.schemas.ts';
import { createSources, type PricingSources } from './sources.service.ts';
import {
  displayPrices,
  type PriceSource,
  type PriceSources,
  type Purchase,
  type UnitPriceRules,
  unitPrice,
} from './unit-price.rules.ts';

export type { BuyMoreSaved, BuyMoreStep } from './buy-more.rules.ts';
export type { DiscountTotals, OrderDiscount } from './discounts.rules.ts';
export { allocate, type Minor, multiply, percentOff } from './money.rules.ts';
export { toPrice } from './pricing.presenter.ts';
export {
  assertTotalsAddUp,
  calculate,
  type LineTotals,
  type PricingLine,
  type PricingRules,
  type Totals,
} from './pricing.rules.ts';
export { type Destination, shippingFor } from './shipping.rules.ts';
export {
  type CartSurchargeSource,
  requireName,
  type SurchargeSource,
} from './sources.service.ts';
export { byCode, ofLine, type SurchargeTotals } from './surcharges.rules.ts';
export { regionCodes } from './tax-tables.ts';
export { byName as taxesByName, type TaxLine } from './taxes.rules.ts';
export {
  displayPrices,
  kitPrice,
  type LineToPrice,
  type OfferedPrice,
  type PriceCandidate,
  type PricedItem,
  type PriceLabel,
  type PriceSource,
  type PriceSources,
  type Purchase,
  priceCandidates,
  pricePerPod,
  type QuantityOffer,
  SHOP_PRICE_KINDS,
  type SourceTerms,
  unitPrice,
} from './unit-price.rules.ts';

/**
 * Prices by the site's present configuration, and by what other domains add to them. Registers the schemas `Price`,
 * `TaxTotal` and `SurchargeTotal`; has no routes.
 */
export function createPricing(
  platform: Pick<Platform, 'app' | 'edits'>,
  { content }: { content: Pick<ContentService, 'configuration' | 'rows'> },
) {
  for (const schema of [Price, TaxTotal, SurchargeTotal]) platform.app.addSchema(schema);
  platform.edits.add(taxesResource(content));
  const { prices, withSurcharges, addPrice, addSurcharge } = createSources();
  const withSources = rememberedByConfiguration(prices);
  /** The site's configuration, with the price sources of other domains. The same object while both are the same. */
  const rules = (siteId: SiteId) => withSources(content.configuration(siteId), siteId);
  const sources: PricingSources = { addPrice, addSurcharge };
  return {
    ...sources,
    rules,
    /** What one unit costs this purchase now. */
    unitPrice: (siteId: SiteId, priced: PriceSources, purchase: Purchase) =>
      unitPrice(priced, purchase, rules(siteId)),
    /** One-time and auto-delivery price, both for display. */
    displayPrices: (siteId: SiteId, priced: PriceSources) => displayPrices(priced, rules(siteId)),
    /** Totals of a cart. `destination` absent: shipping as to an ordinary region, no tax yet. */
    totals: (
      siteId: SiteId,
      lines: readonly PricingLine[],
      { instead, ...options }: TotalsOptions = {},
    ): Totals =>
      calculate(withSurcharges(siteId, lines), { rules: withSource(rules(siteId), instead), ...options }),
  };
}

interface TotalsOptions extends Pick<PricingContext, 'destination' | 'orderDiscounts' | 'taxExempt' | 'at'> {
  /** In place of the price source of the same kind, to see what a price would do that no shopper has yet. */
  instead?: PriceSource;
}

function withSource<Rules extends UnitPriceRules>(rules: Rules, instead: PriceSource | undefined): Rules {
  const { others } = rules;
  if (!instead || !others) return rules;
  const sources = others.sources.map((source) => (source.kind === instead.kind ? instead : source));
  return { ...rules, others: { ...others, sources } };
}

/** A configuration with these price sources; made once for each configuration, as prices are asked for all the time. */
function rememberedByConfiguration(sources: readonly PriceSource[]) {
  const made = new WeakMap<SiteConfiguration, SiteConfiguration & UnitPriceRules>();
  return (configuration: SiteConfiguration, site: SiteId): SiteConfiguration & UnitPriceRules => {
    if (sources.length === 0) return configuration;
    const before = made.get(configuration);
    if (before) return before;
    const rules = { ...configuration, others: { site, sources } };
    made.set(configuration, rules);
    return rules;
  };
}

export type Pricing = ReturnType<typeof createPricing>;
