import type { Language, SiteId } from '@crema/brands';

/** `held` waits for somebody’s look; `refused` has a reason. Shoppers see what is published. */
export const REVIEW_STATUSES = ['published', 'held', 'refused'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Why a review waits. */
export const HOLD_REASONS = ['words', 'links', 'personal', 'reported'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What buyers mark of a drink, from 1 to 5. */
export const TASTES = ['strength', 'body', 'sweetness'] as const;
export type Taste = (typeof TASTES)[number];

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** What a buyer writes. Plain text, to be escaped. */
export interface ReviewInput {
  /** 1 to 5. */
  stars: number;
  title?: string | undefined;
  text?: string | undefined;
  /** The name that is shown with it; absent: the first name on the order. */
  author?: string | undefined;
  strength?: number | undefined;
  body?: number | undefined;
  sweetness?: number | undefined;
}

export interface Review extends Omit<ReviewInput, 'author'> {
  id: string;
  site: SiteId;
  productCode: string;
  language: Language;
  author: string;
  status: ReviewStatus;
  heldFor: HoldReason[];
  /** Why it was refused. */
  reason?: string;
  reply?: string;
  repliedAt?: Date;
  /** Staff have published it: reports do not hold it again. */
  approved: boolean;
  /** Invented, to show what the shop can do. */
  demo: boolean;
  /** Different networks that have reported it. */
  reports: number;
  createdAt: Date;
  publishedAt?: Date;
  customerId?: string;
  orderCode?: string;
}

/** How many of one star, of two, … of five. */
export type ByStars = readonly [number, number, number, number, number];

/** What a product’s published reviews come to. Those of the demo are shown and not counted. */
export interface Summary {
  productCode: string;
  /** Published ones, those of the demo included. */
  shown: number;
  /** Without those of the demo. */
  count: number;
  starsSum: number;
  byStars: ByStars;
  /** Sum of the marks and how many gave one. */
  tastes: Record<Taste, { sum: number; count: number }>;
}

/** Who bought: whose review it becomes, once for each product. */
export interface Buyer {
  site: SiteId;
  orderCode: string;
  /** The same for all orders of one address; nobody reads the address from them. The first is written. */
  buyerKeys: readonly [string, ...string[]];
  customerId?: string;
  firstName: string;
}

/** Where a page of reviews ended. */
export interface After {
  stars: number;
  at: Date;
  id: string;
}
