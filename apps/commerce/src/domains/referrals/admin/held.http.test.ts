/** Referrals that wait for staff, in the back office. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { referring } from '@crema/testing/factories/referrals/referring';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let us: ReturnType<typeof referring>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
  us = referring(shop);
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Answer {
  items: { id: string; sender: string; friend: string; heldFor: string[] }[];
  amount: number;
}

let keys = 0;
async function call(path: string, as: SignedInStaff, body?: object) {
  keys += 1;
  const answer = await shop.commerce.app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/admin/v1/usb2c/${path}`, ...(body ? { payload: body } : {}) },
    headers: { ...as.headers, 'idempotency-key': `a-key-of-a-decision-${keys}` },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

test('held referrals are listed with what is alike, and released or refused once, with a reason', async () => {
  const ada = await us.sender();
  const friends = ['bea@example.org', 'cid@example.org'];
  for (const email of friends) {
    const [, { code }] = await us.refer(ada, email, { from: '203.0.113.7' });
    const order = await us.order(code, email, { from: '203.0.113.7' });
    await us.deliver(order.code);
    shop.clock.advance(60_000);
  }
  const clerk = await signInStaff(shop.commerce, 'agent');
  const { body } = await call('referrals', clerk);
  expect(body).toMatchObject({
    items: friends.map((friend) => ({ friend, sender: ada.customer.email, heldFor: ['network'] })),
    amount: 1000,
  });
  const [first, second] = body.items.map(({ id }) => `referrals/${id}/decision`);
  const why = { reason: 'Two flats, one café' };
  expect((await call(first ?? '', clerk, { outcome: 'release', reason: ' ' })).status).toBe(400);
  const released = await call(first ?? '', clerk, { outcome: 'release', ...why });
  expect([released.status, released.body.items.length]).toEqual([200, 1]);
  const refused = await call(second ?? '', clerk, { outcome: 'refuse', ...why });
  expect(refused.body.items).toEqual([]);
  expect((await call(first ?? '', clerk, { outcome: 'refuse', ...why })).status).toBe(409);
  expect(await us.later(14)).toBe(1);
  expect(await us.balance(ada)).toBe(10);
});

test('finance looks, and another decides; a merchandiser sees nobody’s address', async () => {
  const finance = await signInStaff(shop.commerce, 'finance');
  expect((await call('referrals', finance)).status).toBe(200);
  const path = 'referrals/11111111-1111-4111-8111-111111111111/decision';
  const body = { outcome: 'refuse', reason: 'x' };
  expect((await call(path, finance, body)).status).toBe(403);
  expect((await call(path, await signInStaff(shop.commerce, 'agent'), body)).status).toBe(404);
  expect((await call('referrals', await signInStaff(shop.commerce, 'merchandiser'))).status).toBe(403);
});
