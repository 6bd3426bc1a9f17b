import type { Language, SiteId } from '@crema/brands';
import type { DiscountTotals } from '#domains/pricing/index.ts';

/** A coupon as a merchant writes it. Money in minor units of the site's currency. */
export interface CouponDefinition {
  /** `^[A-Z0-9-]{3,20}$`; a shopper may type it in any case. */
  code: string;
  name: { en: string; fr?: string };
  /** Discount on the covered lines: a whole percentage, an amount, or neither if it only makes shipping free. */
  percent?: number;
  amount?: number;
  freeShipping?: boolean;
  /** Least total of the covered lines, before discounts of the order. */
  minimum?: number;
  /** First instant at which it is valid, and the first at which it no longer is. */
  validFrom?: string;
  validTo?: string;
  /** Number of orders that may use it; absent: unlimited. */
  maxUses?: number;
  maxUsesPerEmail?: number;
  /** For a first order only: of somebody who has no other order on the site. */
  newCustomersOnly?: boolean;
  /** Whether it covers auto-delivery lines too; otherwise one-time lines only. */
  autoDelivery?: boolean;
  /** Covers products of these types only, e.g. `Coffee`. */
  productTypes?: string[];
  /** Covers pods only, not what is sold by weight. */
  podsOnly?: boolean;
  /** Covers these product codes only. */
  products?: string[];
  /** The pool that it was made with: many codes of one coupon. */
  pool?: string;
}

/** Why a coupon has no effect, whatever is in the cart. */
export type CouponProblem = 'notYet' | 'expired' | 'usedUp' | 'alreadyUsed' | 'newCustomers' | 'oneself';

/** Who would use a coupon, as far as is known. */
export interface CouponBuyer {
  email?: string;
  customerId?: string;
}

/**
 * What other domains know against a coupon for a buyer, by which it has no effect. `orderCode`: the order that uses it, in
 * whose transaction this is asked; then the buyer's other orders wait until it has ended.
 */
export type CouponCheck = (
  site: SiteId,
  coupon: CouponDefinition,
  buyer: CouponBuyer,
  orderCode?: string,
) => Promise<CouponProblem | undefined>;

/** A coupon at this moment, for one shopper. */
export interface CouponState {
  coupon: CouponDefinition;
  problem?: CouponProblem;
}

/** The fields of a line that a coupon depends on. */
export interface CouponLine {
  oneTime: boolean;
  /** Whether it has a kit or campaign price, to which no coupon applies. */
  campaign: boolean;
  productCode: string;
  productType: string;
  pods: boolean;
}

/** Why a coupon has no effect on this cart now. */
export type CouponRefusal = CouponProblem | 'emptyCart' | 'notCovered' | 'minimum' | 'neverFree';

/** A coupon on a cart, with the totals that it leads to. */
export interface PricedCoupon extends CouponState {
  totals: DiscountTotals;
  /** Absent: it applies. */
  refusal?: CouponRefusal;
}

/** A coupon of an order; `amount` is its discount. */
export interface OrderCoupon {
  code: string;
  /** In the shopper's language. */
  name: string;
  amount: number;
  freeShipping: boolean;
}

export const nameOf = ({ name }: CouponDefinition, language: Language): string => name[language] ?? name.en;
