import type { Platform } from '#platform/index.ts';
import type { PriceNeeds } from './price-reasons.deps.ts';
import { registerPriceReasons } from './price-reasons.routes.ts';
import { priceReasons, pricesAhead, type VariantAt } from './price-reasons.service.ts';

export { kindTitle } from './price-reasons.messages.ts';
export type { VariantAt } from './price-reasons.service.ts';

/** Tells staff why a product costs what it costs, for a customer, at an instant. Has no tables. */
export function createPriceReasons(platform: Platform, needs: PriceNeeds): { variantAt: VariantAt } {
  const variantAt = pricesAhead(platform, needs);
  registerPriceReasons(platform, priceReasons(platform, needs, variantAt));
  return { variantAt };
}
