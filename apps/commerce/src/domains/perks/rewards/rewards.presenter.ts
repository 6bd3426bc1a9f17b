import { SITES } from '@crema/brands';
import { textOf } from '#domains/catalog/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { PresentedReward } from '../perks.types.ts';
import type { RewardNeeds } from './rewards.deps.ts';
import type { AttachedReward, Reward } from './rewards.types.ts';

/** Rewards as the API shows them to somebody who can spend so many points. */
export function presentRewards(
  { catalog }: Pick<RewardNeeds, 'catalog'>,
  ctx: SiteContext,
  rewards: readonly Reward[],
  points: number,
): PresentedReward[] {
  const codes = [...new Set(rewards.map(({ variant }) => variant.productCode))];
  const cards = catalog.productLookup.cards(ctx, codes, 'BASIC');
  const images = new Map(cards.map((card) => [card.code, card.images]));
  return rewards.map(({ rewardCode, points: price, quantity, variant }) => ({
    rewardCode,
    points: price,
    available: price <= points,
    products: [
      {
        code: variant.code,
        productCode: variant.productCode,
        name: textOf(variant.name, ctx.language),
        url: `/p/${encodeURIComponent(variant.productCode)}`,
        images: images.get(variant.productCode) ?? [],
        quantity,
        ...(variant.count === undefined ? {} : { count: variant.count }),
        listPrice: toPrice(variant.listPrice, SITES[ctx.site.id].currency, ctx.language),
      },
    ],
  }));
}

/** The reward on a cart; also one whose product is no longer sold, so that it can be taken off or exchanged. */
export function presentApplied(
  { catalog }: Pick<RewardNeeds, 'catalog'>,
  ctx: SiteContext,
  { rewardCode, points, quantity, code }: AttachedReward,
) {
  const variant = catalog.variant(ctx.site.id, code);
  const inStock = catalog.inStock(ctx.site.id, code);
  if (variant) {
    const [shown] = presentRewards({ catalog }, ctx, [{ rewardCode, points, quantity, variant }], points);
    return { rewardCode, points, inStock, products: shown?.products ?? [] };
  }
  const listPrice = toPrice(0, SITES[ctx.site.id].currency, ctx.language);
  const product = { code, productCode: code, name: code, url: `/p/${encodeURIComponent(code)}` };
  return { rewardCode, points, inStock, products: [{ ...product, images: [], quantity, listPrice }] };
}
