import { createAction } from '@reduxjs/toolkit';
import {
  couponBarHidden,
  couponBarShown,
  lineAdded,
  orderPlaced,
  type SnackBar,
} from '#app/platform/events.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { on, reducerOf } from '#app/platform/store/reactions.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import type { CouponData } from './coupon.types.ts';

export interface CouponState {
  loading: boolean;
  success: boolean;
  /** Result of the last coupon; kept, so that the cart can show it after the snack bar has closed. */
  CouponData: CouponData | null;
  CouponError: Failure | null;
  /** Null while it is hidden. */
  CouponSnackBar: SnackBar | null;
  /** Number of lines added to the cart; each one makes a waiting coupon be tried again. */
  linesAdded: number;
}

const initialState: CouponState = {
  loading: false,
  success: false,
  CouponData: null,
  CouponError: null,
  CouponSnackBar: null,
  linesAdded: 0,
};

export const began = createAction('coupon/began');
export const succeeded = createAction<CouponData | null>('coupon/succeeded');
export const failed = createAction<Failure>('coupon/failed');
addSlice(
  'coupon',
  reducerOf(initialState, [
    on(began, (state) => ({ ...state, loading: true, success: false, CouponError: null })),
    on(succeeded, (state, data) => ({
      ...state,
      loading: false,
      success: true,
      CouponData: data,
      CouponError: null,
    })),
    on(failed, (state, error) => ({ ...state, loading: false, CouponData: null, CouponError: error })),
    on(couponBarShown, (state, bar) => ({ ...state, CouponSnackBar: bar })),
    on(couponBarHidden, (state) => ({ ...state, CouponSnackBar: null })),
    on(lineAdded, (state) => ({ ...state, linesAdded: state.linesAdded + 1 })),
    on(orderPlaced, () => initialState),
  ]),
);

export const selectCoupon = (state: RootState): CouponState =>
  (state.coupon as CouponState | undefined) ?? initialState;

/** Applies the coupon of the address to the visit's cart, or lets it wait for one. */
export const queryParamCoupon = createArea({
  name: 'queryParamCoupon',
  load: async (
    { couponCode, cartGuid }: { couponCode: string; cartGuid?: string },
    { api, site, language, signal },
  ): Promise<CouponData> => {
    const { data } = await api.get('/rest/v2/{site}/coupons/applyQueryParamCoupon', {
      params: {
        path: { site },
        query: { couponCode, lang: language, ...(cartGuid ? { cartGuid } : {}) },
      },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
