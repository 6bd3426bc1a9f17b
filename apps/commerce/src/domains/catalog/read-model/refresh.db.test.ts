/** A catalogue too long to be indexed anew at every change. */

import { openTestCommerce, openTestDatabase, type TestCommerce, type TestDatabase } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readHorizon, writtenPages } from './read.repository.ts';

const SIZE = 1100;

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(shop.commerce, 'usb2c', ...Array.from({ length: SIZE }, (_, i) => product(`box${i}`)));
});
afterAll(() => shop.commerce.close());

const search = async (query: string) =>
  (await shop.commerce.app.inject(`/rest/v2/usb2c/products/searchText?query=${query}`)).json();
const codes = async (query: string): Promise<string[]> =>
  (await search(query)).products.map(({ code }: { code: string }) => code);
const write = (...products: ReturnType<typeof product>[]) =>
  shop.commerce.catalog.writeProducts('usb2c', products);

it('shows what was changed, added and taken away within seconds, and counts it right', async () => {
  const before = await search('fernhill');
  expect(before.pagination.totalResults).toBe(SIZE);
  await write({ ...product('box7'), name: { en: 'Zanzibar Sunrise' } });
  await vi.waitFor(async () => expect(await codes('zanzibar')).toEqual(['box7']), {
    timeout: patience(5000),
  });
  await write({ ...product('fresh'), name: { en: 'Quokka Morning' } });
  await write({ ...product('box8'), status: 'archived' });
  await vi.waitFor(async () => expect(await codes('quokka')).toEqual(['fresh']), { timeout: patience(5000) });
  await vi.waitFor(async () => expect(await codes('box8')).not.toContain('box8'), {
    timeout: patience(5000),
  });
  // What is archived is left out of a list at once, and out of its count when the index has been updated.
  await shop.commerce.catalog.settle();
  const after = await search('fernhill');
  expect(after.pagination.totalResults).toBe(SIZE);
  expect(after.facets).toEqual(before.facets);
  await write({ ...product('box7'), name: { en: 'Box 7' } });
  await vi.waitFor(async () => expect(await codes('zanzibar')).toEqual([]), { timeout: patience(5000) });
});

it('reads everything that was written, page by page, each once', async () => {
  const { db } = shop;
  const { from: horizon } = await readHorizon(db);
  const some = Array.from({ length: 120 }, (_, i) => `box${100 + i}`);
  await write(...some.slice(0, 70).map((code) => ({ ...product(code), name: { en: `New ${code}` } })));
  await write(...some.slice(70).map((code) => ({ ...product(code), name: { en: `New ${code}` } })));
  const found: string[] = [];
  for await (const page of writtenPages(db, 'usb2c', horizon)) found.push(...page.map(({ code }) => code));
  expect(found.filter((code) => some.includes(code)).toSorted()).toEqual(some.toSorted());
});

it('waits for word of what was written, however late it comes', async () => {
  const db = await openTestDatabase();
  const late: TestDatabase = Object.assign(Object.create(db), {
    listen: (channel: string, listener: (payload: string) => void) =>
      db.listen(channel, (payload) => setTimeout(() => listener(payload), 100)),
  });
  const { commerce } = await openTestCommerce({ db: late });
  await commerce.catalog.writeProducts('usb2c', [product('tardy')]);
  await commerce.catalog.settle();
  expect(commerce.catalog.product('usb2c', 'tardy')?.code).toBe('tardy');
  await commerce.close();
});

it('reads everything again from a server that took the place of another, whose last changes it may not have', async () => {
  let server = 'the first';
  const db = await openTestDatabase();
  const replaced: TestDatabase = Object.assign(Object.create(db), {
    rows: async (...args: Parameters<typeof db.rows>) =>
      (await db.rows(...args)).map((row) => ('server' in row ? { ...row, server } : row)),
  });
  const { commerce } = await openTestCommerce({ db: replaced });
  await sell(commerce, 'usb2c', product('kept'), product('lost'));
  const shown = () =>
    ['kept', 'lost'].map((code) => commerce.catalog.product('usb2c', code)?.name.en ?? 'none');
  const before = shown();
  expect(before).not.toContain('none');
  // As the replica has it: a name from before the last change, and a product that never came.
  await db.execute(`update products set name = '{"en":"As it was"}', written_in = 1 where code = 'kept'`);
  await db.execute(`delete from products where code = 'lost'`);
  server = 'the second';
  await commerce.platform.changes.publish({ tags: [] });
  await commerce.catalog.settle();
  expect(shown()).toEqual(['As it was', 'none']);
  await commerce.close();
});
