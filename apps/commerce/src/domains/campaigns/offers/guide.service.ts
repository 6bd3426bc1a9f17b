/** What is said of campaigns beside what they sell. */
import type { SiteContext } from '#platform/http/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import { guideOf, nameOf } from '../campaigns.messages.ts';
import { presentCampaign } from '../campaigns.presenter.ts';
import { openCampaigns, requireCampaign } from './known.service.ts';

type Needs = Pick<CampaignNeeds, 'clock' | 'content'>;

/** The component that a merchant puts beside the guide of a campaign. */
const guideId = (code: string): string => `campaign-guide-${code.toLowerCase()}`;

/** The buying guide of a campaign: how it goes, step by step, and the merchant's own component where there is one. */
export function buyingGuide(needs: Needs, ctx: SiteContext, code: string) {
  const campaign = requireCampaign(needs, ctx, code);
  const { returnWindowDays } = needs.content.configuration(ctx.site.id);
  const { value } = needs.content.components(ctx.site.id, [guideId(campaign.code)], ctx.language);
  return {
    campaignCode: campaign.code,
    title: nameOf(campaign.code, ctx.language),
    steps: guideOf(campaign, ctx.language, returnWindowDays),
    components: value.map(({ uid }) => uid),
  };
}

/** One campaign, or all that are open, with what is the same for all. */
export function miscData(needs: Needs, ctx: SiteContext, code: string | undefined) {
  const settings = needs.content.configuration(ctx.site.id);
  const campaigns = code === undefined ? openCampaigns(needs, ctx) : [requireCampaign(needs, ctx, code)];
  return {
    campaigns: campaigns.map((campaign) => presentCampaign(campaign, ctx.language)),
    frequencies: [...settings.autoDeliveryFrequencies],
    defaultFrequency: settings.autoDeliveryDefaultFrequency,
    returnDays: settings.returnWindowDays,
    warningDays: [...settings.campaignWarningDays],
    pageSize: settings.campaignPageSize,
  };
}
