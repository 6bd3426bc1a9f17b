import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { began, cartChanged, failed, queryParamCoupon, snackBarShown, succeeded } from './coupon.slice.ts';
import type { CouponData } from './coupon.types.ts';
import { rememberCoupon } from './waitingCoupon.ts';

/** Puts a coupon on the cart; answers whether it is there now. */
export const applyCoupon =
  (cartGuid: string, couponCode: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    dispatch(began());
    try {
      const { data } = await api.get('/rest/v2/{site}/users/{user}/carts/{cartGuid}/coupon/apply', {
        params: {
          path: { site, user: userOf(site), cartGuid },
          query: { couponCode, lang: language },
        },
        call: { bearer: true, throwStatus: true },
      });
      dispatch(take(data));
      return true;
    } catch (thrown) {
      dispatch(failed(toFailure(thrown)));
      return false;
    }
  };

/** Takes a coupon off the cart; answers whether it is gone. */
export const removeCoupon =
  (cartGuid: string, couponCode: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    dispatch(began());
    try {
      const { data } = await api.delete(
        '/rest/v2/{site}/users/{user}/carts/{cartGuid}/coupons/{couponCode}',
        {
          params: { path: { site, user: userOf(site), cartGuid, couponCode }, query: { lang: language } },
          call: { bearer: true, throwStatus: true },
        },
      );
      rememberCoupon(undefined);
      dispatch(succeeded(null));
      dispatch(cartChanged(data));
      return true;
    } catch (thrown) {
      dispatch(failed(toFailure(thrown)));
      return false;
    }
  };

/** The coupon of the address, and again one that waits. The snack bar tells what came of it; `quietly`: if it counts. */
export const applyQueryParamCoupon =
  (couponCode: string, quietly = false): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const area = await dispatch(queryParamCoupon.load({ couponCode, cartGuid: readCartGuid() }));
    if (area.data) {
      rememberCoupon(area.data.couponCode, !area.data.applied);
      dispatch(take(area.data));
      const { applied, message } = area.data;
      if (applied || !quietly) dispatch(snackBarShown({ message, tone: applied ? 'success' : 'info' }));
      return;
    }
    if (!area.error || area.error.aborted) return;
    dispatch(failed(area.error));
    const message = area.error.errors[0]?.message;
    // Nobody could say: the code waits for the next line.
    const { status } = area.error;
    if (status === undefined || status === 429 || status >= 500) return rememberCoupon(couponCode, true);
    rememberCoupon(undefined);
    if (message) dispatch(snackBarShown({ message, tone: 'danger' }));
  };

const take =
  (data: CouponData): AppThunk =>
  (dispatch) => {
    const { cart, ...rest } = data;
    dispatch(succeeded(rest));
    if (!cart) return;
    if (cart.guid) writeCartGuid(cart.guid);
    dispatch(cartChanged(cart));
  };
