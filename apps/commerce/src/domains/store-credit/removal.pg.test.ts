/** Accounts that are removed while an order of theirs comes back, or while they are credited: nobody waits for nobody. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { DAY_MS, referring } from '@crema/testing/factories/referrals/referring';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

/** Rounds of a test, and pairs that meet in each. */
const ROUNDS = 8;
const PAIRS = 5;
const LONG_MS = 120_000;

let shop: TestCommerce;
let us: ReturnType<typeof referring>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', ...['dawn', 'noon'].map((code) => product(code, { stock: 10_000 })));
  us = referring(shop);
});
afterAll(() => shop.commerce.close());
afterEach(() => vi.restoreAllMocks());

const remove = (customerId: string) => shop.commerce.customers.remove('usb2c', customerId, 'en');
const pairs = async <One>(make: () => Promise<One>): Promise<One[]> => {
  const made: One[] = [];
  for (let pair = 0; pair < PAIRS; pair++) made.push(await make());
  return made;
};

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
  return ended.flatMap((one) => (one.status === 'rejected' ? [reasonOf(one.reason)] : []));
}

/** The innermost cause: a query that failed is wrapped. */
const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.cause !== undefined ? reasonOf(thrown.cause) : String(thrown);

test(
  'beside orders that come back: both are done, whoever is first',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const met = await pairs(async () => {
        const ada = await member(shop, { points: 360 });
        await shop.commerce.storeCredit.grant('usb2c', ada.customerId, {
          ...{ key: 'removal', amount: 3000, reason: 'A test' },
        });
        const { cartGuid } = (await ada.add('dawn-24', 2)).body;
        const { code } = (await ada.place(await ada.ready(cartGuid))).body;
        await shop.commerce.orders.fulfilment.ship(code);
        // A reward waits in a cart: with the cart its points go back to the member.
        const next = (await ada.add('dawn-24')).body;
        expect((await ada.apply(next.cartGuid, '350-noon-24')).status).toBe(200);
        return { ada, code };
      });
      const failed = await meeting(
        met.flatMap(({ ada, code }) => [
          () => remove(ada.customerId),
          () => shop.commerce.orders.fulfilment.takeBack(code),
        ]),
      );
      expect(failed).toEqual([]);
      for (const { ada, code } of met) {
        expect((await shop.commerce.orders.find(code))?.status).toBe('returned');
        expect(await left(ada.customerId)).toEqual({ credit: 0, accounts: 0, members: 0, orders: 0 });
      }
    }
  },
  LONG_MS,
);

test(
  'beside the crediting of a referral: it is credited before, or not at all',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const met = await pairs(async () => {
        const ada = await us.sender();
        const email = `friend-of-${ada.customer.customerId}@example.org`;
        const [, { code }] = await us.refer(ada, email);
        await us.deliver((await us.order(code, email)).code);
        await shop.commerce.storeCredit.grant('usb2c', ada.customer.customerId, {
          ...{ key: 'removal', amount: 100, reason: 'A test' },
        });
        return ada.customer.customerId;
      });
      shop.clock.advance(14 * DAY_MS);
      const log = vi.spyOn(shop.commerce.platform.log, 'error').mockReturnValue(undefined);
      const failed = await meeting([
        ...met.map((customerId) => () => remove(customerId)),
        ...[1, 2, 3].map(() => () => shop.commerce.referrals.creditDue()),
      ]);
      expect([
        ...failed,
        ...log.mock.calls.map(([what]) => reasonOf((what as { err?: unknown }).err)),
      ]).toEqual([]);
      for (const customerId of met)
        expect(await left(customerId)).toEqual({ credit: 0, accounts: 0, members: 0, orders: 0 });
    }
  },
  LONG_MS,
);

/** What there is still of a customer. */
async function left(customerId: string) {
  const { rows } = await shop.db.execute(
    `select (select count(*)::int from store_credit_entries where customer_id = $1) as credit,
       (select count(*)::int from store_credit_accounts where customer_id = $1) as accounts,
       (select count(*)::int from perks_members where customer_id = $1) as members,
       (select count(*)::int from orders where customer_id = $1) as orders`,
    [customerId],
  );
  return rows[0];
}
