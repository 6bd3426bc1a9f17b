/** What happens in the store when something is put in the cart, from the call to what other features hear. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../app/features/cart/cart.thunks.ts';
import { customerData } from '../app/features/customers/current/customerData.slice.ts';
import { analyticsOf, analyticsQuantity } from '../app/features/tracking/analytics.rules.ts';
import { lineAdded, podsChosen } from '../app/platform/events.ts';
import { selectPageLoading } from '../app/platform/store/pageLoading.slice.ts';
import { addSlice } from '../app/platform/store/store.ts';
import { byHand } from './byHand.ts';
import { customerDetails } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';

// The visit's storage; empty.
const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
beforeAll(() => void vi.stubGlobal('sessionStorage', empty));
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => void vi.useRealTimers());

const nothing: UnknownAction[] = [];
addSlice('addedLines', (all: UnknownAction[] = nothing, action) =>
  action.type === 'cart/lineAdded' ? [...all, action] : all,
);
const entry = { entryNumber: 0, quantity: 2, product: { code: 'tea-24' } };
const added = () => json({ cartGuid: 'guid-1', cartQuantity: 7, entry });
const cart = () => json({ guid: 'guid-1', entries: [], totalUnitCount: 7 });

it('an event says to which cart what was added, and how much', async () => {
  // covers: S3.64
  const { store, next } = byHand();
  const adding = store.dispatch(addToCart({ code: 'tea-24', qty: 2 }));
  const call = await next();
  expect([call.path, call.body]).toEqual([
    '/rest/v2/usb2c/users/anonymous/addProductToCart',
    { code: 'tea-24', qty: 2, isOneTimeProduct: true },
  ]);
  call.answer(added());
  (await next(2)).answer(cart());
  expect(await adding).toBeNull();
  const [event] = store.getState().addedLines as { payload: object }[];
  expect(event?.payload).toMatchObject({ cartGuid: 'guid-1', quantity: 2, cartQuantity: 7 });
});

describe('analytics are told', () => {
  const bought = (over: object, productType = 'Coffee', quantity = 3) =>
    analyticsOf(
      lineAdded({
        cartGuid: 'guid-1',
        quantity,
        cartQuantity: 9,
        entry: { ...entry, ...over, product: { code: 'tea-24', productType } } as never,
      }),
    );

  it('how many were bought once, or come with a delivery, or one', () => {
    // covers: S5.16, S5.17, S5.18, S5.19
    expect(bought({ isOneTimeProduct: true, qty: 8 })?.product_quantity).toBe(3);
    expect(analyticsQuantity({ isOneTimeProduct: true, qty: 8, boxPerShipmentQty: 2 })).toBe(8);
    expect(analyticsQuantity({ isOneTimeProduct: true })).toBe(1);
    expect(bought({ isOneTimeProduct: false, qty: 8, boxPerShipmentQty: 4 })?.product_quantity).toBe(4);
    expect(bought({ isOneTimeProduct: false, qty: 8 })?.product_quantity).toBe(1);
  });

  it('what is chosen for a kit or a monthly box', () => {
    // covers: S9.54
    expect(analyticsOf(podsChosen({ campaign: 'BBAD', units: 4, products: 2 }))).toEqual({
      ...{ event: 'choose_pods', campaign_code: 'BBAD', product_quantity: 4, product_count: 2 },
    });
  });

  it('of product types by the names of reports', () => {
    // covers: S9.27, S9.28, S9.29, S9.30
    const types = ['Coffee', 'Accessory', 'Brewer', 'Bundle'];
    expect(types.map((type) => bought({}, type)?.product_category)).toEqual([
      'Beverages',
      'Accessories',
      'Brewers',
      'Bundle',
    ]);
  });
});

it('a bundle that is added counts as the answer says', async () => {
  // covers: S7.95
  const { store, next } = byHand();
  const loaded = store.dispatch(customerData.load(null));
  (await next()).answer(json(customerDetails));
  await loaded;
  const adding = store.dispatch(addToCart({ code: 'pair', qty: 1, components: [{ code: 'tea-24' }] }));
  const call = await next(2);
  expect(call.path).toBe('/rest/v2/usb2c/users/anonymous/addBundleProduct');
  call.answer(added());
  (await next(3)).answer(cart());
  await adding;
  expect(customerData.select(store.getState()).data?.cartCount).toBe(7);
});

it('what is added while the visit is asked about counts, whichever answer comes first', async () => {
  const { store, next } = byHand();
  const loaded = store.dispatch(customerData.load(null));
  const asked = await next();
  const adding = store.dispatch(addToCart({ code: 'tea-24', qty: 1 }));
  (await next(2)).answer(added());
  (await next(3)).answer(cart());
  await adding;
  // Asked before the second box was in.
  asked.answer(json({ ...customerDetails, cartCount: 6 }));
  await loaded;
  expect(customerData.select(store.getState()).data?.cartCount).toBe(7);
  const again = store.dispatch(customerData.load(null));
  (await next(4)).answer(json({ ...customerDetails, cartCount: 2 }));
  await again;
  expect(customerData.select(store.getState()).data?.cartCount).toBe(2);
});

it('the page loader is on when adding takes longer than a second, and until it ends', async () => {
  // covers: S4.26, S4.38, S9.3
  vi.useFakeTimers();
  const { store, calls } = byHand();
  const isOn = () => selectPageLoading(store.getState());
  const adding = store.dispatch(addToCart({ code: 'tea-24', qty: 1, frequencyWeeks: 4 }));
  await vi.advanceTimersByTimeAsync(999);
  expect(calls[0]?.body).toMatchObject({ isOneTimeProduct: false, frequencyWeeks: 4 });
  expect(isOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOn()).toBe(true);
  calls[0]?.answer(added());
  await vi.advanceTimersByTimeAsync(0);
  calls[1]?.answer(cart());
  await adding;
  expect(isOn()).toBe(false);
  // One that is quick shows nothing, also later.
  const quick = store.dispatch(addToCart({ code: 'tea-24', qty: 1 }));
  await vi.advanceTimersByTimeAsync(500);
  calls[2]?.answer(added());
  await vi.advanceTimersByTimeAsync(0);
  calls[3]?.answer(cart());
  await quick;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOn()).toBe(false);
});

it('one that is cancelled is told, and what became of it is what the cart says', async () => {
  const { store, next } = byHand();
  const visit = store.dispatch(customerData.load(null));
  (await next()).answer(json(customerDetails));
  await visit;
  const stop = new AbortController();
  const adding = store.dispatch(addToCart({ code: 'tea-24', qty: 1 }, false, stop.signal));
  await next(2);
  stop.abort();
  expect(await adding).toMatchObject({ aborted: true });
  expect(store.getState().addedLines).toHaveLength(0);
  // It had reached the shop all the same.
  const asked = await next(3);
  expect(asked.path).toBe('/rest/v2/usb2c/users/anonymous/carts');
  asked.answer(cart());
  await expect.poll(() => customerData.select(store.getState()).data?.cartCount).toBe(7);
});
