/** Orders while their database ends connections, falls silent or is away. */
import { setTimeout as delay } from 'node:timers/promises';
import { cloneTestDatabase, openTestCommerce, type TestCommerce, type TestDatabase } from '@crema/testing';
import { endBackendAt, type FaultMoment } from '@crema/testing/database-faults';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, type DatabaseGuards, openPostgres } from '#platform/db/index.ts';
import { type FaultyProxy, startFaultyProxy } from '../../../../../../tools/testbed/index.ts';

/** Some twenty orders, on a slow machine. */
const LONG_MS = patience(60_000);
const STOCK = 10_000;
const TIMEOUTS = {
  connectMs: patience(1000),
  queryMs: patience(1000),
  lockMs: patience(500),
  // Short beside the second after which a lost connection is made anew: in between, silence can be seen.
  heartbeatMs: 200,
};
/** Two and a half heartbeats, and some time for a slow machine. */
const UNHEARD_MS = 700;

describe('a shop behind a bad network', () => {
  let direct: TestDatabase;
  let proxy: FaultyProxy;
  let db: Database;
  let shop: TestCommerce;
  let other: TestCommerce;
  let before: { orders: number; open: number; charges: number; sold: number };
  const open = async (guards?: DatabaseGuards) => {
    direct = await cloneTestDatabase();
    const url = direct.url ?? '';
    proxy = await startFaultyProxy(url);
    db = await openPostgres({
      url: proxy.url(url),
      timeouts: TIMEOUTS,
      guards,
      onConnectionError: () => {},
    });
    const env = { DATABASE_HEARTBEAT_MS: String(TIMEOUTS.heartbeatMs) };
    shop = await openTestCommerce({ db, env });
    await shop.commerce.platform.jobs.start(false);
    other = await openTestCommerce({ db: direct });
    await sell(shop.commerce, 'usb2c', product('dawn', { stock: STOCK }));
  };
  const close = async () => {
    proxy.resume();
    await shop.commerce.close();
    await other.commerce.close();
    await db.close();
    await direct.close();
    await proxy.stop();
  };
  beforeAll(() => open());
  beforeEach(async () => {
    before = { orders: 0, open: 0, charges: 0, sold: 0 };
    before = await books();
  });
  afterEach(() => proxy.resume());
  afterAll(close);

  /** What was sold and charged since the test began. */
  const books = async () => {
    const orders = await shop.commerce.orders.list({ limit: 200 });
    const charges = await shop.commerce.payments.test.entries();
    const left = (await shop.commerce.catalog.stockOf('usb2c', ['dawn-24'])).get('dawn-24') ?? 0;
    return {
      orders: orders.filter(({ status }) => status === 'processing').length - before.orders,
      open: orders.filter(({ status }) => status === 'created').length - before.open,
      charges: charges.filter(({ kind }) => kind === 'charge').length - before.charges,
      sold: (STOCK - left) / 2 - before.sold,
    };
  };
  const isCurrent = () => shop.commerce.platform.changes.isCurrent();
  /** A heartbeat that a busy machine answers late makes the shop refuse orders for a second. */
  const current = () => expect.poll(isCurrent).toBe(true);
  const whole = (count: number) => ({ orders: count, open: 0, charges: count, sold: count });

  /** Asks again under the same key, as a shopper's browser does, until it is answered. */
  const placed = async (ada: ReturnType<typeof shopper>, cartGuid: string, key: string) => {
    let status = 503;
    for (let tries = 0; [409, 503].includes(status) && tries < 5; tries += 1) {
      await current();
      ({ status } = await ada.place(cartGuid, {}, key));
    }
    return status;
  };

  test.each(['before', 'after'] as const)(
    'ended %s each statement of placing an order: one order, one charge, one taking of stock',
    async (moment: FaultMoment) => {
      const ada = shopper(shop.commerce);
      let reached = true;
      let sold = 0;
      let statements = 0;
      let unknown = 0;
      for (let n = 1; reached; n += 1) {
        const cartGuid = await ada.readyCart(['dawn-24']);
        const key = `the-key-of-order-${String(n).padStart(4, '0')}`;
        await current();
        const fault = endBackendAt(n, moment, direct.url ?? '');
        const first = await ada.place(cartGuid, {}, key).finally(fault.end);
        reached = fault.hit();
        // 202: the charge has no known outcome yet, and the order is settled by its job.
        expect([201, 202, 503], `statement ${n}`).toContain(first.status);
        if (first.status === 503) {
          expect(first.body.errors[0]).toMatchObject({ type: 'ServiceUnavailableError', reason: 'database' });
          expect(first.headers['retry-after']).toBe('5');
        }
        expect(await placed(ada, cartGuid, key), `statement ${n}`).toBe(first.status === 202 ? 202 : 201);
        shop.clock.advance(60_000);
        await shop.commerce.orders.sweep();
        const after = await books();
        // A charge that the provider never heard of is given up with its order; nothing else is.
        if (first.status === 202) unknown += 1;
        sold += first.status === 202 ? after.charges - sold : 1;
        expect(after, `statement ${n}`).toEqual(whole(sold));
        statements = n;
      }
      // Only the test provider's own statement leaves a charge unknown. Jobs and rereadings are counted too and move it by one.
      expect(unknown).toBeLessThanOrEqual(3);
      expect(statements).toBeGreaterThan(10);
    },
    LONG_MS,
  );

  test.each([true, false])(
    'cut in mid-commit (%s: the server got it): the repeat gets the one order',
    async (forward) => {
      const ada = shopper(shop.commerce);
      const cartGuid = await ada.readyCart(['dawn-24']);
      await current();
      const cut = proxy.cutOnce({ when: 'commit', forward });
      const key = 'the-key-of-the-cut-one';
      expect((await ada.place(cartGuid, {}, key)).status).toBe(503);
      await cut;
      expect(await placed(ada, cartGuid, key)).toBe(201);
      expect(await books()).toEqual(whole(1));
    },
  );

  test('away: what is in memory is read, what is to be written is refused for now in both languages, then goes on', async () => {
    const ada = shopper(shop.commerce);
    const cartGuid = await ada.readyCart(['dawn-24']);
    const key = 'the-key-of-the-one-away';
    proxy.refuse();
    expect((await ada.call('GET', '/products/dawn')).status).toBe(200);
    for (const [query, message] of [
      ['', 'We cannot do this right now. Please try again in a moment.'],
      ['?lang=fr', 'Nous ne pouvons pas le faire en ce moment. Réessayez dans un instant.'],
    ] as const) {
      const answer = await ada.place(cartGuid, {}, key, query);
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
      expect(answer.body).toEqual({
        errors: [{ type: 'ServiceUnavailableError', reason: 'database', message }],
      });
    }
    expect((await ada.add('dawn-24')).status).toBe(503);
    proxy.resume();
    await expect.poll(async () => (await ada.place(cartGuid, {}, key)).status).toBe(201);
    expect(await books()).toEqual(whole(1));
  });

  /** Whoever listens hears nothing more while the price rises; answers a placement of just after that was noticed. */
  const afterSilence = async (
    ada: ReturnType<typeof shopper>,
    cartGuid: string,
    noticed: () => Promise<unknown>,
  ) => {
    // What changed before is read first: else its reading, which comes a little later, would find the new price.
    await shop.commerce.platform.changes.heard();
    await shop.commerce.catalog.settle();
    proxy.silence((sent) => sent.includes('listen'));
    await other.commerce.catalog.writeProducts('usb2c', [product('dawn', { stock: STOCK, price: 28.99 })]);
    await noticed();
    return ada.place(cartGuid);
  };

  test('that hears of no changes charges no old price: it says so, reads all again, and charges the new one', async () => {
    const ada = shopper(shop.commerce);
    const cartGuid = await ada.readyCart(['dawn-24']);
    const refused = await afterSilence(ada, cartGuid, () =>
      expect.poll(isCurrent, { interval: 5 }).toBe(false),
    );
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(refused.body.errors[0]).toMatchObject({ type: 'ServiceUnavailableError', reason: 'prices' });
    await current();
    const answer = await ada.place(cartGuid);
    expect(answer.status).toBe(201);
    expect(answer.body.subTotal.value).toBe(57.98);
    expect(await books()).toEqual(whole(1));
  });

  test('without the heartbeat charges the old price', async () => {
    await close();
    await open({ heartbeat: false });
    const ada = shopper(shop.commerce);
    const answer = await afterSilence(ada, await ada.readyCart(['dawn-24']), () => delay(UNHEARD_MS));
    expect(answer.status).toBe(201);
    expect(answer.body.subTotal.value).toBe(37.98);
  });
});
