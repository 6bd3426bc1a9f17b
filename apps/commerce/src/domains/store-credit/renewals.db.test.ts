/** What comes by itself is charged to the card, however much store credit there is. */
import { lines, RecurringShop } from '@crema/testing/factories/auto-delivery';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('a renewal is charged whole, and leaves the credit where it is', async () => {
  const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
  const { storeCredit, orders } = shop.commerce;
  await storeCredit.grant('usb2c', customerId, { key: 'one', amount: 90_000, reason: 'A test' });
  await shop.subscribe({ customerId, lines: lines('dawn-24') });
  expect(await shop.run('2027-02-01T11:00:00Z')).toBe(1);
  const [listed] = await orders.list({ limit: 1 });
  const order = await orders.find(listed?.code ?? '');
  expect(order?.customerId).toBe(customerId);
  expect(order?.payment).toMatchObject({ amount: order?.total, sources: [], status: 'captured' });
  expect((await shop.books()).charged).toEqual([order?.total]);
  expect(await storeCredit.balance('usb2c', customerId)).toBe(90_000);
});
