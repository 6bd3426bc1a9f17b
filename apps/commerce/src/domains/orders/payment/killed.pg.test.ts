/** A process is killed while it places an order, and its shopper asks another, or the next, with the same key. */

import { openTestCommerce, openTestDatabase, type TestCommerce, type TestDatabase } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'the-key-of-one-order';
/** Less than a client waits, and far less than anything lapses. */
const PROMPT_MS = patience(3000);
const never = () => new Promise<never>(() => {});

let db: TestDatabase;
let first: TestCommerce;
let second: TestCommerce;
let release: () => void;
beforeEach(async () => {
  db = await openTestDatabase();
  first = await openTestCommerce({ db });
  await first.commerce.platform.jobs.start(false);
  await sell(first.commerce, 'usb2c', product('dawn', { stock: 5 }));
  second = await openTestCommerce({ db });
  await second.commerce.platform.jobs.start(false);
});
afterEach(async () => {
  release?.();
  await first.commerce.close();
  await second.commerce.close();
});

const kill = ({ commerce }: TestCommerce) => commerce.platform.idempotency.close();

/** The first process stops for good at its charge: before it reached the provider, or after. */
function stopsAt(moment: 'before' | 'after') {
  const gateway = first.commerce.payments.test;
  const { charge } = gateway;
  const reached = new Promise<void>((resolve) => {
    vi.spyOn(gateway, 'charge').mockImplementation(async (request) => {
      if (moment === 'after') await charge(request);
      resolve();
      return new Promise((_, reject) => {
        release = () => reject(new Error('killed'));
      });
    });
  });
  return reached;
}

/** How often the shop sold and the provider charged, and what is left of five. */
async function books() {
  const orders = await second.commerce.orders.list({ limit: 10 });
  const charges = await second.commerce.payments.test.entries();
  const left = (await second.commerce.catalog.stockOf('usb2c', ['dawn-24'])).get('dawn-24');
  return { orders: orders.map(({ status }) => status), charges: charges.length, left };
}

test.each(['before', 'after'] as const)(
  'killed %s the charge: the next gives the one true answer at once',
  async (moment) => {
    const cartGuid = await shopper(first.commerce).readyCart(['dawn-24']);
    const reached = stopsAt(moment);
    void shopper(first.commerce).place(cartGuid, {}, KEY);
    await reached;
    await kill(first);
    const asked = performance.now();
    const ada = shopper(second.commerce);
    const answers = await Promise.all([1, 2, 3].map(() => ada.place(cartGuid, {}, KEY)));
    expect(performance.now() - asked).toBeLessThan(PROMPT_MS);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    expect(await books()).toEqual({ orders: ['processing'], charges: 1, left: 3 });
    // Whatever the first would still have written comes too late to change anything.
    release();
    expect((await ada.place(cartGuid, {}, KEY)).body).toEqual(answers[0]?.body);
    expect(await books()).toEqual({ orders: ['processing'], charges: 1, left: 3 });
  },
);

test('killed with nothing but the key claimed: the next places the order', async () => {
  const cartGuid = await shopper(first.commerce).readyCart(['dawn-24']);
  const claimed = new Promise<void>((resolve) => {
    vi.spyOn(first.commerce.orders, 'place').mockImplementation(() => {
      resolve();
      return never();
    });
  });
  void shopper(first.commerce).place(cartGuid, {}, KEY);
  await claimed;
  await kill(first);
  expect((await shopper(second.commerce).place(cartGuid, {}, KEY)).status).toBe(201);
  expect(await books()).toEqual({ orders: ['processing'], charges: 1, left: 3 });
});

test('killed and refused meanwhile: the next tells the refusal, and the cart is open for another key', async () => {
  const ada = shopper(second.commerce);
  const cartGuid = await ada.readyCart(['dawn-24']);
  const reached = stopsAt('before');
  void shopper(first.commerce).place(cartGuid, {}, KEY);
  await reached;
  second.clock.advance(60_000);
  await second.commerce.orders.sweep();
  await kill(first);
  expect((await ada.place(cartGuid, {}, KEY)).body).toMatchObject({
    errors: [{ type: 'PaymentAuthorizationError' }],
  });
  expect((await ada.place(cartGuid)).status).toBe(201);
  expect(await books()).toEqual({ orders: ['processing', 'cancelled'], charges: 1, left: 3 });
});

test('slow but alive: nobody goes on in its place, and its own answer is everybody’s', async () => {
  const cartGuid = await shopper(first.commerce).readyCart(['dawn-24']);
  const gateway = first.commerce.payments.test;
  const { charge } = gateway;
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  vi.spyOn(gateway, 'charge').mockImplementation(async (request) => {
    await held;
    return charge(request);
  });
  const others = vi.spyOn(second.commerce.payments.test, 'charge');
  const slow = shopper(first.commerce).place(cartGuid, {}, KEY);
  await expect.poll(async () => (await books()).orders).toHaveLength(1);
  const repeat = shopper(second.commerce).place(cartGuid, {}, KEY);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  go();
  const [mine, theirs] = await Promise.all([slow, repeat]);
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body).toEqual(mine.body);
  expect(others).not.toHaveBeenCalled();
  expect(await books()).toEqual({ orders: ['processing'], charges: 1, left: 3 });
});

test('killed after it cancelled an order: the next says that it is cancelled', async () => {
  const ada = shopper(first.commerce);
  const { guid } = (await ada.place(await ada.readyCart(['dawn-24']))).body;
  const claim = { 'idempotency-key': 'the-key-of-a-cancel' };
  const { cancel } = first.commerce.orders;
  const reached = new Promise<void>((resolve) => {
    vi.spyOn(first.commerce.orders, 'cancel').mockImplementation(async (...asked) => {
      await cancel(...asked);
      resolve();
      return never();
    });
  });
  void ada.call('POST', `orders/${guid}/cancel`, undefined, claim);
  await reached;
  await kill(first);
  const again = await shopper(second.commerce).call('POST', `orders/${guid}/cancel`, undefined, claim);
  expect(again).toMatchObject({ status: 200, body: { status: 'cancelled' } });
});
