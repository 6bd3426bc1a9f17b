import type { SiteId } from '@crema/brands';
import type { CatalogVariant } from '#domains/catalog/index.ts';

/** What so many points are good for: boxes of one product, with so many pods in each. A line of the setting `perksRewards`. */
export interface RewardKind {
  points: number;
  countFrom: number;
  countTo: number;
  boxes: number;
}

/** Something that can be had for points. */
export interface Reward {
  /** `<points>-<variant code>`, such as `350-fernhill-24`. */
  rewardCode: string;
  points: number;
  quantity: number;
  variant: CatalogVariant;
}

/** A reward on a cart, as the cart keeps it: enough to make its line without asking the database. */
export interface AttachedReward {
  /** Its row of `perks_rewards`. */
  id: string;
  rewardCode: string;
  points: number;
  /** Variant code. */
  code: string;
  quantity: number;
}

/** Points that a reward has taken, wherever it is now. */
export interface Reservation {
  id: string;
  site: SiteId;
  customerId: string;
  cartGuid: string;
  rewardCode: string;
  variantCode: string;
  quantity: number;
  points: number;
  /** On a cart, in an order, or given back. */
  status: 'reserved' | 'spent' | 'released';
  orderCode?: string;
  /** The ledger's entry that took the points. */
  entryId: string;
}
