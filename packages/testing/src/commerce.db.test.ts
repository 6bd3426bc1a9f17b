import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyShop, openTestCommerce, type TestCommerce } from './commerce.ts';
import { nativeProduct } from './factories/catalog.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
afterAll(() => shop.commerce.close());

it('shows nothing of what the test before had only just written', async () => {
  const { catalog, platform } = shop.commerce;
  const many = Array.from({ length: 300 }, (_, i) => nativeProduct({ code: `roast-${i}` }));
  // Changes are read 40 ms after they are heard of: before, while and after the tables are emptied.
  for (const ms of [0, 10, 20, 30, 35, 40, 50]) {
    await catalog.writeProducts('usb2c', many);
    await platform.changes.heard();
    await delay(ms);
    await emptyShop(shop);
    await platform.changes.heard();
    await catalog.settle();
    expect([...catalog.products('usb2c')].length, `after ${ms} ms`).toBe(0);
  }
});
