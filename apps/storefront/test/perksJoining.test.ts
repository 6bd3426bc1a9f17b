/** Joining the programme at the checkout: at once, or with the account that an order makes. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { customerData } from '../app/features/customers/current/customerData.slice.ts';
import {
  joinAsWished,
  joinWished,
  loyaltySignup,
  selectJoinWish,
} from '../app/features/perks/checkout/loyaltySignup.slice.ts';
import { keepWish, takeWish } from '../app/features/perks/membership/joinWish.ts';
import { analyticsOfAll } from '../app/features/tracking/analytics.rules.ts';
import { selectAnalyticsQueue } from '../app/features/tracking/analyticsQueue.slice.ts';
import { sessionEnded } from '../app/platform/events.ts';
import { byHand, failure, refused } from './byHand.ts';
import { customerDetails } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeAll(() => void vi.stubGlobal('sessionStorage', storage));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PATH = '/rest/v2/usb2c/users/anonymous/loyaltyProgramSignup';

it('a customer joins, and the rest of the shop knows; refused, nothing has changed', async () => {
  const { store, next } = byHand();
  const known = store.dispatch(customerData.load(null));
  (await next()).answer(json(customerDetails));
  await known;
  const isMember = () => customerData.select(store.getState()).data?.perksOptIn;
  const failed = store.dispatch(loyaltySignup.load(null));
  for (const count of [2, 3]) (await next(count)).answer(refused());
  expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
  expect(isMember()).toBe(false);
  expect(selectAnalyticsQueue(store.getState())).toEqual([]);
  const joined = store.dispatch(loyaltySignup.load(null));
  const call = await next(4);
  expect([call.path, call.body]).toEqual([PATH, { loyaltyProgramOptIn: true }]);
  call.answer(json({ perksOptIn: true }));
  expect(await joined).toMatchObject({ success: true, data: true, error: null });
  expect(isMember()).toBe(true);
  expect(analyticsOfAll(selectAnalyticsQueue(store.getState()))).toEqual([{ event: 'loyalty_opt_in' }]);
});

it('the account of an order joins if that was ticked, once, and never by itself', async () => {
  const { store, calls, next } = byHand();
  await store.dispatch(joinAsWished());
  store.dispatch(joinWished(true));
  store.dispatch(joinWished(false));
  await store.dispatch(joinAsWished());
  store.dispatch(joinWished(true));
  store.dispatch(sessionEnded());
  await store.dispatch(joinAsWished());
  expect(calls).toEqual([]);
  store.dispatch(joinWished(true));
  const joined = store.dispatch(joinAsWished());
  expect(selectJoinWish(store.getState())).toBe(false);
  (await next()).answer(json({ perksOptIn: true }));
  await joined;
  await store.dispatch(joinAsWished());
  expect(calls.map(({ path }) => path)).toEqual([PATH]);
});

it('a tick before the log-in is good for half an hour, and once', () => {
  vi.useFakeTimers({ now: new Date('2027-01-04T12:00:00Z') });
  expect(takeWish()).toBe(false);
  keepWish();
  vi.setSystemTime(new Date('2027-01-04T12:29:59Z'));
  expect([takeWish(), takeWish()]).toEqual([true, false]);
  keepWish();
  vi.setSystemTime(new Date('2027-01-04T12:59:59Z'));
  expect(takeWish()).toBe(false);
  kept.set('perksJoin', 'soon');
  expect(takeWish()).toBe(false);
});
