/** The data areas of auto-delivery, from call to state, and what is done to a subscription. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToUpcomingOrder } from '../app/features/auto-delivery/adding/addToUpcomingOrder.slice.ts';
import type { Subscription } from '../app/features/auto-delivery/autoDelivery.types.ts';
import { homeData } from '../app/features/auto-delivery/home/homeData.slice.ts';
import { siteNotifications } from '../app/features/auto-delivery/notices/siteNotifications.slice.ts';
import { selectTold } from '../app/features/auto-delivery/notices/told.slice.ts';
import { activeSubscriptions } from '../app/features/auto-delivery/subscription/activeSubscriptions.slice.ts';
import { changeSubscription } from '../app/features/auto-delivery/subscription/subscription.thunks.ts';
import { upcomingOrderList } from '../app/features/auto-delivery/upcoming/upcomingOrderList.slice.ts';
import { autoDeliveryComponent } from '../app/features/cart/autoDeliveryComponent.slice.ts';
import { byHand, failure, refused } from './byHand.ts';
import { json } from './fakeCommerce.ts';

// The visit's storage; empty.
const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
beforeAll(() => void vi.stubGlobal('sessionStorage', empty));
afterAll(() => void vi.unstubAllGlobals());

const subscription = { id: 'sub-1', nextDate: '2027-02-01', message: 'Next on Monday.' } as Subscription;
const other = { ...subscription, id: 'sub-2' };
const home = { subscriptions: [subscription, other] };

describe('auto-delivery home data', () => {
  it('begins without an error, then is there', async () => {
    // covers: S4.1, S4.2
    const { store, next } = byHand();
    const area = () => homeData.select(store.getState());
    const failed = store.dispatch(homeData.load(null));
    (await next()).answer(refused());
    (await next(2)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
    const loaded = store.dispatch(homeData.load(null));
    const call = await next(3);
    expect(call.path).toBe('/rest/v2/usb2c/users/anonymous/autoDeliveryHomePageData');
    expect(area()).toMatchObject({ loading: true, error: null });
    call.answer(json(home));
    expect(await loaded).toMatchObject({ loading: false, success: true, data: home });
  });

  it('follows what is done to one subscription, in the engine’s words', async () => {
    const { store, next } = byHand();
    const loaded = store.dispatch(homeData.load(null));
    (await next()).answer(json(home));
    await loaded;
    const skipping = store.dispatch(
      changeSubscription('sub-1', { action: 'skip', body: { date: '2027-02-01' } }),
    );
    const call = await next(2);
    expect([call.path, call.body]).toEqual([
      '/rest/v2/usb2c/users/anonymous/subscriptions/sub-1/skip',
      { date: '2027-02-01' },
    ]);
    const skipped = { ...subscription, nextDate: '2027-03-01', message: 'Skipped.' };
    call.answer(json(skipped));
    expect(await skipping).toBeNull();
    expect(homeData.select(store.getState()).data?.subscriptions).toEqual([skipped, other]);
    expect(selectTold(store.getState())).toEqual({ count: 1, message: 'Skipped.' });
    // What is refused changes nothing and is answered.
    const moving = store.dispatch(
      changeSubscription('sub-2', { action: 'change', body: { nextDate: '2027-02-02' } }),
    );
    const move = await next(3);
    expect(move.path).toBe('/rest/v2/usb2c/users/anonymous/subscriptions/sub-2');
    move.answer(refused());
    (await next(4)).answer(refused());
    expect(await moving).toEqual(failure);
    expect(selectTold(store.getState()).count).toBe(1);
  });
});

it('adding to an upcoming order begins, then tells the order as it is, or what went wrong', async () => {
  // covers: S4.3
  const { store, next } = byHand();
  const area = () => addToUpcomingOrder.select(store.getState());
  const addition = { code: 'tea-24', qty: 1, once: true, subscriptionId: 'sub-1' };
  const adding = store.dispatch(addToUpcomingOrder.load(addition));
  const call = await next();
  expect([call.path, call.body]).toEqual(['/rest/v2/usb2c/users/anonymous/addProductToAdCart', addition]);
  expect(area()).toMatchObject({ loading: true, error: null });
  call.answer(json(subscription));
  expect(await adding).toMatchObject({ loading: false, success: true, data: subscription });
  const again = store.dispatch(addToUpcomingOrder.load({ ...addition, once: false }));
  (await next(2)).answer(refused());
  (await next(3)).answer(refused());
  expect(await again).toMatchObject({ loading: false, success: false, error: failure, data: null });
});

it('active subscriptions begin, then are there or an error', async () => {
  // covers: S4.14
  const { store, next } = byHand();
  const area = () => activeSubscriptions.select(store.getState());
  const loaded = store.dispatch(activeSubscriptions.load(null));
  const call = await next();
  expect(call.path).toBe('/rest/v2/usb2c/user/fetchAllActiveSubscriptions');
  expect(area()).toMatchObject({ loading: true, error: null });
  call.answer(json({ subscriptions: [other] }));
  expect(await loaded).toMatchObject({ loading: false, success: true, data: [other] });
  const again = store.dispatch(activeSubscriptions.load(null));
  (await next(2)).answer(refused());
  (await next(3)).answer(refused());
  expect(await again).toMatchObject({ loading: false, success: false, error: failure });
});

it('the auto-delivery component is a cart’s, and keeps what it offers', async () => {
  // covers: S3.120
  const { store, next } = byHand();
  const loaded = store.dispatch(autoDeliveryComponent.ensure({ cartGuid: 'guid-1', codes: '0 tea-24' }));
  const call = await next();
  expect([call.path, call.query.get('cartGuid')]).toEqual([
    '/rest/v2/usb2c/cms/autoDeliveryComponent',
    'guid-1',
  ]);
  const component = { cartGuid: 'guid-1', frequencies: [2, 4], entries: [] };
  call.answer(json(component));
  await loaded;
  expect(store.getState().autoDeliveryComponent).toMatchObject({ success: true, data: component });
});

it('the upcoming order list keeps its products and what was asked for, sold out ones left out', async () => {
  // covers: S3.121
  const { store, next } = byHand();
  const loaded = store.dispatch(upcomingOrderList.load({ text: 'tea' }));
  const call = await next();
  expect([call.path, call.query.get('query'), call.query.get('filters')]).toEqual([
    '/rest/v2/usb2c/products/searchText',
    'tea',
    'offer:auto-delivery',
  ]);
  const variant = (code: string, stockLevelStatus: string) => ({
    code,
    options: [{ value: '24 ct' }],
    purchasable: true,
    stock: { stockLevelStatus },
  });
  const product = (code: string, status: string) => ({
    name: code,
    brand: 'Steamwright',
    images: [],
    defaultVariantCode: `${code}-24`,
    variantOptions: [variant(`${code}-12`, 'inStock'), variant(`${code}-24`, status)],
  });
  call.answer(json({ products: [product('tea', 'inStock'), product('gone', 'outOfStock')] }));
  await loaded;
  expect(upcomingOrderList.select(store.getState()).data).toEqual({
    component: [{ code: 'tea-24', name: 'tea', brand: 'Steamwright', details: '24 ct' }],
    recommended: false,
    params: { text: 'tea' },
  });
});

it('before anything is typed, what goes with what comes is offered; else what sells best', async () => {
  const { store, next } = byHand();
  const listed = () => upcomingOrderList.select(store.getState()).data;
  const stock = { stockLevelStatus: 'inStock' };
  const tea = { code: 'tea-24', options: [], purchasable: true, stock };
  const products = [{ name: 'Tea', brand: 'Steamwright', images: [], variantOptions: [tea] }];
  const loaded = store.dispatch(upcomingOrderList.load({ text: '' }));
  const call = await next();
  expect(call.path).toBe('/rest/v2/usb2c/users/anonymous/getRecommendedProducts');
  call.answer(json({ products }));
  await loaded;
  expect(listed()).toMatchObject({ recommended: true, component: [{ code: 'tea-24' }] });
  const again = store.dispatch(upcomingOrderList.load({ text: '' }));
  (await next(2)).answer(json({ products: [] }));
  const search = await next(3);
  expect(search.path).toBe('/rest/v2/usb2c/products/searchText');
  search.answer(json({ products }));
  await again;
  expect(listed()).toMatchObject({ recommended: false, component: [{ code: 'tea-24' }] });
});

it('what a member must see to begins, then is there or an error', async () => {
  const { store, next } = byHand();
  const loaded = store.dispatch(siteNotifications.load(null));
  const call = await next();
  expect(call.path).toBe('/rest/v2/usb2c/users/anonymous/getSiteNotifications');
  const notifications = [{ type: 'cardExpiration', subscriptionId: 'sub-1', message: 'It expires.' }];
  call.answer(json({ notifications }));
  expect(await loaded).toMatchObject({ loading: false, success: true, data: notifications });
});
