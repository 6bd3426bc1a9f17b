import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { openConnections } from '@crema/testing/factories/connections';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisits } from '#domains/cart/index.ts';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
let wires: Awaited<ReturnType<typeof openConnections>>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', ...['dawn', 'noon', 'dusk', 'night'].map((code) => product(code)));
  await sell(shop.commerce, 'usb2c', product('last', { stock: 1 }));
  ada = shopper(shop.commerce);
  wires = await openConnections(shop.commerce, 16);
});
afterAll(async () => {
  wires.close();
  await shop.commerce.close();
});

const R = '/rest/v2/usb2c/users/anonymous';
const statuses = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const many = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('320 adds of four variants over 16 connections are all kept', async () => {
  const { cartGuid } = (await ada.add('dawn-24', 1)).body;
  const codes = ['dawn-24', 'noon-24', 'dusk-24', 'night-24'];
  await ada.call('DELETE', `carts/${cartGuid}/entries/0`);
  const answers = await many(320, (index) =>
    wires.post(
      index,
      `${R}/addProductToCart`,
      { code: codes[index % 4], qty: 1, cartGuid },
      {
        'idempotency-key': `add-number-${String(index).padStart(5, '0')}`,
      },
    ),
  );
  expect(statuses(answers)).toEqual({ 200: 320 });
  const { body } = await ada.call('GET', `carts/${cartGuid}`);
  expect(body.entries.map((entry: { quantity: number }) => entry.quantity)).toEqual([80, 80, 80, 80]);
});

test('of 120 parallel adds of one variant exactly 99 are kept, the rest are 400s naming the cap', async () => {
  const { cartGuid } = (await ada.add('noon-24', 1)).body;
  await ada.call('DELETE', `carts/${cartGuid}/entries/0`);
  const answers = await many(120, (index) =>
    wires.post(index, `${R}/addProductToCart`, { code: 'dawn-24', qty: 1, cartGuid }),
  );
  expect(statuses(answers)).toEqual({ 200: 99, 400: 21 });
  for (const { body } of answers.filter((answer) => answer.status === 400)) {
    expect(body).toMatchObject({
      errors: [{ type: 'MaxOrderQuantityExceededError', message: expect.stringContaining('99') }],
    });
  }
  expect((await ada.call('GET', `carts/${cartGuid}`)).body.totalUnitCount).toBe(99);
});

test('first adds of one new visit at once make one cart', async () => {
  const cookie = { cookie: `SESSION=${createVisits(shop.commerce.platform.config).begin()}` };
  const answers = await many(16, (index) =>
    wires.post(index, `${R}/addProductToCart`, { code: 'dawn-24', qty: 1 }, cookie),
  );
  const guids = new Set(answers.map(({ body }) => (body as { cartGuid: string }).cartGuid));
  expect([statuses(answers), guids.size]).toEqual([{ 200: 16 }, 1]);
  expect((await ada.call('GET', `carts/${[...guids][0]}`)).body.totalUnitCount).toBe(16);
});

test('16 buyers of the last box: one order, fifteen 409s, one charge', async () => {
  const carts = await many(16, () => ada.readyCart(['last-24'], { qty: 1 }));
  const before = (await shop.commerce.payments.test.entries()).length;
  const answers = await many(16, (index) =>
    wires.post(
      index,
      `${R}/orders`,
      { cartGuid: carts[index], termsChecked: true },
      {
        'idempotency-key': `buyer-of-the-last-${index}`,
      },
    ),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: 15 });
  for (const { body } of answers.filter((answer) => answer.status === 409)) {
    expect(body).toMatchObject({ errors: [{ type: 'InsufficientStockError', reason: 'noStock' }] });
  }
  expect((await shop.commerce.payments.test.entries()).length).toBe(before + 1);
  expect((await shop.commerce.catalog.stockOf('usb2c', ['last-24'])).get('last-24')).toBe(0);
});

test('one Idempotency-Key sent 10 times at once: one order, one charge', async () => {
  const cartGuid = await ada.readyCart(['dawn-24']);
  const before = (await shop.commerce.payments.test.entries()).length;
  const answers = await many(10, (index) =>
    wires.post(
      index,
      `${R}/orders`,
      { cartGuid, termsChecked: true },
      { 'idempotency-key': 'ten-times-the-same' },
    ),
  );
  expect(statuses(answers)).toEqual({ 201: 10 });
  expect(new Set(answers.map(({ body }) => (body as { code: string }).code)).size).toBe(1);
  expect((await shop.commerce.payments.test.entries()).length).toBe(before + 1);
});

test('one cart ordered with 10 keys at once: one order, one charge', async () => {
  const cartGuid = await ada.readyCart(['dawn-24']);
  const before = (await shop.commerce.payments.test.entries()).length;
  const answers = await many(10, (index) =>
    wires.post(
      index,
      `${R}/orders`,
      { cartGuid, termsChecked: true },
      {
        'idempotency-key': `one-of-ten-keys-${index}`,
      },
    ),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: 9 });
  expect((await shop.commerce.payments.test.entries()).length).toBe(before + 1);
});
