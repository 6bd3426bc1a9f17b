/** The products looked at last: their list, and the flag that says whether it changed since they were fetched. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { noteViewed } from '../app/features/catalog/recent/recent.storage.ts';
import { recentProducts } from '../app/features/catalog/recent/recentProducts.slice.ts';
import { byHand } from './byHand.ts';
import { categoryPage } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';

const cookies = new Map<string, string>();
const kept = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      const [name = '', value = ''] = (written.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    },
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterAll(() => void vi.unstubAllGlobals());

it('of a visitor who denies functional cookies are not noted', () => {
  cookies.set('userConsent', 'c9:0');
  byHand().store.dispatch(noteViewed('tea-0'));
  expect([...cookies.keys()]).toEqual(['userConsent']);
});

it('are fetched again only when the list is dirty', async () => {
  // covers: S3.177
  cookies.set('userConsent', 'c9:1');
  const { store, calls, next } = byHand();
  store.dispatch(noteViewed('tea-0'));
  expect(cookies.get('recent-products-dirty')).toBe('1');
  const fetched = store.dispatch(recentProducts.load(null));
  const call = await next();
  expect(call.query.get('productCodes')).toBe('tea-0');
  call.answer(json(categoryPage('tea', 1)));
  await fetched;
  expect(cookies.get('recent-products-dirty')).toBe('0');
  const again = await store.dispatch(recentProducts.load(null));
  expect([again.data?.map(({ code }) => code), calls.length]).toEqual([['tea-0'], 1]);
  store.dispatch(noteViewed('tea-1'));
  expect(cookies.get('recent-products-dirty')).toBe('1');
  void store.dispatch(recentProducts.load(null));
  expect((await next(2)).query.get('productCodes')).toBe('tea-1,tea-0');
  (await next(2)).answer(json(categoryPage('tea', 2)));
});
