import { SITES } from '@crema/brands';
import type { AutoDeliveryHooks } from '#domains/auto-delivery/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { cancelling } from '../ending/ending.service.ts';
import { told } from '../ending/told.presenter.ts';
import { kitLines, kitOf, startOf } from '../kits/kits.rules.ts';
import { campaignOf } from '../offers/campaigns.rules.ts';
import { commitmentWith } from '../offers/eligibility.rules.ts';
import { todayOf } from '../offers/known.service.ts';

/** What kits do at the moments of auto-delivery. */
export const kitsInAutoDelivery = (needs: KitNeeds): AutoDeliveryHooks => ({
  terms: ({ cart, sold }) => {
    const kit = kitOf(cart);
    const campaign = kit && campaignOf(needs.content.configuration(cart.site), kit.campaignCode);
    if (!kit || !campaign) return undefined;
    const { brewer, weeks } = kitLines(kit, campaign, sold);
    const starts = startOf(kit, todayOf(needs, { site: SITES[cart.site] }));
    return {
      commits: brewer !== undefined && commitmentWith(campaign, brewer) > 0,
      ...(starts !== undefined && { begins: { frequencyWeeks: weeks, day: starts } }),
    };
  },
  subscribed: async (order, { id, frequencyWeeks }) => {
    const kit = await needs.repository.byOrder(order.code);
    const counted = order.lines.some((line) => !line.oneTime && line.frequencyWeeks === frequencyWeeks);
    if (!kit || !counted || kit.subscriptionId !== undefined) return;
    await needs.repository.save({ ...kit, subscriptionId: id }, needs.clock.now());
  },
  cancelling: (ctx, subscription, how) => cancelling(needs, ctx, subscription, how),
  commitments: async (ids, language) =>
    new Map(
      (await needs.repository.bySubscriptions(ids)).flatMap((kit) => {
        const commitment = told(needs, kit, language);
        return commitment && kit.subscriptionId !== undefined ? [[kit.subscriptionId, commitment]] : [];
      }),
    ),
});
