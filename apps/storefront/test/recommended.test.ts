/** The recommended order of a category page: its codes and their products, apart from the page's own. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categoryProducts } from '../app/features/catalog/listing/categoryProducts.slice.ts';
import { loadRecommended, productCodes, rts } from '../app/features/catalog/rts/rts.slice.ts';
import { byHand, failure, refused } from './byHand.ts';
import { categoryPage } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';

const jar = { cookie: 'recent-products=tea-0' };
beforeAll(() => void vi.stubGlobal('document', jar));
afterAll(() => void vi.unstubAllGlobals());

const token = (customerId = 'anonymous') => json({ token: 't-1', expires_in: 900, customerId });
const ranked = (...codes: string[]) =>
  json({ ResultContent: codes.map((productCode, place) => ({ productCode, rank: place + 1 })) });

describe('recommended codes', () => {
  it('succeed apart from the products of the page', async () => {
    // covers: S3.105, S4.31
    const { store, next } = byHand();
    const page = store.dispatch(categoryProducts.load({ code: 'tea', currentPage: 0 }));
    const recommended = store.dispatch(rts.load('tea'));
    await next();
    (await next(2)).answer(token());
    const call = await next(3);
    expect(call.path).toBe('/rest/v2/usb2c/recommendations/tea/anonymous');
    expect(call.query.get('recentProductCodes')).toBe('tea-0');
    call.answer(ranked('tea-3', 'tea-1'));
    expect((await recommended).data).toEqual(['tea-3', 'tea-1']);
    const rtsProducts = ['tea-3', 'tea-1'];
    const state = () => categoryProducts.select(store.getState());
    expect(state()).toMatchObject({ loading: true, data: null, rtsProducts, rtsError: null });
    (await next()).answer(json(categoryPage('tea', 2)));
    await page;
    expect(state()).toMatchObject({ success: true, rtsProducts });
  });

  it('are asked for as whom the context token is for', async () => {
    const { store, next } = byHand();
    const recommended = store.dispatch(rts.load('tea'));
    (await next()).answer(token('customer-7'));
    const call = await next(2);
    expect(call.path).toBe('/rest/v2/usb2c/recommendations/tea/customer-7');
    call.answer(ranked('tea-3'));
    expect((await recommended).data).toEqual(['tea-3']);
  });

  it('fail apart from the products of the page', async () => {
    // covers: S3.106, S4.32
    const { store, next } = byHand();
    const page = store.dispatch(categoryProducts.load({ code: 'tea', currentPage: 0 }));
    (await next()).answer(json(categoryPage('tea', 2)));
    await page;
    const recommended = store.dispatch(rts.load('tea'));
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await recommended).toMatchObject({ loading: false, success: false, error: failure });
    expect(categoryProducts.select(store.getState())).toMatchObject({
      success: true,
      error: null,
      rtsProducts: null,
      rtsError: failure,
    });
  });
});

describe('product codes', () => {
  it('are loading, then a list of products, or an error', async () => {
    // covers: S3.103, S4.16
    const { store, next } = byHand();
    const load = () => store.dispatch(productCodes.load(['tea-1', 'tea-0']));
    const loaded = load();
    const call = await next();
    expect([call.path, call.query.get('productCodes')]).toEqual([
      '/rest/v2/usb2c/products/productCodes',
      'tea-1,tea-0',
    ]);
    expect(productCodes.select(store.getState())).toMatchObject({ loading: true, error: null });
    call.answer(json({ products: categoryPage('tea', 2).products }));
    const { data } = await loaded;
    expect(data?.products.map(({ code }) => code)).toEqual(['tea-0', 'tea-1']);
    const failed = load();
    (await next(2)).answer(refused());
    (await next(3)).answer(refused());
    expect(await failed).toMatchObject({ loading: false, success: false, error: failure });
  });

  it('are asked for nobody who has looked at nothing', async () => {
    jar.cookie = '';
    const { store, calls } = byHand();
    await store.dispatch(loadRecommended('tea'));
    expect(calls).toEqual([]);
  });
});
