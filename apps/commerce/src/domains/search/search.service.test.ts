import type { SearchDocument, SearchQuery } from '@crema/search';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSearch, type Search } from './index.ts';

const doc = (code: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  code,
  names: { en: code },
  brand: '',
  text: { en: '' },
  categories: [],
  facets: {},
  price: 1500,
  rank: 1,
  ...more,
});
const all: SearchQuery = { language: 'en', currentPage: 0, pageSize: 24 };

let search: Search;
beforeEach(() => {
  search = createSearch();
});
afterEach(() => search.close());

it('keeps sites apart', async () => {
  await search.replace('usb2c', [doc('us')]);
  await search.replace('usafh', [doc('office')]);
  expect((await search.query('usb2c', all)).codes).toEqual(['us']);
  expect((await search.query('cab2c', all)).totalResults).toBe(0);
});

it('reads French where the site speaks it, and English elsewhere', async () => {
  const tea = doc('tea', { names: { en: 'Tea', fr: 'Thé' } });
  for (const site of ['cab2c', 'usb2c'] as const) await search.replace(site, [tea]);
  const asked = { ...all, language: 'fr', text: 'thés' } as const;
  expect((await search.query('cab2c', asked)).codes).toEqual(['tea']);
  expect((await search.query('usb2c', asked)).codes).toEqual([]);
});

it('knows the words of coffee, until a site has synonyms of its own in that language', async () => {
  const cocoa = doc('cocoa', { names: { en: 'Alpine Cocoa', fr: 'Cacao des Alpes' } });
  const found = async (text: string, language: 'en' | 'fr' = 'en') =>
    (await search.query('cab2c', { ...all, language, text })).codes;
  await search.replace('cab2c', [cocoa]);
  expect(await found('hot chocolate')).toEqual(['cocoa']);
  await search.replace('cab2c', [cocoa], { synonyms: { en: [['cocoa', 'choco']] } });
  expect(await found('choco')).toEqual(['cocoa']);
  expect(await found('hot chocolate')).toEqual([]);
  expect(await found('chocolat chaud', 'fr')).toEqual(['cocoa']);
});

it('lists facets as shoppers know them, sizes from small to large and stars from many to few', async () => {
  const facets = { offer: ['sale'], rating: ['3', '4'], boxCount: ['96', '24'], roast: ['dark'] };
  await search.replace('usb2c', [doc('one', { facets, brand: 'Aurelia' })]);
  const found = (await search.query('usb2c', all)).facets;
  const order = ['roast', 'brand', 'boxCount', 'price', 'rating', 'availability', 'offer'];
  expect(found.map(({ code }) => code)).toEqual(order);
  const valuesOf = (facet: string) =>
    found.find(({ code }) => code === facet)?.values.map(({ value }) => value);
  expect(valuesOf('boxCount')).toEqual(['24', '96']);
  expect(valuesOf('rating')).toEqual(['4', '3']);
  expect(valuesOf('price')).toEqual(['1000-2000']);
});
