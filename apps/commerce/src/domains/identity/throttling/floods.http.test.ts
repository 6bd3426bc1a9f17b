import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { RATE_LIMIT: '1000000', TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

let people = 0;
/** Somebody with a network of their own, so that the routes' own limits do not count. */
const elsewhere = () => {
  people += 1;
  return `10.1.${people}.7`;
};

test('an account with an order is limited like a sign-up: twenty of a network in ten minutes', async () => {
  const place = (ip: string, turn: number) =>
    shop.commerce.app.inject({
      method: 'POST',
      url: '/rest/v2/usb2c/users/anonymous/orders',
      payload: {
        cartGuid: '6f1f2a34-0d5e-4c7b-9a55-0d6a6b1c2d3e',
        termsChecked: true,
        newAccount: { password: 'a quiet harbour town' },
      },
      headers: { 'x-forwarded-for': ip, 'idempotency-key': `order-number-${ip}-${turn}` },
    });
  const ip = elsewhere();
  for (let turn = 0; turn < 20; turn++) expect((await place(ip, turn)).statusCode).toBe(404);
  const { statusCode, headers } = await place(ip, 20);
  expect([statusCode, headers['retry-after']]).toEqual([429, '600']);
  expect((await place(elsewhere(), 0)).statusCode).toBe(404);
  shop.clock.advance(11 * 60_000);
  expect((await place(ip, 20)).statusCode, 'the very call that was told to wait').toBe(404);
});

test('nobody is flooded with letters: five an hour, with the same answer for every address', async () => {
  const ada = await signUp(shop.commerce.app);
  const ask = (path: string, payload: object) =>
    shop.commerce.app.inject({
      method: 'POST',
      url: `/api/auth/${path}?site=usb2c`,
      payload,
      headers: { 'x-forwarded-for': elsewhere() },
    });
  const taken = { email: ada.email, password: 'a quiet harbour town', firstName: 'Eve', lastName: 'Dupe' };
  const answers = new Set<string>();
  for (let turn = 0; turn < 7; turn++) {
    for (const email of [ada.email, 'nobody.here@example.com']) {
      const { statusCode, body } = await ask('forgotPassword', { email });
      answers.add(`${statusCode} ${body}`);
    }
    // A sign-up's own repeat within a minute is no stranger's.
    expect((await ask('signup', taken)).statusCode).toBe(400);
  }
  expect(answers.size).toBe(1);
  const kinds = async () => {
    const { rows } = await shop.db.execute(
      `delete from outbox_emails where email = $1 returning replace(kind, 'account.', '') as kind`,
      [ada.email],
    );
    return (rows as { kind: string }[]).map(({ kind }) => kind).sort();
  };
  expect(await kinds()).toEqual([...Array(5).fill('duplicate'), ...Array(5).fill('reset')]);
  shop.clock.advance(61 * 60_000);
  await ask('forgotPassword', { email: ada.email });
  expect(await kinds()).toEqual(['reset']);
});
