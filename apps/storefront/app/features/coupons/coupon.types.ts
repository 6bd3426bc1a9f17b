import type { components } from '@crema/api-client';

/** What came of a coupon, as the engine says it. */
export type CouponData = components['schemas']['CouponData'];
export type Cart = components['schemas']['Cart'];
export type Voucher = components['schemas']['AppliedVoucher'];

/** What the snack bar says. */
export interface SnackBar {
  message: string;
  tone: 'success' | 'info' | 'danger';
}
