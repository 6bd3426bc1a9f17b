import { cartChangedByCoupon, couponBarHidden, couponBarShown, type SnackBar } from '#app/platform/events.ts';
import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { began, failed, queryParamCoupon, succeeded } from './coupon.slice.ts';
import type { CouponData } from './coupon.types.ts';
import { rememberCoupon } from './waitingCoupon.ts';

/** Puts a coupon on the cart; answers whether it was accepted. */
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
      dispatch(couponBarShown({ message: data.message, tone: 'success' }));
      return true;
    } catch (thrown) {
      const failure = toFailure(thrown);
      dispatch(failed(failure));
      const message = failure.errors[0]?.message;
      if (message) dispatch(couponBarShown({ message, tone: 'danger' }));
      return false;
    }
  };

/** Takes a coupon off the cart; answers whether it was removed. */
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
      dispatch(cartChangedByCoupon(data));
      return true;
    } catch (thrown) {
      dispatch(failed(toFailure(thrown)));
      return false;
    }
  };

/**
 * Applies the coupon of the address, or a waiting one again, and shows the result in the snack bar; `quietly`: only
 * success.
 */
export const applyQueryParamCoupon =
  (couponCode: string, quietly = false): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const area = await dispatch(queryParamCoupon.load({ couponCode, cartGuid: readCartGuid() }));
    if (area.data) {
      rememberCoupon(area.data.couponCode, !area.data.applied);
      dispatch(take(area.data));
      const { applied, message, replaces: old, cart } = area.data;
      if (old && cart?.guid) {
        const asks = { code: area.data.couponCode, old, cartGuid: cart.guid };
        dispatch(couponBarShown({ message, tone: 'info', asks }));
      } else if (applied || !quietly) {
        dispatch(couponBarShown({ message, tone: applied ? 'success' : 'info' }));
      }
      return;
    }
    if (!area.error || area.error.aborted) return;
    dispatch(failed(area.error));
    const message = area.error.errors[0]?.message;
    // The outcome is unknown: the code waits for the next line.
    const { status } = area.error;
    if (status === undefined || status === 429 || status >= 500) return rememberCoupon(couponCode, true);
    rememberCoupon(undefined);
    if (message) dispatch(couponBarShown({ message, tone: 'danger' }));
  };

/** Answers whether a link's coupon replaces the one on the cart. Either way the question is not asked again. */
export const answerReplacing =
  ({ code, cartGuid }: NonNullable<SnackBar['asks']>, replace: boolean): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(couponBarHidden());
    if (!replace) rememberCoupon(undefined);
    else if (await dispatch(applyCoupon(cartGuid, code))) rememberCoupon(code);
  };

const take =
  (data: CouponData): AppThunk =>
  (dispatch) => {
    const { cart, ...rest } = data;
    dispatch(succeeded(rest));
    if (!cart) return;
    if (cart.guid) writeCartGuid(cart.guid);
    dispatch(cartChangedByCoupon(cart));
  };
