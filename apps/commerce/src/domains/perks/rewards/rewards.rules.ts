/** Decisions about rewards, as pure functions. */
import { type CatalogVariant, podsOf } from '#domains/catalog/index.ts';
import type { AttachedReward, Reward, RewardKind } from './rewards.types.ts';

/** The name by which carts know what perks attached to them, and the line that comes of it. */
export const PERKS = 'perks';

/** Flags of products that are no plain box. */
const NEVER = ['isVirtualProduct', 'isPersonalizedProduct'];

const fits = (kind: RewardKind, variant: CatalogVariant): boolean => {
  const pods = podsOf(variant);
  return (
    variant.sellable &&
    pods !== undefined &&
    pods >= kind.countFrom &&
    pods <= kind.countTo &&
    (variant.boxCount ?? 1) === 1 &&
    !NEVER.some((flag) => variant.flags.has(flag))
  );
};

/** What can be had of a variant, the fewest points first. */
export const rewardsOf = (kinds: readonly RewardKind[], variant: CatalogVariant): Reward[] =>
  kinds
    .filter((kind) => fits(kind, variant))
    .sort((a, b) => a.points - b.points)
    .map(({ points, boxes }) => ({
      rewardCode: `${points}-${variant.code}`,
      points,
      quantity: boxes,
      variant,
    }));

/** The variant of a reward's code; undefined where it is no code of one. */
export const variantCodeOf = (rewardCode: string): string | undefined => /^\d+-(.+)$/.exec(rewardCode)?.[1];

/** Numbers of pods that some reward has. */
export const countsOf = (kinds: readonly RewardKind[]): number[] => [
  ...new Set(
    kinds.flatMap(({ countFrom, countTo }) =>
      Array.from({ length: Math.max(0, countTo - countFrom + 1) }, (_, more) => countFrom + more),
    ),
  ),
];

/** The points of each kind, lowest first. */
export const tiersOf = (kinds: readonly RewardKind[]): number[] =>
  [...new Set(kinds.map(({ points }) => points))].sort((a, b) => a - b);

/** The reward above what somebody has, and how many points it is away; undefined where there is none. */
export function nextReward(
  tiers: readonly number[],
  points: number,
): { points: number; missing: number } | undefined {
  const next = tiers.find((tier) => tier > points);
  return next === undefined ? undefined : { points: next, missing: next - points };
}

/** The reward on a cart, if there is one. */
export function attachedTo({ attached }: { attached: Readonly<Record<string, unknown>> }) {
  const found = attached[PERKS];
  return isAttached(found) ? found : undefined;
}

function isAttached(value: unknown): value is AttachedReward {
  return typeof value === 'object' && value !== null && 'rewardCode' in value && 'quantity' in value;
}
