/** The campaign that a call names. */
import { type Day, dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import { CAMPAIGN_CODES, type Campaign } from '../campaigns.types.ts';
import { campaignOf, codeOf, placeIn } from './campaigns.rules.ts';

/** What tells which campaigns there are today. */
export interface KnownNeeds extends Pick<CampaignNeeds, 'clock'> {
  content: Pick<CampaignNeeds['content'], 'configuration'>;
}

/** Today in the site's zone. */
export const todayOf = ({ clock }: Pick<KnownNeeds, 'clock'>, { site }: Pick<SiteContext, 'site'>): Day =>
  dayOf(clock.now(), site.timeZone);

/** @throws {OccError} 404 for a code that there is not; 409 where or while it is not offered. */
export function requireCampaign(needs: KnownNeeds, ctx: SiteContext, text: string): Campaign {
  const code = codeOf(text);
  if (!code) throw campaignErrors.unknown(ctx.language, text);
  const campaign = campaignOf(needs.content.configuration(ctx.site.id), code);
  if (!campaign) throw campaignErrors.wrongSite(ctx.language, code);
  const place = placeIn(campaign.window, todayOf(needs, ctx));
  if (place !== 'open') throw campaignErrors.notNow(ctx.language, code, place);
  return campaign;
}

/** All that the site offers today. */
export function openCampaigns(needs: KnownNeeds, ctx: SiteContext): Campaign[] {
  const today = todayOf(needs, ctx);
  return CAMPAIGN_CODES.map((code) => campaignOf(needs.content.configuration(ctx.site.id), code))
    .filter((campaign) => campaign !== undefined)
    .filter(({ window }) => placeIn(window, today) === 'open');
}
