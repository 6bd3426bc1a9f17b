/** Store credit that the shop gives and its customers see. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedUp, signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: SignedUp;
beforeAll(async () => {
  shop = await openTestCommerce();
  ada = await signUp(shop.commerce.app);
});
afterAll(() => shop.commerce.close());

const see = async (
  query = '',
  headers: Record<string, string> = { authorization: ada.headers.authorization },
) => {
  const url = `/rest/v2/usb2c/users/current/storeCredit${query}`;
  const answer = await shop.commerce.app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json() };
};
const grant = (key: string, amount: number) =>
  shop.commerce.storeCredit.grant('usb2c', ada.customerId, { key, amount, reason: 'Late parcel' });

test('who has none sees a balance of nothing', async () => {
  expect(await see()).toEqual({
    status: 200,
    body: {
      balance: { value: 0, currencyIso: 'USD', formattedValue: '$0.00' },
      entries: [],
      pagination: { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0 },
    },
  });
});

test('a key gives once, also to many at once; the history has the balance after each entry', async () => {
  const given = await Promise.all(Array.from({ length: 5 }, () => grant('one', 1000)));
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await grant('two', 255)).toBe(true);
  expect(await grant('two', 999)).toBe(false);
  const { body } = await see('?pageSize=1');
  expect(body).toEqual({
    balance: { value: 12.55, currencyIso: 'USD', formattedValue: '$12.55' },
    entries: [
      {
        date: expect.any(String),
        kind: 'granted',
        amount: expect.objectContaining({ value: 2.55 }),
        balance: expect.objectContaining({ value: 12.55 }),
      },
    ],
    pagination: { currentPage: 0, pageSize: 1, totalPages: 2, totalResults: 2 },
  });
  expect((await see('?pageSize=1&currentPage=1')).body.entries[0]).toMatchObject({
    amount: { value: 10 },
    balance: { value: 10 },
  });
});

test('what is no amount is refused, and nobody without a log-in sees anything', async () => {
  for (const amount of [0, -1, 1.5, Number.NaN]) {
    expect(() => grant(`bad ${amount}`, amount)).toThrow('is no amount of store credit');
  }
  expect((await see('', {})).status).toBe(401);
  expect((await see('?pageSize=0')).status).toBe(400);
});
