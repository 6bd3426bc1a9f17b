/** Orders of one customer at the same moment, which the one cart of a customer allows no shopper: they share what there is. */
import { cloneTestDatabase, openTestCommerce, type TestCommerce, type TestDatabase } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: TestDatabase;
let shop: TestCommerce;
beforeAll(async () => {
  db = await cloneTestDatabase();
  shop = await openTestCommerce({ db });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(async () => {
  await shop.commerce.close();
  await db.close();
});

/** So many carts of 37.98 each, all of one customer. */
async function carts(ada: Awaited<ReturnType<typeof creditedShopper>>, count: number): Promise<string[]> {
  const guids: string[] = [];
  // Carts are made by it; those of the test before are ordered by now.
  await db.execute(`create unique index if not exists carts_customer on carts (site, customer_id)
    where status in ('open', 'ordering') and customer_id is not null`);
  for (let index = 0; index < count; index += 1) {
    guids.push((await ada.readyCart([{ code: 'dawn-24', qty: 2 }])).guid);
    await db.execute('update carts set customer_id = null where guid = $1', [guids.at(-1)]);
  }
  await db.execute('drop index carts_customer');
  for (const guid of guids)
    await db.execute('update carts set customer_id = $1 where guid = $2', [ada.customerId, guid]);
  return guids;
}

test.each([
  [5000, 2],
  [10_000, 4],
  [1, 6],
])(
  '%i cents of credit and %i orders at once: each cent is spent once, and the cards are charged the rest',
  async (credit, count) => {
    const ada = await creditedShopper(shop, { credit });
    const guids = await carts(ada, count);
    const answers = await Promise.all(guids.map((guid) => ada.place(guid)));
    expect(answers.map(({ status }) => status)).toEqual(guids.map(() => 201));
    const total = 3798 * count;
    const spent = answers.reduce((sum, { body }) => sum + Math.round(body.storeCredit.value * 100), 0);
    expect(spent).toBe(Math.min(credit, total));
    expect(await ada.balance()).toBe(credit - spent);
    const codes = new Set(answers.map(({ body }) => body.code));
    const charged = (await shop.commerce.payments.test.entries()).filter(({ key }) => codes.has(key));
    expect(charged.reduce((sum, { amount }) => sum + amount, 0)).toBe(total - spent);
  },
);

test('an order, its repeat, a grant and what the operator takes back at once: the balance is their sum', async () => {
  const ada = await creditedShopper(shop, { credit: 2000 });
  const [first = '', second = ''] = await carts(ada, 2);
  const { correct } = shop.commerce.storeCredit;
  const [one, two, given, taken] = await Promise.all([
    ada.place(first, {}, 'the-key-of-an-order-at-once'),
    ada.place(second),
    ada.grant(700),
    correct('usb2c', ada.customerId, { key: 'mistake', amount: 1500, reason: 'Typed wrongly' }),
    ada.place(first, {}, 'the-key-of-an-order-at-once'),
  ]);
  const spent = [one, two].reduce((sum, { body }) => sum + Math.round(body.storeCredit.value * 100), 0);
  const left = 2000 + (given ? 700 : 0) - (taken === 'done' ? 1500 : 0) - spent;
  expect([one.status, two.status, given, left >= 0]).toEqual([201, 201, true, true]);
  expect(await ada.balance()).toBe(left);
});
