import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product } from '@crema/testing/factories/products';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
afterAll(() => shop.commerce.close());

it('has the cards of a shop that was seeded just now, before anybody asks for a list', async () => {
  const written = vi.spyOn(JSON, 'stringify');
  const cards = () => written.mock.calls.filter(([value]) => value?.code && value.priceData).length;
  try {
    await shop.commerce.catalog.seed('cab2c');
    const everyCard = 2 * shop.commerce.catalog.size('cab2c');
    await vi.waitFor(() => expect(cards()).toBeGreaterThanOrEqual(everyCard), { timeout: patience(15_000) });
    const before = cards();
    for (const lang of ['en', 'fr']) {
      const answer = await shop.commerce.app.inject(`/rest/v2/cab2c/c/coffee?pageSize=24&lang=${lang}`);
      expect(answer.json().products.length).toBeGreaterThan(10);
    }
    expect(cards()).toBe(before);
  } finally {
    written.mockRestore();
  }
});

it('has them all when it says that it is warm', async () => {
  const { catalog } = shop.commerce;
  await catalog.writeProducts('cab2c', [product('zenith')], { source: 'test', announce: 'later' });
  const written = vi.spyOn(JSON, 'stringify');
  try {
    await catalog.load();
    await catalog.warmed();
    const made = written.mock.calls.filter(([value]) => value?.code === 'zenith' && value.priceData);
    expect(made).toHaveLength(2);
  } finally {
    written.mockRestore();
  }
});
