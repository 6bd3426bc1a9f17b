import type { PriceLabel } from '#domains/pricing/index.ts';
import { instantOf, type State } from '#platform/edits/index.ts';
import { isInEffect } from '../promotions.rules.ts';
import type { Buyers, Promotion, PromotionDefinition, Tier } from '../promotions.types.ts';
import type { PromotionStatus } from './promotions.schemas.ts';

/** A tier as forms have it. */
type TierState = { quantity: number; percent: number | null; amount: number | null };

/** A promotion as the form shows it at an instant. */
export const stateOf = (promotion: Promotion, now: Date): State => ({
  ...{ name: promotion.name, label: promotion.label, status: statusOf(promotion, now) },
  active: promotion.active,
  ...{ from: promotion.from ?? null, until: promotion.until ?? null },
  tiers: promotion.tiers.map(
    ({ quantity, percent, amount }): TierState => ({
      quantity,
      percent: percent ?? null,
      amount: amount ?? null,
    }),
  ),
  buyers: promotion.buyers,
  ...{ categories: promotion.categories, products: promotion.products },
});

function statusOf(promotion: Promotion, now: Date): PromotionStatus {
  if (promotion.until && new Date(promotion.until) <= now) return 'over';
  if (!promotion.active) return 'off';
  return isInEffect(promotion, now) ? 'running' : 'planned';
}

/** The promotion that a form's state says; it has passed the schema. */
export function definitionOf(state: State): PromotionDefinition {
  const [from, until] = [instantOf(state.from), instantOf(state.until)];
  return {
    name: state.name as string,
    label: state.label as PriceLabel,
    active: state.active === true,
    buyers: state.buyers as Buyers,
    categories: unique(state.categories as string[]),
    products: unique(state.products as string[]),
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until }),
    tiers: (state.tiers as TierState[]).map(
      ({ quantity, percent, amount }): Tier => ({
        quantity,
        ...(percent === null ? {} : { percent }),
        ...(amount === null ? {} : { amount }),
      }),
    ),
  };
}

const unique = (codes: readonly string[]): string[] => [...new Set(codes.map((code) => code.trim()))];
