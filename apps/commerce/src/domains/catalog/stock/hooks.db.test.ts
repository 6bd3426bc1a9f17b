/** What other domains do when a variant runs out or is there again, with the order and the cancellation that cause it. */

import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StockHooks } from '../index.ts';

const seen: [string, ...string[]][] = [];
let failing = false;
let shop: TestCommerce;
beforeAll(async () => {
  const note = (moment: string) => async (_site: string, codes: readonly string[]) => {
    if (failing) throw new Error('no notes are taken');
    seen.push([moment, ...codes]);
  };
  shop = await openTestCommerce({
    extend: (_platform, { catalog }) => {
      const hooks: StockHooks = { soldOut: note('soldOut'), backInStock: note('backInStock') };
      catalog.addStockHooks(hooks);
    },
  });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('rare', { stock: 3 }), product('many', { stock: 50 }));
});
afterAll(() => shop.commerce.close());

const unitsOf = async (code: string) => (await shop.commerce.catalog.stockOf('usb2c', [code])).get(code);

test('a hook hears of the last unit that is sold, and of the first that is back', async () => {
  const guest = shopper(shop.commerce);
  await guest.place(await guest.readyCart(['many-24', 'rare-24']));
  expect(seen).toEqual([]);
  const { body: order } = await guest.place(await guest.readyCart(['rare-24'], { qty: 1 }));
  expect(seen).toEqual([['soldOut', 'rare-24']]);
  await shop.commerce.orders.fulfilment.cancel(order.code, 'operator');
  expect(seen).toEqual([
    ['soldOut', 'rare-24'],
    ['backInStock', 'rare-24'],
  ]);
});

test('a hook that throws leaves the stock and the cart as they were', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['rare-24'], { qty: 1 });
  failing = true;
  expect((await guest.place(cartGuid)).status).toBe(500);
  failing = false;
  expect(await unitsOf('rare-24')).toBe(1);
  expect((await guest.place(cartGuid)).status).toBe(201);
  expect(await unitsOf('rare-24')).toBe(0);
});
