import { type Language, SITES, type SiteId } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { refusalMessage } from './coupons.messages.ts';
import { nameOf, type OrderCoupon, type PricedCoupon } from './coupons.types.ts';

/** A coupon on a cart, by OCC's name for them. */
export function presentVoucher(priced: PricedCoupon, site: SiteId, language: Language) {
  const { coupon, totals, refusal } = priced;
  return {
    code: coupon.code,
    name: nameOf(coupon, language),
    active: refusal === undefined,
    amount: toPrice(totals.amount, SITES[site].currency, language),
    freeShipping: coupon.freeShipping === true,
    ...(refusal ? { message: refusalMessage(priced, site, language) } : {}),
  };
}

/** A coupon on an order: it counted. */
export function presentOrderVoucher(coupon: OrderCoupon, site: SiteId, language: Language) {
  return { ...coupon, active: true, amount: toPrice(coupon.amount, SITES[site].currency, language) };
}

/** What an order keeps of the coupons that count. */
export function orderCoupons(priced: readonly PricedCoupon[], language: Language): OrderCoupon[] {
  return priced
    .filter(({ refusal }) => refusal === undefined)
    .map(({ coupon, totals }) => ({
      code: coupon.code,
      name: nameOf(coupon, language),
      amount: totals.amount,
      freeShipping: totals.freeShipping,
    }));
}
