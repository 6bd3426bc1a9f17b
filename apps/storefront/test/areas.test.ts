/** The lifecycle of the data areas that have transitions of their own, from action to state. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categoryProducts } from '../app/features/catalog/listing/categoryProducts.slice.ts';
import { searchResults } from '../app/features/catalog/listing/searchResults.slice.ts';
import { quickShop } from '../app/features/catalog/quickShop/quickShop.slice.ts';
import { geocode } from '../app/features/checkout/contact/geocode.slice.ts';
import { configurationData } from '../app/features/content/configurationData.slice.ts';
import { pageContent } from '../app/features/content/pageContent.slice.ts';
import { customerData } from '../app/features/customers/current/customerData.slice.ts';
import { noboUser } from '../app/features/identity/nobo/nobo.thunks.ts';
import { emailSubscribe, subscribe } from '../app/features/outreach/emailSubscribe.slice.ts';
import { perksOptIn } from '../app/features/perks/membership/perksOptIn.slice.ts';
import { tagData } from '../app/features/tracking/tagData.slice.ts';
import { emailSignedUp, emailSignupFailed, lineAdded } from '../app/platform/events.ts';
import { type AppStore, addSlice } from '../app/platform/store/store.ts';
import { byHand, failure, refused } from './byHand.ts';
import { categoryPage, customerDetails, page, siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';

// The visit's storage; empty.
const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
beforeAll(() => void vi.stubGlobal('sessionStorage', empty));
afterAll(() => void vi.unstubAllGlobals());

describe('header data', () => {
  it('is loading, then there; asked for again meanwhile it stays loading and is fetched once', async () => {
    // covers: S4.8, S4.22, S8.23
    const { store, calls, next } = byHand();
    const area = () => configurationData.select(store.getState());
    const first = store.dispatch(configurationData.ensure(null));
    const call = await next();
    expect(area()).toMatchObject({ loading: true, error: null });
    await store.dispatch(configurationData.ensure(null));
    expect(area().loading).toBe(true);
    call.answer(json(siteConfig));
    await first;
    expect(area()).toMatchObject({ loading: false, success: true, data: siteConfig });
    expect(calls).toHaveLength(1);
    // Refused, with the one repeat of every call.
    const other = byHand();
    const again = other.store.dispatch(configurationData.load(null));
    (await other.next()).answer(refused());
    (await other.next(2)).answer(refused());
    expect(await again).toMatchObject({ loading: false, success: false, error: true });
  });
});

describe('customer data', () => {
  it('is loading, then loaded, or an error', async () => {
    // covers: S4.5, S4.23
    const { store, next } = byHand();
    const area = () => customerData.select(store.getState());
    const loaded = store.dispatch(customerData.load(null));
    const call = await next();
    expect(call.path).toBe('/rest/v2/usb2c/users/anonymous/getCustomerDetails');
    expect(area()).toMatchObject({ loading: true, success: false, error: null });
    call.answer(json(customerDetails));
    expect(await loaded).toMatchObject({ loading: false, success: true, data: customerDetails });
    const failed = store.dispatch(customerData.load(null));
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
    const again = store.dispatch(customerData.load(null));
    expect(area()).toMatchObject({ loading: true, error: null });
    (await next(4)).answer(json(customerDetails));
    await again;
  });

  it('takes the count of the cart that an added line tells', async () => {
    // covers: S4.24
    const { store, next } = byHand();
    const loaded = store.dispatch(customerData.load(null));
    (await next()).answer(json(customerDetails));
    await loaded;
    store.dispatch(lineAdded({ cartGuid: 'a', entry: {} as never, quantity: 2, cartQuantity: 5 }));
    expect(customerData.select(store.getState()).data?.cartCount).toBe(5);
  });
});

describe('a page’s content', () => {
  it('is loading, then there, or an error', async () => {
    // covers: S4.19
    const { store, next } = byHand();
    const load = () => store.dispatch(pageContent.load({ pageLabelOrId: 'homepage' }));
    const home = page('homepage', 'usb2c', 'en');
    const loaded = load();
    expect(pageContent.select(store.getState())).toMatchObject({ loading: true, error: null });
    (await next()).answer(json(home));
    expect(await loaded).toMatchObject({ loading: false, success: true, data: home });
    const failed = load();
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, error: failure });
  });
});

describe('perks opt-in', () => {
  it('begins, then is told to the customer’s data, in and out; refused, it changes nothing', async () => {
    // covers: S3.77, S4.6, S4.25
    const { store, next } = byHand();
    const known = store.dispatch(customerData.load(null));
    (await next()).answer(json(customerDetails));
    await known;
    const isMember = () => customerData.select(store.getState()).data?.perksOptIn;
    const area = () => perksOptIn.select(store.getState());
    expect(isMember()).toBe(false);
    for (const [index, optIn] of [true, false].entries()) {
      const opted = store.dispatch(perksOptIn.load(optIn));
      const call = await next(2 + index);
      expect([call.path, call.body]).toEqual([
        '/rest/v2/usb2c/users/anonymous/updatePerksOptIn',
        { perksOptIn: optIn },
      ]);
      expect(area()).toMatchObject({ loading: true, success: false, error: null });
      call.answer(json({ perksOptIn: optIn }));
      expect(await opted).toMatchObject({ loading: false, success: true });
      expect(isMember()).toBe(optIn);
    }
    const failed = store.dispatch(perksOptIn.load(true));
    (await next(4)).answer(refused());
    (await next(5)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
    expect(isMember()).toBe(false);
  });
});

describe('a no-login user', () => {
  it('is read from the link: loading, then there, or an error; the link itself is not in the state', async () => {
    // covers: S4.17
    const { store, next } = byHand();
    const area = () => noboUser.select(store.getState());
    const user = { firstName: 'Noor', scopes: ['skip'] };
    const read = store.dispatch(noboUser.load('the.token'));
    const call = await next();
    expect(call.path).toBe('/api/auth/extractNoboToken');
    expect(area()).toMatchObject({ loading: true, success: false, error: null });
    call.answer(json(user));
    expect(await read).toMatchObject({ loading: false, success: true, data: user });
    const failed = store.dispatch(noboUser.load('another.token'));
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
    expect(JSON.stringify(store.getState())).not.toContain('token');
  });
});

describe('a category page', () => {
  it('begins, gets its products and whether they may be kept, or an error', async () => {
    // covers: S4.27, S4.28, S4.29, S4.30
    const { store, next } = byHand();
    const load = () => store.dispatch(categoryProducts.load({ code: 'tea', currentPage: 0 }));
    const arrived = load();
    expect(categoryProducts.select(store.getState())).toMatchObject({ loading: true, error: null });
    const headers = { 'invalid-cache-response': 'true' };
    (await next()).answer(json(categoryPage('tea', 2), '', { headers }));
    const { loading, data } = await arrived;
    expect(loading).toBe(false);
    expect(data?.cards.map(({ code }) => code)).toEqual(['tea-0', 'tea-1']);
    expect(data?.isInvalidCacheResponse).toBe(true);
    const failed = load();
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
  });
});

describe('the quick-shop dialog', () => {
  it('is loading, then has the variants to choose from, or an error', async () => {
    // covers: S4.4
    const { store, next } = byHand();
    const load = () => store.dispatch(quickShop.load('tea-0'));
    const loaded = load();
    expect(quickShop.select(store.getState())).toMatchObject({ loading: true, error: null, data: null });
    const call = await next();
    expect(call.path).toBe('/rest/v2/usb2c/products/tea-0/productData');
    call.answer(json(categoryPage('tea', 1).products[0]));
    expect(await loaded).toMatchObject({ loading: false, success: true, data: { code: 'tea-0' } });
    const failed = load();
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
  });
});

describe('geocode data', () => {
  it('are loading, then have the postal code of a town, or an error', async () => {
    // covers: S3.122, S4.15, S7.168
    const { store, next } = byHand();
    const load = () => store.dispatch(geocode.load({ city: 'Portland', region: 'OR' }));
    const loaded = load();
    const city = await next();
    expect([city.path, city.query.get('city')]).toEqual(['/rest/v2/usb2c/geo/cityLatLong', 'Portland']);
    expect(geocode.select(store.getState())).toMatchObject({ loading: true, error: null });
    city.answer(json({ status: 'OK', latitude: 45.5, longitude: -122.7 }));
    const point = await next(2);
    expect([point.query.get('latlng'), point.query.get('result_type')]).toEqual([
      '45.5,-122.7',
      'postal_code',
    ]);
    const components = [[{ short_name: '97205' }, { short_name: 'OR' }], [{ short_name: '97201' }]];
    const results = components.map((address_components) => ({ address_components }));
    point.answer(json({ status: 'OK', results }));
    expect((await loaded).data?.postalCode).toBe('97205');
    const failed = load();
    (await next(3)).answer(refused());
    (await next(4)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
  });
});

describe('the tags of a page', () => {
  it('are loading, then kept, or an error', async () => {
    // covers: S3.123, S4.21
    const tags = { page_name: 'Tea', page_type: 'category', page_category_id: 'tea', page_id: 'tea' };
    const { store, next } = byHand();
    const load = () => store.dispatch(tagData.load('/plp/tea'));
    const loaded = load();
    const call = await next();
    expect([call.path, call.body]).toEqual(['/rest/v2/usb2c/getTealiumTags', { path: '/plp/tea' }]);
    expect(tagData.select(store.getState())).toMatchObject({ loading: true, error: null });
    call.answer(json(tags));
    expect(await loaded).toMatchObject({ loading: false, success: true, data: tags });
    const failed = load();
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
  });
});

describe('search results', () => {
  it('can be emptied', async () => {
    // covers: S4.39
    const { store, next } = byHand();
    const found = store.dispatch(searchResults.load({ text: 'tea', currentPage: 0 }));
    (await next()).answer(json({ ...categoryPage('tea', 2), freeTextSearch: 'tea' }));
    expect((await found).data?.products).toHaveLength(2);
    store.dispatch(searchResults.actions.reset());
    expect(searchResults.select(store.getState())).toMatchObject({ data: null, loading: false, error: null });
  });
});

describe('the newsletter', () => {
  const address = 'ada@example.com';
  // The feature's events that reached a store, in its state.
  const silence: UnknownAction[] = [];
  addSlice('analyticsQueue', (all: UnknownAction[] = silence, action) =>
    action.type.startsWith('outreach/') ? [...all, action] : all,
  );
  const queued = (store: AppStore) => store.getState().analyticsQueue;

  it('is asked for, then granted, with an event', async () => {
    // covers: S4.7
    const { store, next } = byHand();
    const area = () => emailSubscribe.select(store.getState());
    const asked = store.dispatch(subscribe(address));
    const call = await next();
    expect(call.path).toBe('/rest/v2/usb2c/newsletter/subscribe');
    expect(area()).toMatchObject({ loading: true, success: false, error: null });
    call.answer(json({ status: 'success', message: 'Open your mail.' }));
    expect(await asked).toEqual({ message: 'Open your mail.' });
    expect(area()).toMatchObject({ loading: false, success: true, error: null });
    expect(queued(store)).toContainEqual(emailSignedUp());
  });

  it('is asked for, then refused, with the reason in the event', async () => {
    // covers: S8.18, S8.19
    const { store, next } = byHand();
    const asked = store.dispatch(subscribe(address));
    (await next()).answer(refused());
    (await next(2)).answer(refused());
    expect(await asked).toEqual({ failure });
    expect(emailSubscribe.select(store.getState())).toMatchObject({ loading: false, error: failure });
    expect(queued(store)).toContainEqual(emailSignupFailed({ reason: 'no' }));
    // An answer without a message: the name of the error.
    const wordless = () => json({ errors: [{ type: 'Overloaded', message: '' }] }, '', { status: 503 });
    const again = store.dispatch(subscribe(address));
    (await next(3)).answer(wordless());
    (await next(4)).answer(wordless());
    await again;
    expect(queued(store)).toContainEqual(emailSignupFailed({ reason: 'Overloaded' }));
  });
});
