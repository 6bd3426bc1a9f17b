import type { Language } from '@crema/brands';
import type { DiscountTotals } from '#domains/pricing/index.ts';

/** A coupon as a merchant writes it. Money in minor units of the site's currency. */
export interface CouponDefinition {
  /** `^[A-Z0-9-]{3,20}$`; a shopper may type it in any case. */
  code: string;
  name: { en: string; fr?: string };
  /** Off the covered lines: whole percent, an amount, or neither when it only makes shipping free. */
  percent?: number;
  amount?: number;
  freeShipping?: boolean;
  /** Least that the covered lines must come to, before discounts of the order. */
  minimum?: number;
  /** First instant at which it counts, and the first at which it no longer does. */
  validFrom?: string;
  validTo?: string;
  /** Orders that may use it; absent: without a limit. */
  maxUses?: number;
  maxUsesPerEmail?: number;
  /** Covers auto-delivery lines too; one-time lines only unless said. */
  autoDelivery?: boolean;
  /** Covers products of these types only, e.g. `Coffee`. */
  productTypes?: string[];
  /** Covers these product codes only. */
  products?: string[];
}

/** Why a coupon takes nothing off, whatever is in the cart. */
export type CouponProblem = 'notYet' | 'expired' | 'usedUp' | 'alreadyUsed';

/** A coupon at this moment, for one shopper. */
export interface CouponState {
  coupon: CouponDefinition;
  problem?: CouponProblem;
}

/** What a coupon looks at in a line. */
export interface CouponLine {
  oneTime: boolean;
  /** Kit and campaign prices take no coupon. */
  campaign: boolean;
  productCode: string;
  productType: string;
}

/** Why a coupon takes nothing off this cart now. */
export type CouponRefusal = CouponProblem | 'emptyCart' | 'notCovered' | 'minimum' | 'neverFree';

/** A coupon on a cart that was priced with it. */
export interface PricedCoupon extends CouponState {
  totals: DiscountTotals;
  /** Absent: it counts. */
  refusal?: CouponRefusal;
}

/** A coupon as an order keeps it; `amount` is what it took off. */
export interface OrderCoupon {
  code: string;
  /** In the shopper's language. */
  name: string;
  amount: number;
  freeShipping: boolean;
}

export const nameOf = ({ name }: CouponDefinition, language: Language): string => name[language] ?? name.en;
