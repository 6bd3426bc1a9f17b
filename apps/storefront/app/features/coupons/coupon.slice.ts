import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import type { Cart, CouponData, SnackBar } from './coupon.types.ts';

/** The cart with its coupons as they are now; whoever shows the cart takes it over. */
export const cartChanged = createAction<Cart>('coupons/cartChanged');

/** What the cart and the orders tell, by type: features do not import each other. */
const lineAdded = createAction('cart/lineAdded');
const orderPlaced = createAction('orders/placed');

export interface CouponState {
  loading: boolean;
  success: boolean;
  /** What came of the last coupon; kept, so that the cart can say it after the snack bar is gone. */
  CouponData: CouponData | null;
  CouponError: Failure | null;
  /** Null while it is hidden. */
  CouponSnackBar: SnackBar | null;
  /** Counts what goes into the cart: a coupon that waits is tried again. */
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

const coupon = createSlice({
  name: 'coupon',
  initialState,
  reducers: {
    began: (state) => Object.assign(state, { loading: true, success: false, CouponError: null }),
    succeeded: (state, { payload }: PayloadAction<CouponData | null>) =>
      Object.assign(state, { loading: false, success: true, CouponData: payload, CouponError: null }),
    failed: (state, { payload }: PayloadAction<Failure>) =>
      Object.assign(state, { loading: false, CouponData: null, CouponError: payload }),
    snackBarShown: (state, { payload }: PayloadAction<SnackBar>) => {
      state.CouponSnackBar = payload;
    },
    snackBarHidden: (state) => {
      state.CouponSnackBar = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(lineAdded, (state) => {
        state.linesAdded += 1;
      })
      .addCase(orderPlaced, () => initialState);
  },
});
addSlice('coupon', coupon.reducer);

export const { began, succeeded, failed, snackBarShown, snackBarHidden } = coupon.actions;
export const selectCoupon = (state: RootState): CouponState =>
  (state.coupon as CouponState | undefined) ?? initialState;

/** The coupon that came in the address: put on the visit's cart, or waiting for one. */
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
