/** What caches are told of answers from the catalogue in memory, by whichever domain. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productTag } from '../read-model/tags.rules.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
});
afterAll(() => shop.commerce.close());

/** The catalogue reads a change after 40 ms, so a slow machine may ask too late, and changes something again. */
const WITHIN = { timeout: patience(5000) };
const NEVER = new Date(0).toISOString();

/** Something of a product changes; its word has come, and the catalogue has not read it yet. */
async function change(): Promise<void> {
  const { changes } = shop.commerce.platform;
  await changes.publish({ site: 'usb2c', tags: [productTag('usb2c', 'dawn')] });
  await changes.heard();
}

test.each([
  '/products/dawn',
  '/products/dawn/reviews',
  '/products/searchText?query=dawn',
  '/recommendations/getproductdataforvariants?variantCodes=dawn-24',
  '/recommendations/autoDelivery?componentID=one&productRecommendationListData=dawn',
])('%s is not to be kept until a change is read', async (address) => {
  const headers = async () => (await shop.commerce.app.inject(`/rest/v2/usb2c${address}`)).headers;
  await vi.waitFor(async () => {
    await change();
    expect((await headers())['x-valid-until']).toBe(NEVER);
  }, WITHIN);
  await shop.commerce.catalog.settle();
  const kept = await headers();
  expect(kept['cache-tag']).toContain(productTag('usb2c', 'dawn'));
  expect(kept['x-valid-until']).not.toBe(NEVER);
});

test('what was begun before a change is read is not to be kept, although it is read meanwhile', async () => {
  const told = new Map<string, string>();
  const reply = { header: (name: string, value: string) => told.set(name, value) };
  await vi.waitFor(async () => {
    await change();
    const tellCaches = shop.commerce.catalog.beginAnswer('usb2c');
    await shop.commerce.catalog.settle();
    tellCaches(reply as never, ['dawn']);
    expect(told.get('X-Valid-Until')).toBe(NEVER);
  }, WITHIN);
});
