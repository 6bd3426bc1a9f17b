import { appliedMessage, refusalMessage, replaceQuestion } from '#domains/coupons/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { presentCart } from '../cart.presenter.ts';
import type { CouponResult } from './coupons.service.ts';

/** What came of a coupon: `CouponData`. */
export function presentCouponResult(
  { coupon, priced, replaced, present }: CouponResult,
  { site, language }: SiteContext,
) {
  const { code } = coupon.coupon;
  if (present && replaced) {
    const [now, then] = [present.totals.totalPriceWithTax, priced.totals.totalPriceWithTax];
    return {
      couponCode: code,
      name: presentCart(priced, language).appliedVouchers.at(-1)?.name ?? code,
      applied: false,
      message: replaceQuestion({ code, old: replaced, now, then }, site.id, language),
      replaces: replaced,
      cart: presentCart(present, language),
    };
  }
  const cart = presentCart(priced, language);
  const voucher = cart.appliedVouchers.at(-1);
  return {
    couponCode: code,
    name: voucher?.name ?? code,
    applied: coupon.refusal === undefined,
    message: coupon.refusal
      ? refusalMessage(coupon, site.id, language)
      : appliedMessage(coupon, site.id, language),
    ...(replaced ? { replaced } : {}),
    cart,
  };
}
