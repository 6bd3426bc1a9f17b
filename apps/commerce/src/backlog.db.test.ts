/** What waits to be done, as the metrics show it. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

test('payments, mails, jobs and renewals that wait are counted, with the age of the oldest', async () => {
  const ada = shopper(shop.commerce);
  await ada.place(await ada.readyCart(['dawn-24']));
  await shop.db.execute('update jobs.queue set ready_count = 0, failed_count = 0');
  expect(await shop.commerce.backlog()).toMatchObject({
    payments: { count: 0, oldestSeconds: 0 },
    books: { differences: 0 },
    disputes: { count: 0, dueSeconds: Number.POSITIVE_INFINITY },
    messages: { notOurs: 0, misplaced: 0 },
    jobs: { ready: 0, failed: 0 },
    renewals: { lagSeconds: 0 },
  });
  const tenMinutesAgo = new Date(shop.clock.now().getTime() - 600_000).toISOString();
  await shop.db.execute(`update order_payments set status = 'pending', created_at = $1`, [tenMinutesAgo]);
  await shop.db.execute(`update jobs.queue set failed_count = 2 where name = 'orders.settle'`);
  expect(await shop.commerce.backlog()).toMatchObject({
    mails: { waiting: 1 },
    payments: { count: 1, oldestSeconds: 600 },
    books: { differences: 0 },
    disputes: { count: 0, dueSeconds: Number.POSITIVE_INFINITY },
    messages: { notOurs: 0, misplaced: 0 },
    jobs: { failed: 2 },
  });
});
