/** A process is killed while it places an order that is paid with store credit: it is spent once, or given back. */
import { openTestCommerce, openTestDatabase, type TestCommerce, type TestDatabase } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { product, sell } from '@crema/testing/factories/products';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TWO = [{ code: 'dawn-24', qty: 2 }];

/** Tokens of one process are good at the other. */
const env = { SECRET_KEY: 'a key of both processes, of 48 characters and more' };

let db: TestDatabase;
let release: (() => void) | undefined;
let first: TestCommerce;
let second: TestCommerce;
beforeEach(async () => {
  release = undefined;
  db = await openTestDatabase();
  first = await openTestCommerce({ db, env });
  await first.commerce.platform.jobs.start(false);
  await sell(first.commerce, 'usb2c', product('dawn', { stock: 50 }));
  second = await openTestCommerce({ db, env });
  await second.commerce.platform.jobs.start(false);
});
afterEach(async () => {
  release?.();
  vi.restoreAllMocks();
  await first.commerce.close();
  await second.commerce.close();
});

/**
 * Step 1 of an order is committed, and nothing after it ever happens in the first process: its charge never comes back, and where
 * none is due the transaction after it is refused.
 */
async function dieAfterStepOne(ada: Awaited<ReturnType<typeof creditedShopper>>, guid: string, key: string) {
  const { payments, platform } = first.commerce;
  const { transaction } = db;
  const charged = new Promise<void>((resolve) => {
    vi.spyOn(payments.test, 'charge').mockImplementation(() => {
      resolve();
      return new Promise((_, reject) => {
        release = () => reject(new Error('killed'));
      });
    });
  });
  let ended = 0;
  vi.spyOn(db, 'transaction').mockImplementation(async (work, options) => {
    if (ended > 0) throw new Error('killed');
    const result = await transaction(work, options);
    ended = (await second.commerce.orders.list({ limit: 1 })).length;
    return result;
  });
  await Promise.race([ada.place(guid, {}, key), charged]);
  vi.mocked(db.transaction).mockRestore();
  expect((await second.commerce.orders.list({ limit: 9 })).map(({ status }) => status)).toEqual(['created']);
  await platform.idempotency.close();
}

/** The same call at the second process, several times at once. */
async function askAgain(
  { headers: { authorization } }: Awaited<ReturnType<typeof creditedShopper>>,
  guid: string,
  key: string,
  times = 1,
) {
  const { app } = second.commerce;
  const headers = { authorization, 'idempotency-key': key };
  const payload = { cartGuid: guid, termsChecked: true };
  const url = '/rest/v2/usb2c/users/current/orders';
  return Promise.all(
    Array.from({ length: times }, async () => {
      const answer = await app.inject({ method: 'POST', url, payload, headers });
      return { status: answer.statusCode, code: answer.json().code as string };
    }),
  );
}

test('nothing was due: the repeat of the call places the order, and it is spent once', async () => {
  const ada = await creditedShopper(first, { credit: 5000 });
  const { guid } = await ada.readyCart(TWO, null);
  const key = ada.nextKey('killed-and-repeated');
  await dieAfterStepOne(ada, guid, key);
  const answers = await askAgain(ada, guid, key, 3);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
  expect(await second.commerce.storeCredit.balance('usb2c', ada.customerId)).toBe(1202);
  expect(await second.commerce.payments.test.entries()).toEqual([]);
});

test('nothing was due, and nobody asks again: the job places the order, once', async () => {
  const ada = await creditedShopper(first, { credit: 5000 });
  const { guid } = await ada.readyCart(TWO, null);
  await dieAfterStepOne(ada, guid, ada.nextKey('killed-and-left-alone'));
  const [order] = await second.commerce.orders.list({ limit: 1 });
  for (let times = 0; times < 3; times += 1) await second.commerce.orders.settle(order?.code ?? '');
  second.clock.advance(3_600_000);
  await second.commerce.orders.sweep();
  expect(await second.commerce.orders.find(order?.code ?? '')).toMatchObject({
    status: 'processing',
    payment: { status: 'captured', amount: 0 },
  });
  expect(await ada.entries()).toEqual([
    ['granted', 5000],
    ['spent', -3798],
  ]);
});

test('a card was due and never charged: the sweep gives the order up, and the credit back, once', async () => {
  const ada = await creditedShopper(first, { credit: 1000 });
  const { guid } = await ada.readyCart(TWO);
  await dieAfterStepOne(ada, guid, ada.nextKey('killed-before-its-charge'));
  second.clock.advance(3_600_000);
  for (let times = 0; times < 3; times += 1) await second.commerce.orders.sweep();
  expect(await ada.entries()).toEqual([
    ['granted', 1000],
    ['spent', -1000],
    ['givenBack', 1000],
  ]);
  expect(await second.commerce.payments.test.entries()).toEqual([]);
});

test('a card was due: the repeat of the call charges the rest, and the credit is spent once', async () => {
  const ada = await creditedShopper(first, { credit: 1000 });
  const { guid } = await ada.readyCart(TWO);
  const key = ada.nextKey('killed-with-a-card');
  await dieAfterStepOne(ada, guid, key);
  expect(await askAgain(ada, guid, key)).toMatchObject([{ status: 201 }]);
  expect(await ada.entries()).toEqual([
    ['granted', 1000],
    ['spent', -1000],
  ]);
  expect((await second.commerce.payments.test.entries()).map(({ amount }) => amount)).toEqual([2798]);
});
