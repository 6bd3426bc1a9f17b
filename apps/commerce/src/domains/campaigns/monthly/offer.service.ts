/** What the monthly box is on a site, for the domain that sells it. */
import type { CatalogVariant } from '#domains/catalog/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { campaignOf } from '../offers/campaigns.rules.ts';
import { type KnownNeeds, requireCampaign } from '../offers/known.service.ts';
import { fitsBox } from './box.rules.ts';

const CODE = 'MONTHLY_FIXED_PRICE';

/** @throws {OccError} 409 where the site has no monthly box, or not today. */
export function requireMonthlyBox(needs: KnownNeeds, ctx: SiteContext): void {
  requireCampaign(needs, ctx, CODE);
}

/** Whether a box may hold it; also where none is sold any more, as those that run go on. */
export function mayBeInBox(settings: SiteConfiguration, variant: CatalogVariant): boolean {
  const campaign = campaignOf({ ...settings, campaignCodes: [CODE] }, CODE);
  return campaign !== undefined && fitsBox(campaign, settings.monthlyBoxPodsMost, variant);
}
