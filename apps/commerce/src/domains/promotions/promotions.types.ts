import type { Minor, PriceLabel } from '#domains/pricing/index.ts';

/** Whose purchases it counts for. Later orders of an auto-delivery are never among them: their price was agreed on. */
export const BUYERS = ['all', 'oneTime', 'autoDelivery'] as const;
export type Buyers = (typeof BUYERS)[number];

/** From so many units on, so much off the list price of each: a percentage from 1 to 90, or an amount. */
export interface Tier {
  quantity: number;
  percent?: number;
  amount?: Minor;
}

/** A reduced price that needs no code, as it is stored. */
export interface PromotionDefinition {
  /** What staff call it. */
  name: string;
  /** What shoppers read. */
  label: PriceLabel;
  active: boolean;
  /** ISO 8601. Absent: from the start, or until it is switched off. */
  from?: string;
  until?: string;
  /** Codes of categories and products; both empty: everything. */
  categories: readonly string[];
  products: readonly string[];
  buyers: Buyers;
  /** Rising. */
  tiers: readonly Tier[];
}

export interface Promotion extends PromotionDefinition {
  code: string;
}

/** A promotion that is not over. `live`: it is in effect, which a task decides at its beginning and its end. */
export interface OpenPromotion extends Promotion {
  live: boolean;
}
