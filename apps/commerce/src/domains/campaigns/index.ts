import type { Platform } from '#platform/index.ts';
import type { KitNeeds, KitServices } from './campaigns.deps.ts';
import { campaignSchemas } from './campaigns.schemas.ts';
import { kitsRepository } from './commitments/kits.repository.ts';
import { kitsInCarts } from './kits/cart-hooks.service.ts';
import { registerKitRoutes } from './kits/kits.routes.ts';
import { registerMonthlyRoutes } from './monthly/monthly.routes.ts';
import { registerOfferRoutes } from './offers/offers.routes.ts';
import { registerQuoteRoutes } from './quote/quote.routes.ts';

export { campaignErrors } from './campaigns.errors.ts';
export { premiumOf } from './monthly/box.rules.ts';
export { billingOn, nextBilling } from './monthly/calendar.rules.ts';
export { mayBeInBox, requireMonthlyBox } from './monthly/offer.service.ts';

/** Starter kits and other campaigns: what there is, what it sells and comes to, and the commitments that come with kits. */
export function createCampaigns(platform: Platform, services: KitServices) {
  const needs: KitNeeds = {
    ...services,
    platform,
    clock: platform.clock,
    repository: kitsRepository(platform.db),
  };
  for (const schema of campaignSchemas) platform.app.addSchema(schema);
  registerOfferRoutes(platform, needs);
  registerQuoteRoutes(platform, needs);
  registerMonthlyRoutes(platform, needs);
  services.cart.addHooks(kitsInCarts(needs));
  registerKitRoutes(platform, needs);
}
