import type { SiteContext } from '#platform/http/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import type { KitTerms } from '../commitments/commitments.types.ts';
import { commitmentWith } from '../offers/eligibility.rules.ts';
import { todayOf } from '../offers/known.service.ts';
import type { KitParts } from '../quote/estimate.service.ts';
import { brewerPrice } from '../quote/prices.service.ts';
import { deadlineOf } from '../quote/timeline.rules.ts';
import type { Agreed } from './consent.rules.ts';

/** What somebody who orders a kit now agrees to; undefined without a brewer. A kit may take no commitment. */
export function agreedTo(
  needs: Pick<CampaignNeeds, 'clock' | 'content' | 'pricing'>,
  ctx: SiteContext,
  { campaign, brewer, weeks, starts }: KitParts,
): (Agreed & { terms: KitTerms }) | undefined {
  if (!brewer) return undefined;
  const committed = commitmentWith(campaign, brewer);
  const { listPrice, price } = brewerPrice(needs, ctx, campaign, brewer);
  const first = todayOf(needs, ctx);
  const rhythm = { first, weeks, weight: 0, ...(starts !== undefined && { starts }) };
  const { code, months, least, casePods, podsLeast, weightLeast, earlyEnd } = campaign;
  return {
    ...{ site: ctx.site.id, brewer: brewer.name[ctx.language] ?? brewer.name.en, listPrice, paid: price },
    deadline: deadlineOf(rhythm, committed, months).deadline,
    terms: {
      ...{ code, months, least, weightLeast, earlyEnd, committed },
      ...(casePods !== undefined && { casePods }),
      ...(podsLeast !== undefined && { podsLeast }),
      returnDays: needs.content.configuration(ctx.site.id).returnWindowDays,
    },
  };
}
