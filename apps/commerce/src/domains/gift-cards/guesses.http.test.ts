/** Guessing codes: few tries of one network, and the owner of a card is not kept from it. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { buyGiftCard, sellGiftCards } from '@crema/testing/factories/checkout/gift-cards';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { RATE_LIMIT: '1000000', TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
  await sellGiftCards(shop);
});
afterAll(() => shop.commerce.close());

const look = async (code: string, network: string) =>
  (
    await shop.commerce.app.inject({
      ...{ method: 'POST', url: '/rest/v2/usb2c/giftcards/balance', payload: { code } },
      headers: { 'x-forwarded-for': network },
    })
  ).statusCode;

test('of 10,000 guesses of one network five are tried; the right code still works elsewhere', {
  timeout: patience(120_000),
}, async () => {
  const { code } = await buyGiftCard(shop);
  const answers = new Map<number, number>();
  for (let guess = 0; guess < 10_000; guess += 100) {
    const codes = Array.from({ length: 100 }, (_, index) => String(guess + index).padStart(16, '0'));
    for (const status of await Promise.all(codes.map((one) => look(one, '192.0.2.1'))))
      answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  expect([...answers].toSorted(([a], [b]) => a - b)).toEqual([
    [404, 5],
    [429, 9995],
  ]);
  expect([await look(code, '192.0.2.1'), await look(code, '192.0.2.2')]).toEqual([429, 200]);
});

test('right codes and slips of the pen do not count, however many; five wrong ones do', async () => {
  const { code } = await buyGiftCard(shop);
  for (let times = 0; times < 20; times += 1) expect(await look(code, '192.0.2.3')).toBe(200);
  for (let times = 0; times < 20; times += 1) expect(await look('12', '192.0.2.3')).toBe(400);
  for (let times = 0; times < 5; times += 1) expect(await look('0'.repeat(16), '192.0.2.3')).toBe(404);
  expect(await look(code, '192.0.2.3')).toBe(429);
});
