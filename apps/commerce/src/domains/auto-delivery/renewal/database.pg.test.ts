/** Orders that subscriptions become while PostgreSQL ends connections. */
import type { TestDatabase } from '@crema/testing';
import { endBackendAt } from '@crema/testing/database-faults';
import { RecurringShop } from '@crema/testing/factories/auto-delivery';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const DUE = '2027-02-01T11:00:00Z';
/** Some twenty orders, on a slow machine. */
const LONG_MS = 60_000;

describe('auto-delivery orders', () => {
  let shop: RecurringShop;
  beforeAll(async () => {
    shop = await RecurringShop.open();
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  const url = () => (shop.commerce.platform.db as TestDatabase).url ?? '';

  test.each(['before', 'after'] as const)(
    'with the connection ended %s each statement of making one: one order, one charge, one taking of stock',
    async (moment) => {
      let made = 0;
      for (let reached = true; reached; ) {
        const id = await shop.subscribe();
        shop.clock.set(new Date(Date.parse(DUE) + made * 60_000).toISOString());
        const fault = endBackendAt(made + 1, moment, url());
        await shop.worker.generation
          .run('usb2c')
          .catch(() => {})
          .finally(fault.end);
        reached = fault.hit();
        made += 1;
        const statement = `statement ${made}`;
        // After that another worker looks after what was written and not settled.
        shop.clock.advance(16_000);
        await shop.worker.generation.run('usb2c');
        const { orders, charged } = await shop.books();
        expect(charged, statement).toEqual(Array.from({ length: made }, () => 4272));
        expect(
          orders.filter(({ status }) => status === 'processing'),
          statement,
        ).toHaveLength(made);
        expect(await shop.stockOf('dawn-24'), statement).toBe(10_000 - 3 * made);
        const turns = [{ status: 'ordered' }];
        expect(await shop.read(id), statement).toMatchObject({ ordersMade: 2, turns });
      }
      expect(made).toBeGreaterThan(10);
    },
    LONG_MS,
  );

  test('wait while it is not known whether prices have changed, and are made once it is', async () => {
    const id = await shop.subscribe();
    const unheard = vi.spyOn(shop.commerce.platform.changes, 'isCurrent').mockReturnValue(false);
    expect(await shop.run(DUE)).toBe(0);
    expect((await shop.books()).orders).toEqual([]);
    unheard.mockRestore();
    await shop.run('2027-02-01T11:00:10Z');
    expect((await shop.books()).charged).toEqual([4272]);
    expect((await shop.read(id)).turns).toMatchObject([{ status: 'ordered' }]);
  });
});
