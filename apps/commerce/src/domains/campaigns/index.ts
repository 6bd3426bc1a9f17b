import type { Platform } from '#platform/index.ts';
import type { CampaignNeeds } from './campaigns.deps.ts';
import { campaignSchemas } from './campaigns.schemas.ts';
import { registerMonthlyRoutes } from './monthly/monthly.routes.ts';
import { registerOfferRoutes } from './offers/offers.routes.ts';
import { registerQuoteRoutes } from './quote/quote.routes.ts';

export { premiumOf } from './monthly/box.rules.ts';
export { billingOn, nextBilling } from './monthly/calendar.rules.ts';
export { mayBeInBox, requireMonthlyBox } from './monthly/offer.service.ts';

/** Starter kits, other campaigns and the monthly box: what there is, what it sells and what it comes to. It keeps nothing. */
export function createCampaigns(platform: Platform, services: Omit<CampaignNeeds, 'clock'>): void {
  const needs = { clock: platform.clock, ...services };
  for (const schema of campaignSchemas) platform.app.addSchema(schema);
  registerOfferRoutes(platform, needs);
  registerQuoteRoutes(platform, needs);
  registerMonthlyRoutes(platform, needs);
}
