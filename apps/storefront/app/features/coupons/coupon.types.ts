import type { components } from '@crema/api-client';

/** Result of a coupon, as the engine sends it. */
export type CouponData = components['schemas']['CouponData'];
export type Cart = components['schemas']['Cart'];
export type Voucher = components['schemas']['AppliedVoucher'];
