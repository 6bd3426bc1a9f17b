/** What the programme is to somebody who is not logged in. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of ['usb2c', 'usafh'] as const) await sell(shop.commerce, site, product('dawn'));
});
afterAll(() => shop.commerce.close());

const details = async (site: string, query = '') => {
  const url = `/rest/v1/lms/${site}/fetchLoyaltyDetails${query}`;
  const answer = await shop.commerce.app.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
};

test('a visitor has no points, and sees which rewards there are', async () => {
  const { status, body } = await details('usb2c', '?limit=1');
  expect([status, body.optedIn, body.points, body.joinedAt]).toEqual([200, false, 0, undefined]);
  expect(body.rewards).toMatchObject([{ rewardCode: '350-dawn-24', points: 350, available: false }]);
  expect(body.pagination).toMatchObject({ currentPage: 0, pageSize: 1, totalResults: 2 });
  const { body: rest } = await details('usb2c', '?limit=1&currentPage=1');
  expect(rest.rewards).toMatchObject([{ rewardCode: '700-dawn-24' }]);
  expect((await details('usb2c', '?field=points')).body.rewards).toBeUndefined();
});

test('a visitor asks for nobody else, and nothing where the site has no programme', async () => {
  const named = await details('usb2c', '?customerId=5f0c2a9e-5d0e-4f0e-9c62-1a7d3a2b1c4d');
  expect([named.status, named.body.points]).toEqual([403, undefined]);
  expect((await details('usafh')).status).toBe(404);
});
