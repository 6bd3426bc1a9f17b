import type { SiteId } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import { perksErrors } from '../perks.errors.ts';
import type { RewardsOffer, RewardsPage } from '../perks.types.ts';
import type { RewardNeeds } from './rewards.deps.ts';
import { presentRewards } from './rewards.presenter.ts';
import { countsOf, rewardsOf, tiersOf, variantCodeOf } from './rewards.rules.ts';
import type { Reward } from './rewards.types.ts';

/** Best sellers that the list of rewards is made of; others can be had by their codes. */
const BEST_SELLERS = 500;

type OfferNeeds = Pick<RewardNeeds, 'catalog' | 'content'>;

const kindsOf = ({ content }: Pick<OfferNeeds, 'content'>, site: SiteId) =>
  content.configuration(site).perksRewards;

export const tiers = (needs: OfferNeeds, site: SiteId): readonly number[] => tiersOf(kindsOf(needs, site));

/** A page of the rewards that are in stock, best sellers first, and of each product the fewest points first. */
export async function page(
  needs: OfferNeeds,
  ctx: SiteContext,
  points: number,
  { currentPage, limit: asked }: RewardsPage,
): ReturnType<RewardsOffer['page']> {
  const { catalog } = needs;
  const site = ctx.site.id;
  const kinds = kindsOf(needs, site);
  const limit = asked ?? needs.content.configuration(site).rewardsBestSellerPageSize;
  const codes = await catalog.productLookup.boxesOf(ctx, countsOf(kinds), BEST_SELLERS);
  const rewards = codes.flatMap((code) =>
    (catalog.product(site, code)?.variants ?? [])
      .filter((variant) => catalog.inStock(site, variant.code))
      .flatMap((variant) => rewardsOf(kinds, variant)),
  );
  const first = currentPage * limit;
  return {
    rewards: presentRewards(needs, ctx, rewards.slice(first, first + limit), points),
    pagination: {
      ...{ currentPage, pageSize: limit },
      totalPages: Math.ceil(rewards.length / limit),
      totalResults: rewards.length,
    },
  };
}

/** The reward of a code, in stock or not. @throws 404 where there is none. */
export function requireReward(
  needs: OfferNeeds,
  { site, language }: SiteContext,
  rewardCode: string,
): Reward {
  const variant = needs.catalog.variant(site.id, variantCodeOf(rewardCode) ?? '');
  const found = variant && rewardsOf(kindsOf(needs, site.id), variant);
  const reward = found?.find((one) => one.rewardCode === rewardCode);
  if (!reward) throw perksErrors.unknownReward(language, rewardCode);
  return reward;
}
