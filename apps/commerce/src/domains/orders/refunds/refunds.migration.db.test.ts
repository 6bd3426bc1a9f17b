/** A database of the version that knew of whole refunds alone: what went back is on record, and goes back no second time. */
import { cloneTestDatabase, openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { refundRest } from '@crema/testing/factories/refunds';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ db: await cloneTestDatabase() });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
});
afterAll(async () => {
  await shop.commerce.close();
  await shop.db.close();
});

/** Takes away what this migration and the one of surcharges add, and with it all that is known of parts. */
const back = async () => {
  for (const table of ['orders', 'order_entries'])
    await shop.db.execute(`alter table ${table} drop column surcharges`);
  await shop.db.execute(`alter table orders add constraint orders_add_up
    check (total = sub_total - order_discounts + delivery_cost + total_tax)`);
  await shop.db.execute('drop table order_refunds');
  for (const column of ['refunded', 'shipping_refunded', 'withdrawn', 'restocked'])
    await shop.db.execute(`alter table order_entries drop column ${column} cascade`);
  await shop.db.execute('alter table order_payments drop column refunded cascade');
  await shop.db.execute('alter table test_gateway.charges drop column refunded cascade');
  await shop.db.execute(
    `delete from schema_migrations where tag in ('0002_partial_refunds', '0004_surcharges')`,
  );
};

test('a payment that went back, one that is about to and one that was kept', async () => {
  const ada = shopper(shop.commerce);
  const placed = async () => (await ada.place(await ada.readyCart(['dawn-24', 'dusk-24']))).body;
  const { orders } = shop.commerce;
  const [given, cancelled, kept] = [await placed(), await placed(), await placed()];
  await orders.fulfilment.ship(given.code);
  await refundRest(shop.commerce, given.code);
  await orders.settle(given.code);
  await orders.fulfilment.cancel(cancelled.code, 'shopper');

  await back();
  expect(await migrate(shop.db)).toBe(2);
  // What a later migration, which is not taken back here, adds to the table that was made anew.
  await shop.db.execute(`alter table order_refunds add column sources jsonb not null default '[]'`);

  expect(await orders.find(given.code)).toMatchObject({
    payment: { status: 'refunded', refunded: 7596 },
    refunds: [{ number: 1, kind: 'refund', status: 'refunded', amount: 7596, goods: 7596 }],
    lines: [
      { refunded: 2, restocked: 0 },
      { refunded: 2, restocked: 0 },
    ],
  });
  expect(await orders.find(cancelled.code)).toMatchObject({
    payment: { status: 'refund_due', refunded: 7596 },
    refunds: [{ kind: 'cancel', status: 'due', amount: 7596 }],
    lines: [{ restocked: 2 }, { restocked: 2 }],
  });
  expect(await orders.find(kept.code)).toMatchObject({
    payment: { status: 'captured', refunded: 0 },
    refunds: [],
  });
  for (const { code } of [given, cancelled, kept]) await orders.settle(code);
  await orders.fulfilment.takeBack(given.code);
  await orders.settle(given.code);
  const books = await shop.commerce.payments.test.entries();
  expect(
    books.filter(({ kind }) => kind === 'refund').map(({ chargeKey, amount }) => [chargeKey, amount]),
  ).toEqual(
    expect.arrayContaining([
      [given.code, 7596],
      [cancelled.code, 7596],
    ]),
  );
  expect(books.filter(({ kind }) => kind === 'refund')).toHaveLength(2);
});

test('a refund that such a version began beside this one gets its record, and goes back once', async () => {
  const ada = shopper(shop.commerce);
  const { code } = (await ada.place(await ada.readyCart(['dawn-24']))).body;
  await shop.db.execute(`update order_payments set status = 'refund_due' where order_code = $1`, [code]);
  await shop.commerce.payments.test.refund(code, `${code}:refund`, 3798);
  await shop.commerce.orders.settle(code);
  expect(await shop.commerce.orders.find(code)).toMatchObject({
    payment: { status: 'refunded', refunded: 3798 },
    refunds: [{ kind: 'refund', status: 'refunded', amount: 3798 }],
  });
  const books = await shop.commerce.payments.test.entries();
  expect(books.filter(({ kind, chargeKey }) => kind === 'refund' && chargeKey === code)).toHaveLength(1);
});
