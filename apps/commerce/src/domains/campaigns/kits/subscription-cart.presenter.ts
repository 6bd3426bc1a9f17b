import type { SiteContext } from '#platform/http/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { presentCampaign } from '../campaigns.presenter.ts';
import { unitOf } from '../campaigns.types.ts';
import { todayOf } from '../offers/known.service.ts';
import { weightOfAll } from '../quote/commitment.rules.ts';
import { presentEstimate } from '../quote/estimate.presenter.ts';
import { estimateOf } from '../quote/estimate.service.ts';
import { agreedTo } from './agreed.service.ts';
import { consentTo } from './consent.rules.ts';
import type { KitInCart } from './kits.service.ts';

/** The kit of a cart as callers read it. */
export function presentKitInCart(needs: KitNeeds, ctx: SiteContext, found: KitInCart) {
  const { campaign, cart, drinks, entryNumber, starts, weeks } = found;
  const weight = weightOfAll(drinks);
  const agreed = agreedTo(needs, ctx, found);
  return {
    cartGuid: cart.guid,
    campaign: presentCampaign(campaign, ctx.language),
    frequencyWeeks: weeks,
    ...(starts !== undefined && { startDate: starts }),
    ...(entryNumber !== undefined && { brewerEntryNumber: entryNumber }),
    ...{
      weight,
      least: campaign.least,
      missing: Math.max(0, campaign.least - weight),
      unit: unitOf(campaign),
    },
    estimate: presentEstimate(needs.content, ctx, estimateOf(needs, ctx, found), todayOf(needs, ctx)),
    ...(agreed && agreed.terms.committed > 0 && { consent: consentTo(agreed, ctx.language) }),
  };
}
