/** Rewards in the store: what there is, what is on the cart, and the dialog that chooses. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cart } from '../app/features/cart/cart.slice.ts';
import { customerData } from '../app/features/customers/current/customerData.slice.ts';
import {
  applyReward,
  fetchActiveADs,
  fetchApplied,
  fetchRewards,
  redeemTold,
  removeReward,
  rewardChosen,
  rewardModalClosed,
  rewardModalOpened,
  selectRewards,
  swapReward,
} from '../app/features/perks/rewards/rewards.slice.ts';
import { exchange, giveBack, redeem } from '../app/features/perks/rewards/rewards.thunks.ts';
import type { Reward } from '../app/features/perks/rewards/rewards.types.ts';
import { analyticsOfAll } from '../app/features/tracking/analytics.rules.ts';
import { selectAnalyticsQueue } from '../app/features/tracking/analyticsQueue.slice.ts';
import { orderPlaced, sessionEnded } from '../app/platform/events.ts';
import type { AppStore } from '../app/platform/store/store.ts';
import { byHand, failure, refused } from './byHand.ts';
import { customerDetails } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';

const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
beforeAll(() => void vi.stubGlobal('sessionStorage', empty));
afterAll(() => void vi.unstubAllGlobals());

const price = { value: 18.99, currencyIso: 'USD', formattedValue: '$18.99' };
const reward = (points: number, code: string): Reward => ({
  ...{ rewardCode: `${points}-${code}`, points, available: true },
  products: [
    {
      ...{ code, productCode: code, name: code, url: `/p/${code}`, images: [] },
      ...{ quantity: 1, count: 24, listPrice: price },
    },
  ],
});
const fern = reward(350, 'fern');
const dawn = reward(350, 'dawn');
const pair = reward(700, 'pair');
const details = (currentPage = 0, rewards = [fern, dawn]) => ({
  ...{ points: 420, pendingPoints: 84, debt: 0, threshold: 350, optedIn: true },
  ...{ rewards, pagination: { currentPage, pageSize: 2, totalPages: 2, totalResults: 3 } },
});
const applied = (...rewards: Reward[]) => ({ rewards, points: 70, sessionCartCount: 1 + rewards.length });

const of = ({ getState }: AppStore) => selectRewards(getState());
const told = ({ getState }: AppStore) => analyticsOfAll(selectAnalyticsQueue(getState()));

describe('the rewards that there are', () => {
  it('are loading, then there page by page, or an error', async () => {
    // covers: S3.111, S4.9
    const { store, next } = byHand();
    const area = () => fetchRewards.select(store.getState());
    const first = store.dispatch(fetchRewards.load(0));
    expect(area()).toMatchObject({ loading: true, success: false, error: null });
    const call = await next();
    expect([call.path, call.query.get('currentPage')]).toEqual([
      '/rest/v1/lms/usb2c/fetchLoyaltyDetails',
      '0',
    ]);
    call.answer(json(details()));
    expect(await first).toMatchObject({ loading: false, success: true });
    expect(of(store).rewardData).toEqual(details());
    const second = store.dispatch(fetchRewards.load(1));
    (await next(2)).answer(json(details(1, [pair])));
    await second;
    expect(of(store).rewardData?.rewards).toEqual([fern, dawn, pair]);
    const failed = store.dispatch(fetchRewards.load(0));
    (await next(3)).answer(refused());
    (await next(4)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
    // What was there stays in sight.
    expect(of(store).rewardData?.rewards).toHaveLength(3);
  });
});

/** A store whose cart has been read, so that it can be read again. */
async function withCart() {
  const hand = byHand();
  const [known, read] = [hand.store.dispatch(customerData.load(null)), hand.store.dispatch(cart.load(null))];
  (await hand.next(1)).answer(json(customerDetails));
  (await hand.next(2)).answer(json({ guid: 'a', entries: [] }));
  await Promise.all([known, read]);
  const count = () => customerData.select(hand.store.getState()).data?.cartCount;
  /** Answers whatever comes after a change: the cart and the points. */
  const settle = async (from: number) => {
    for (const at of [from, from + 1]) {
      const { path, answer } = await hand.next(at);
      answer(json(path.endsWith('fetchLoyaltyDetails') ? details() : { guid: 'a', entries: [{ at }] }));
    }
    await expect.poll(() => cart.select(hand.store.getState()).loading).toBe(false);
    await expect.poll(() => fetchRewards.select(hand.store.getState()).loading).toBe(false);
  };
  return { ...hand, count, settle };
}

describe('a reward on the cart', () => {
  it('is put there: loading, then applied, and the count follows the answer; or an error and nothing changed', async () => {
    // covers: S3.112, S4.10, S7.96, S9.56
    const { store, next, count, settle } = await withCart();
    const area = () => applyReward.select(store.getState());
    const asked = store.dispatch(redeem('a', fern));
    expect(area()).toMatchObject({ loading: true, error: null });
    const call = await next(3);
    expect([call.path, call.body]).toEqual([
      '/rest/v2/usb2c/user/rewards/applyReward',
      { cartGuid: 'a', rewardCode: '350-fern' },
    ]);
    call.answer(json(applied(fern)));
    expect(await asked).toBeNull();
    expect(area()).toMatchObject({ loading: false, success: true });
    expect(of(store).appliedRewards).toEqual(applied(fern));
    expect(count()).toBe(2);
    await settle(4);
    expect(cart.select(store.getState()).data?.entries).toHaveLength(1);
    expect(told(store)).toEqual([{ event: 'redeem_reward', reward_code: '350-fern', points: 350 }]);
    const again = store.dispatch(redeem('a', pair));
    (await next(6)).answer(refused());
    (await next(7)).answer(refused());
    expect(await again).toEqual(failure);
    expect(area()).toMatchObject({ loading: false, success: false, error: failure });
    expect([of(store).appliedRewards, count(), told(store).length]).toEqual([applied(fern), 2, 1]);
  });

  it('leaves the count as it is where the answer has none of sense', async () => {
    // covers: S7.99
    const { store, next, count, settle } = await withCart();
    const first = store.dispatch(redeem('a', fern));
    (await next(3)).answer(json(applied(fern)));
    await first;
    await settle(4);
    expect(count()).toBe(2);
    const second = store.dispatch(giveBack('a', fern));
    (await next(6)).answer(json({ ...applied(), sessionCartCount: -1 }));
    expect(await second).toBeNull();
    expect(count()).toBe(2);
    await settle(7);
  });

  it('is taken off: loading, then gone and remembered, until something else is done', async () => {
    // covers: S4.11, S7.97
    const { store, next, count, settle } = await withCart();
    const area = () => removeReward.select(store.getState());
    const known = store.dispatch(fetchApplied.load('a'));
    (await next(3)).answer(json(applied(fern)));
    await known;
    const asked = store.dispatch(giveBack('a', fern));
    expect(area()).toMatchObject({ loading: true, error: null });
    const call = await next(4);
    expect(call.path).toBe('/rest/v2/usb2c/user/rewards/removeReward');
    call.answer(json(applied()));
    expect(await asked).toBeNull();
    expect(area()).toMatchObject({ loading: false, success: true });
    expect([of(store).appliedRewards, of(store).removed, count()]).toEqual([applied(), fern, 1]);
    await settle(5);
    expect(told(store)).toEqual([{ event: 'undo_redeem', reward_code: '350-fern', points: 350 }]);
    store.dispatch(rewardModalOpened({ actionType: 'apply' }));
    expect(of(store).removed).toBeNull();
    const failed = store.dispatch(giveBack('a', fern));
    (await next(7)).answer(refused());
    (await next(8)).answer(refused());
    expect(await failed).toEqual(failure);
    expect(area()).toMatchObject({ loading: false, error: failure });
  });

  it('is swapped for another: loading, then the other one, or an error and the first stays', async () => {
    // covers: S4.12, S7.98
    const { store, next, count, settle } = await withCart();
    const area = () => swapReward.select(store.getState());
    const asked = store.dispatch(exchange('a', fern, dawn));
    expect(area()).toMatchObject({ loading: true, error: null });
    const call = await next(3);
    expect([call.path, call.body]).toEqual([
      '/rest/v2/usb2c/user/rewards/swapReward',
      { cartGuid: 'a', rewardCode: '350-fern', newRewardCode: '350-dawn' },
    ]);
    call.answer(json(applied(dawn)));
    expect(await asked).toBeNull();
    expect(area()).toMatchObject({ loading: false, success: true });
    expect([of(store).appliedRewards, count()]).toEqual([applied(dawn), 2]);
    await settle(4);
    const failed = store.dispatch(exchange('a', dawn, pair));
    (await next(6)).answer(refused());
    (await next(7)).answer(refused());
    expect(await failed).toEqual(failure);
    expect(area()).toMatchObject({ loading: false, error: failure });
    expect(of(store).appliedRewards).toEqual(applied(dawn));
  });

  it('is read: loading, then there, or an error', async () => {
    // covers: S4.13
    const { store, next } = byHand();
    const area = () => fetchApplied.select(store.getState());
    const asked = store.dispatch(fetchApplied.load('a'));
    expect(area()).toMatchObject({ loading: true, error: null });
    const call = await next();
    expect([call.path, call.query.get('cartGuid')]).toEqual([
      '/rest/v2/usb2c/user/rewards/appliedRewards',
      'a',
    ]);
    call.answer(json(applied(fern)));
    expect(await asked).toMatchObject({ loading: false, success: true, data: applied(fern) });
    const failed = store.dispatch(fetchApplied.load('a'));
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, error: failure });
  });

  it('is told when its order is placed, once, and nothing of it is kept with the log-in gone', async () => {
    const { store, next } = byHand();
    const known = store.dispatch(fetchApplied.load('a'));
    (await next()).answer(json(applied(fern)));
    await known;
    store.dispatch(orderPlaced({ guid: 'order-1' }));
    expect(of(store)).toMatchObject({ appliedRewards: null, ordered: { guid: 'order-1', rewards: [fern] } });
    store.dispatch(redeemTold());
    expect(of(store).ordered).toBeNull();
    const again = store.dispatch(fetchApplied.load('b'));
    (await next(2)).answer(json(applied(dawn)));
    await again;
    store.dispatch(sessionEnded());
    expect(of(store).appliedRewards).toBeNull();
  });
});

describe('the rewards dialog', () => {
  it('opens with the chosen item and what is done with it, and forgets both when it closes', () => {
    // covers: S3.114, S3.115, S3.116, S4.33, S4.34
    const { store } = byHand();
    expect(of(store)).toMatchObject({
      ...{ isRewardModalOpen: false, selectedItemForRewardModal: null, actionType: null },
    });
    store.dispatch(rewardModalOpened({ item: fern, actionType: 'swap' }));
    expect(of(store)).toMatchObject({
      ...{ isRewardModalOpen: true, selectedItemForRewardModal: fern, actionType: 'swap' },
    });
    store.dispatch(rewardChosen(dawn));
    expect(of(store).selectedItemForRewardModal).toEqual(dawn);
    store.dispatch(rewardModalClosed());
    expect(of(store)).toMatchObject({
      ...{ isRewardModalOpen: false, selectedItemForRewardModal: null, actionType: null },
    });
  });

  it('knows the auto-deliveries that are running', async () => {
    // covers: S3.113
    const { store, next } = byHand();
    const asked = store.dispatch(fetchActiveADs.load(null));
    const call = await next();
    expect(call.path).toBe('/rest/v2/usb2c/user/fetchAllActiveSubscriptions');
    const running = [{ id: 's1', status: 'ACTIVE' }];
    call.answer(json({ subscriptions: running }));
    await asked;
    expect(of(store).activeADs).toEqual(running);
  });
});
