import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { RATE_LIMIT: '1000', TRUST_PROXY: '1' } });
});
afterAll(() => shop.commerce.close());

let keys = 0;
const freshKey = () => {
  keys += 1;
  return `try-of-a-serial-${keys}`;
};
const guess = async (
  network: string,
  key: string | undefined,
  serialNumber = '990126000000',
  site = 'usb2c',
) => {
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: `/rest/v2/${site}/brewerRegistration/v2/validateSerialNumber`,
    payload: { serialNumber },
    headers: { 'x-forwarded-for': network, ...(key && { 'idempotency-key': key }) },
  });
  return answer.statusCode;
};

test('a network has five tries of a serial number in ten minutes; each may be repeated once under its key', async () => {
  const here = '203.0.113.7';
  for (let tries = 0; tries < 5; tries += 1) {
    const key = freshKey();
    // As our own client does after a refusal.
    expect([await guess(here, key), await guess(here, key)]).toEqual([404, 404]);
  }
  expect(await guess(here, freshKey())).toBe(429);
  // What was refused for the limit has no repeat either.
  const late = freshKey();
  expect([await guess(here, late), await guess(here, late)]).toEqual([429, 429]);
  expect(await guess('203.0.113.8', freshKey())).toBe(404);
});

test('nobody gets another guess out of a repeat', async () => {
  const here = '203.0.113.9';
  const key = freshKey();
  expect(await guess(here, key)).toBe(404);
  // The key was used with another number: nothing is said of this one.
  expect(await guess(here, key, '100126000000')).toBe(409);
  // Second repeats, other shops and calls without a key count.
  expect(await guess(here, key)).toBe(404);
  expect(await guess(here, key, '100126000000', 'cab2c')).toBe(200);
  expect(await guess(here, undefined)).toBe(404);
  expect(await guess(here, undefined)).toBe(404);
  expect(await guess(here, undefined)).toBe(429);
});

test('a repeat comes from the same address: another of its IPv6 network has no guess to itself', async () => {
  const keys = Array.from({ length: 5 }, freshKey);
  for (const [at, key] of keys.entries()) expect(await guess(`2001:db8:0:1::${at + 1}`, key)).toBe(404);
  expect(await guess('2001:db8:0:1::6', keys[0], '100126000000')).toBe(429);
  expect(await guess('2001:db8:0:1::1', keys[0])).toBe(404);
});
