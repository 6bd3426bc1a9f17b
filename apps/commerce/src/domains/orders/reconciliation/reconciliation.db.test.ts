/** Our books beside the providers': what is made wrong in either is found, and what was only never told is put right. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Minor units of an order of two boxes. */
const TOTAL = 3798;

let shop: TestCommerce;
const fake = new FakeStripe({ now: () => shop.clock.now() });
beforeAll(async () => {
  shop = await openTestCommerce({ env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

const place = async (commerce: TestCommerce['commerce'], provider: 'stripe' | 'test'): Promise<string> => {
  const who = shopper(commerce);
  const card = provider === 'stripe' ? { provider, token: fake.token() } : {};
  return (await who.place(await who.readyCart(['dawn-24'], card))).body.code;
};
const refundSome = async ({ orders }: TestCommerce['commerce'], code: string) => {
  const asked = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'none' } as const;
  await orders.refunds.make(code, asked, { key: `some of ${code}`, actor: 'operator' });
  await orders.settle(code);
};
/** A day later, at night. */
const reconcile = async ({ commerce, clock }: TestCommerce) => {
  clock.advance(86_400_000);
  await commerce.platform.jobs.run('orders.reconcile', {});
};
const differences = async ({ db }: TestCommerce) => {
  const { rows } = await db.execute(
    `select kind, order_code as code, ours::int as ours, theirs::int as theirs from payment_differences order by kind, code`,
  );
  return rows;
};

test('equal books have sums and no difference; errors that cancel each other out are two', async () => {
  const { commerce, db } = shop;
  const [one, other] = [await place(commerce, 'stripe'), await place(commerce, 'stripe')];
  await refundSome(commerce, one);
  fake.dispute(other);
  await commerce.orders.reconciliation.reconcile('2000-01-01');
  await reconcile(shop);
  expect(await differences(shop)).toEqual([]);
  const { rows } = await db.execute(
    `select kind, ours::int as ours, theirs::int as theirs from payment_days order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'captured', ours: 2 * TOTAL, theirs: 2 * TOTAL },
    { kind: 'disputed', ours: TOTAL, theirs: TOTAL },
    { kind: 'refunded', ours: TOTAL / 2, theirs: TOTAL / 2 },
  ]);
  // The dispute's message never came: comparing asked about it.
  expect((await commerce.orders.find(other))?.isDisputed).toBe(true);

  await db.execute('update order_payments set amount = amount + 100 where order_code = $1', [one]);
  await db.execute('update order_payments set amount = amount - 100 where order_code = $1', [other]);
  await commerce.platform.jobs.run('orders.reconcile', {});
  const found = await differences(shop);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ kind: 'captured', code: one, ours: TOTAL + 100, theirs: TOTAL });
  expect(found).toContainEqual({ kind: 'captured', code: other, ours: TOTAL - 100, theirs: TOTAL });
  expect(await commerce.orders.reconciliation.differences()).toBe(2);

  const { headers } = await signInStaff(commerce, 'finance');
  const office = (path: string) => commerce.app.inject({ url: `/admin/v1/usb2c/${path}`, headers });
  const home = (await office('home')).json<{ todo: { code: string; count: number }[] }>();
  expect(home.todo.find(({ code }) => code === 'paymentDifferences')?.count).toBe(2);
  const day = new Date(shop.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  const report = (await office(`reports/reconciliation?from=${day}&to=${day}`)).json();
  expect(report.sums).toEqual({ ours: 2 * TOTAL - TOTAL - TOTAL / 2, theirs: TOTAL / 2, difference: 0 });
  expect(report.rows).toHaveLength(5);
  expect(report.rows.find(({ values }: { values: { order: string } }) => values.order === one)).toMatchObject(
    {
      values: { what: 'Captured', ours: TOTAL + 100, theirs: TOTAL, difference: -100 },
      links: { order: `orders/${one}` },
    },
  );
  const file = (await office(`reports/reconciliation.csv?from=${day}&to=${day}`)).body;
  expect(file.split('\r\n')[0] ?? '').toContain('In our books');
  expect(file).toContain(one);

  await db.execute('update order_payments set amount = $1', [TOTAL]);
  await commerce.platform.jobs.run('orders.reconcile', {});
  expect(await differences(shop)).toEqual([]);
});

test('a refund that was made at Stripe and never told is written by the comparison', async () => {
  const code = await place(shop.commerce, 'stripe');
  fake.refundByHand(code, 500);
  await reconcile(shop);
  await shop.commerce.orders.settle(code);
  expect((await shop.commerce.orders.find(code))?.payment.refunded).toBe(500);
  await shop.commerce.platform.jobs.run('orders.reconcile', {});
  expect(await differences(shop)).toEqual([]);
});

test('the test gateway’s ledger is compared too: a charge that only one of them has, and a refund', async () => {
  const own = await openTestCommerce();
  try {
    await own.commerce.platform.jobs.start(false);
    await sell(own.commerce, 'usb2c', product('dawn'));
    const { db } = own;
    const [gone, kept] = [await place(own.commerce, 'test'), await place(own.commerce, 'test')];
    await refundSome(own.commerce, kept);
    await reconcile(own);
    expect(await differences(own)).toEqual([]);
    await db.execute('delete from test_gateway.charges where key = $1', [gone]);
    await db.execute('update test_gateway.refunds set amount = amount - 1 where charge_key = $1', [kept]);
    await own.commerce.platform.jobs.run('orders.reconcile', {});
    expect(await differences(own)).toEqual([
      { kind: 'captured', code: gone, ours: TOTAL, theirs: null },
      { kind: 'refunded', code: kept, ours: TOTAL / 2, theirs: TOTAL / 2 - 1 },
    ]);
  } finally {
    await own.commerce.close();
  }
});
