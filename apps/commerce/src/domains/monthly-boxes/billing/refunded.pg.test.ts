/** Orders of months that are refunded after a part of them was credited. */
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openBoxShop();
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  shop.clock.set('2027-01-04T15:00:00.000Z');
  await shop.db.execute('truncate monthly_boxes, outbox_emails restart identity cascade');
});

/** A month of four boxes of which three came, at 54.99: a quarter of it, 13.75, is credited. */
async function credited() {
  await shop.db.execute('update stock set on_hand = 1000');
  const products = ['ash', 'bay', 'cove', 'dell'].map((code) => ({ code: `${code}-24`, qty: 1 }));
  const who = await buyBox(shop, { boxes: 4, products });
  await shop.db.execute(`update stock set on_hand = case when variant_code = 'fen-24' then 3 else 0 end`);
  shop.clock.set('2027-02-04T11:00:00.000Z');
  await shop.commerce.monthlyBoxes.worker.run();
  const { body } = await who.box(who.boxId);
  const code = body.thisMonth?.orderCode ?? '';
  const balance = () => shop.commerce.storeCredit.balance('usb2c', who.customerId);
  expect([body.thisMonth?.products, await balance()]).toMatchObject([[{ code: 'fen-24', qty: 3 }], 1375]);
  return { ...who, code, balance };
}

const refund = (code: string, quantity: number, key: string) =>
  shop.commerce.orders.refunds.make(
    code,
    { entries: [{ entryNumber: 0, quantity }], restock: 'none' },
    { key, actor: 'operator' },
  );

test('an order that is cancelled as a whole takes the credit of its month back, once', async () => {
  const { code, balance, customerId } = await credited();
  await shop.commerce.orders.fulfilment.cancel(code, 'operator');
  expect(await balance()).toBe(0);
  // What was there before stays.
  await shop.commerce.storeCredit.grant('usb2c', customerId, { key: 'other', amount: 500, reason: 'A test' });
  expect(await balance()).toBe(500);
});

test('one that is refunded in parts takes its share each time, and all of it in the end', async () => {
  const { code, balance } = await credited();
  await refund(code, 1, 'first');
  expect(await balance()).toBe(917);
  await refund(code, 1, 'first');
  expect(await balance()).toBe(917);
  await refund(code, 2, 'second');
  expect(await balance()).toBe(0);
});

test('of credit that was spent, what is left goes back', async () => {
  const { code, balance, customerId } = await credited();
  await shop.commerce.storeCredit.correct('usb2c', customerId, {
    key: 'spent',
    amount: 1000,
    reason: 'A test',
  });
  await shop.commerce.orders.fulfilment.cancel(code, 'operator');
  expect(await balance()).toBe(0);
});
