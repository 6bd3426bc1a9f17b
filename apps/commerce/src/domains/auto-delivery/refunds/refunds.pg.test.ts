/** An order of an auto-delivery is cancelled while the next one is settled: nobody waits for nobody. */
import { randomUUID } from 'node:crypto';
import { RecurringShop } from '@crema/testing/factories/auto-delivery';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const MEMBERS = 8;
const LONG_MS = 120_000;

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
  await shop.reset();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

test(
  'orders of members are cancelled while their next ones are settled: all of it is done',
  async () => {
    const { orders, perks, platform } = shop.commerce;
    const members = Array.from({ length: MEMBERS }, () => randomUUID());
    for (const id of members) {
      await perks.members.changed({ site: 'usb2c', id }, true, 'en');
      await shop.subscribe({ customerId: id });
    }
    await shop.run('2027-02-01T11:00:00Z');
    const first = (await orders.list({ limit: 100 })).map(({ code }) => code);
    expect(first).toHaveLength(MEMBERS);

    // Every statement is followed by some milliseconds in which the others go on. A batch that fails is settled order by order,
    // so what failed is counted here.
    const rows = platform.db.rows.bind(platform.db);
    const failed: unknown[] = [];
    const slow = () =>
      vi.spyOn(platform.db, 'rows').mockImplementation(async (statement) => {
        const found = await rows(statement).catch((error: unknown) => {
          failed.push(error instanceof Error ? (error.cause ?? error) : error);
          throw error;
        });
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 6));
        return found as never;
      });
    const log = vi.spyOn(platform.log, 'error').mockReturnValue(undefined);
    let cancelled: Promise<PromiseSettledResult<unknown>[]> | undefined;
    shop.at.charged = () => {
      slow();
      cancelled ??= Promise.allSettled(first.map((code) => orders.fulfilment.cancel(code, 'operator')));
    };
    await shop.run('2027-03-01T11:00:00Z');
    const ended = (await cancelled) ?? [];
    expect(ended.map(({ status }) => status)).toEqual(first.map(() => 'fulfilled'));
    expect([failed, log.mock.calls]).toEqual([[], []]);
    const { orders: made } = await shop.books();
    expect(made.map(({ status }) => status).toSorted()).toEqual([
      ...first.map(() => 'cancelled'),
      ...first.map(() => 'processing'),
    ]);
  },
  LONG_MS,
);
