import type { AppliedReward, CartEntry, Reward } from './rewards.types.ts';

/** What a reward is called: its product's name. */
export const nameOf = ({ products, rewardCode }: Reward | AppliedReward): string =>
  products[0]?.name ?? rewardCode;

/** Rewards by the points that they cost, the cheapest first; in the order given among those that cost the same. */
export function tiersOf(rewards: readonly Reward[]): { points: number; rewards: Reward[] }[] {
  const tiers = new Map<number, Reward[]>();
  for (const reward of rewards) tiers.set(reward.points, [...(tiers.get(reward.points) ?? []), reward]);
  return [...tiers].sort(([a], [b]) => a - b).map(([points, those]) => ({ points, rewards: those }));
}

/** Whether a line of a cart or an order was had for points. */
export const isReward = ({ addedBy, priceKind }: Pick<CartEntry, 'addedBy' | 'priceKind'>): boolean =>
  addedBy === 'perks' || priceKind === 'perks';
