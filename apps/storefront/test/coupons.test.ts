/** What the store keeps of a coupon, from the call to its answer. */
import { createApiClient } from '@crema/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '../app/features/cart/cart.slice.ts';
import { categoryProducts } from '../app/features/catalog/listing/categoryProducts.slice.ts';
import { queryParamCoupon, selectCoupon } from '../app/features/coupons/coupon.slice.ts';
import {
  answerReplacing,
  applyCoupon,
  applyQueryParamCoupon,
  removeCoupon,
} from '../app/features/coupons/coupon.thunks.ts';
import { waitingCoupon } from '../app/features/coupons/waitingCoupon.ts';
import { couponBarHidden } from '../app/platform/events.ts';
import { makeStore } from '../app/platform/store/store.ts';
import { json } from './fakeCommerce.ts';

// The browser's cookies and the visit's storage, as far as coupons know them.
const jar = { cookie: '' };
const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
beforeAll(() => {
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('sessionStorage', empty);
});
beforeEach(() => {
  jar.cookie = '';
});
afterAll(() => void vi.unstubAllGlobals());

/** A store whose calls get these answers, one after the other; `undefined`: nobody answers. */
function answering(...answers: (Response | undefined)[]) {
  const api = createApiClient({
    baseUrl: 'http://commerce.test',
    agent: 'test',
    fetch: async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) throw new TypeError('fetch failed');
      return answer.clone();
    },
  });
  return makeStore({ api, log: () => {} });
}
const told = (applied: boolean) => ({ couponCode: 'FIVE', name: 'Five off', applied, message: 'Five.' });
const withCoupon = { guid: 'a', entries: [], appliedVouchers: [{ code: 'FIVE' }] };
const refusal = { errors: [{ type: 'CouponError', reason: 'expired', message: 'FIVE has expired.' }] };
const refused = (status = 400) => json(refusal, '', { status });

describe('a coupon', () => {
  it('is loading, then told with the cart it is on, or an error', async () => {
    // covers: S3.117, S3.118
    const store = answering(json({ ...told(true), cart: withCoupon }), refused());
    const applied = store.dispatch(applyCoupon('a', 'FIVE'));
    expect(selectCoupon(store.getState())).toMatchObject({ loading: true, CouponError: null });
    expect(await applied).toBe(true);
    expect(selectCoupon(store.getState())).toMatchObject({ loading: false, CouponData: told(true) });
    expect(cart.select(store.getState()).data).toEqual(withCoupon);
    expect(await store.dispatch(applyCoupon('a', 'FIVE'))).toBe(false);
    const { loading, CouponData, CouponError } = selectCoupon(store.getState());
    expect({ loading, CouponData, CouponError }).toMatchObject({
      loading: false,
      CouponData: null,
      CouponError: { status: 400, errors: refusal.errors },
    });
  });

  it('that was typed is told by the snack bar, taken or refused', async () => {
    // covers: S3.119
    const store = answering(json({ ...told(true), cart: withCoupon }), refused());
    const bar = () => selectCoupon(store.getState()).CouponSnackBar;
    await store.dispatch(applyCoupon('a', 'FIVE'));
    expect(bar()).toEqual({ message: 'Five.', tone: 'success' });
    store.dispatch(couponBarHidden());
    expect(bar()).toBeNull();
    await store.dispatch(applyCoupon('a', 'FIVE'));
    expect(bar()).toEqual({ message: 'FIVE has expired.', tone: 'danger' });
  });

  it('is forgotten when it is taken off', async () => {
    const without = { ...withCoupon, appliedVouchers: [] };
    const store = answering(json({ ...told(true), cart: withCoupon }), json(without));
    await store.dispatch(applyCoupon('a', 'FIVE'));
    expect(await store.dispatch(removeCoupon('a', 'FIVE'))).toBe(true);
    expect(selectCoupon(store.getState())).toMatchObject({ loading: false, CouponData: null });
    expect(cart.select(store.getState()).data).toEqual(without);
  });
});

describe('a coupon from the address', () => {
  it('is loading, then told by the snack bar until that is hidden', async () => {
    // covers: S3.108, S4.18
    const store = answering(json(told(false)));
    const area = () => queryParamCoupon.select(store.getState());
    const applied = store.dispatch(applyQueryParamCoupon('five'));
    expect(area()).toMatchObject({ loading: true, error: null });
    await applied;
    expect(area()).toMatchObject({ loading: false, success: true, data: told(false) });
    const bar = () => selectCoupon(store.getState()).CouponSnackBar;
    const ofCategory = () => categoryProducts.select(store.getState());
    expect(bar()).toEqual({ message: 'Five.', tone: 'info' });
    expect(ofCategory()).toMatchObject({ CouponSnackBar: bar() });
    store.dispatch(couponBarHidden());
    expect(bar()).toBeNull();
    expect(ofCategory()).toMatchObject({ CouponSnackBar: null });
  });

  it('is refused for good with the engine’s words, and waits while nobody can say', async () => {
    const store = answering(refused());
    await store.dispatch(applyQueryParamCoupon('five'));
    expect(queryParamCoupon.select(store.getState())).toMatchObject({ loading: false, success: false });
    expect(selectCoupon(store.getState()).CouponSnackBar).toEqual({
      message: 'FIVE has expired.',
      tone: 'danger',
    });
    expect(waitingCoupon()).toBeUndefined();
    for (const answer of [undefined, refused(429), refused(503)]) {
      jar.cookie = '';
      const other = answering(answer);
      await other.dispatch(applyQueryParamCoupon('FIVE'));
      expect(waitingCoupon()).toBe('FIVE');
      expect(selectCoupon(other.getState()).CouponSnackBar).toBeNull();
    }
  });

  it('asks before it takes the place of another, and keeps that one unless it is told to', async () => {
    const question = json({
      ...told(false),
      message: 'ONE is applied to your cart. If you use FIVE instead, your total goes up.',
      replaces: 'ONE',
      cart: { ...withCoupon, appliedVouchers: [{ code: 'ONE' }] },
    });
    for (const replace of [false, true]) {
      const store = answering(question, json({ ...told(true), cart: withCoupon }));
      const bar = () => selectCoupon(store.getState()).CouponSnackBar;
      const onCart = () => cart.select(store.getState()).data?.appliedVouchers.map(({ code }) => code);
      // Quietly too: an answer is owed.
      await store.dispatch(applyQueryParamCoupon('five', true));
      const asks = { code: 'FIVE', old: 'ONE', cartGuid: 'a' };
      expect(bar()).toMatchObject({ message: expect.stringContaining('instead, your total'), asks });
      expect([onCart(), waitingCoupon()]).toEqual([['ONE'], 'FIVE']);
      await store.dispatch(answerReplacing(asks, replace));
      expect([onCart(), waitingCoupon()]).toEqual([[replace ? 'FIVE' : 'ONE'], undefined]);
      expect(bar()).toEqual(replace ? { message: 'Five.', tone: 'success' } : null);
    }
  });
});
