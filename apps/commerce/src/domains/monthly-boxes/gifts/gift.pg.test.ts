/** A gift that is cancelled while its order is refunded: nobody waits for nobody. */
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

/** Rounds of the test, and gifts of which each is cancelled and refunded at once. */
const ROUNDS = 4;
const GIFTS = 4;
const LONG_MS = 120_000;

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openBoxShop();
  shop.clock.set('2027-01-04T15:00:00.000Z');
});
afterAll(() => shop.commerce.close());
afterEach(() => vi.restoreAllMocks());

const gift = { months: 3, recipientEmail: 'friend@example.com', startsOn: '2027-01-31', message: '' };

/** Lets every statement be followed by some milliseconds in which the others go on. Answers what failed. */
async function meeting(works: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const rows = shop.db.rows.bind(shop.db);
  const spy = vi.spyOn(shop.db, 'rows').mockImplementation(async (statement) => {
    const found = await rows(statement);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 6));
    return found as never;
  });
  const ended = await Promise.allSettled(works.map((work) => work()));
  spy.mockRestore();
  return ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason?.cause ?? one.reason)] : []));
}

test(
  'both are done, whoever is first, and what was paid is given back once',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const givers: Awaited<ReturnType<typeof buyBox>>[] = [];
      for (let made = 0; made < GIFTS; made++) givers.push(await buyBox(shop, { gift, credit: 1000 }));
      const failed = await meeting(
        givers.flatMap((giver) => [
          async () => {
            const { status } = await giver.update(giver.boxId, { cancel: true });
            if (status !== 200) throw new Error(`cancelling answered ${status}`);
          },
          () => shop.commerce.orders.fulfilment.cancel(giver.order.code, 'operator'),
        ]),
      );
      expect(failed).toEqual([]);
      for (const { customerId } of givers)
        expect(await shop.commerce.storeCredit.balance('usb2c', customerId)).toBe(1000);
    }
  },
  LONG_MS,
);
