import type { Platform } from '#platform/index.ts';
import { addCouponResources } from './admin/index.ts';
import { AppliedVoucher } from './coupons.schemas.ts';
import { type CouponsService, couponsService } from './coupons.service.ts';

export { appliedMessage, couponErrors, refusalMessage, replaceQuestion } from './coupons.messages.ts';
export { orderCoupons, presentOrderVoucher, presentVoucher } from './coupons.presenter.ts';
export { discountOf, normaliseEmail, refusalOf } from './coupons.rules.ts';
export type { CouponsService } from './coupons.service.ts';
export type {
  CouponBuyer,
  CouponCheck,
  CouponLine,
  CouponState,
  OrderCoupon,
  PricedCoupon,
} from './coupons.types.ts';

/** Coupons and their uses. Registers the schema `AppliedVoucher`; the calls that put one on a cart are the cart's. */
export function createCoupons(platform: Platform): CouponsService {
  platform.app.addSchema(AppliedVoucher);
  const coupons = couponsService(platform);
  addCouponResources(platform);
  platform.demo.add({ name: 'coupons', seed: coupons.seed });
  return coupons;
}
