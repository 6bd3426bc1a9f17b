/** Store credit in the back office. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let finance: SignedInStaff;
beforeAll(async () => {
  shop = await openTestCommerce();
  finance = await signInStaff(shop.commerce, 'finance');
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Answer {
  balance: number;
  entries: { id: string; kind: string; amount: number; by?: string; reversible: boolean }[];
  errors: { reason: string }[];
}

let keys = 0;
async function call(path: string, body?: object, as = finance) {
  keys += 1;
  const answer = await shop.commerce.app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/admin/v1/usb2c/${path}`, ...(body ? { payload: body } : {}) },
    headers: { ...as.headers, 'idempotency-key': `a-key-of-credit-${keys}` },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

test('credit is given and taken with a reason, and either is taken back once, by an entry of its own', async () => {
  const { customerId } = await signUp(shop.commerce.app);
  const path = `customers/${customerId}/credit`;
  await shop.commerce.storeCredit.grant('usb2c', customerId, { key: 'old', amount: 500, reason: 'before' });
  const given = await call(`${path}/adjustments`, { amount: 1000, reason: 'A broken cup' });
  expect([given.status, given.body.balance]).toEqual([201, 1500]);
  const taken = await call(`${path}/adjustments`, { amount: -1200, reason: 'Meant for somebody else' });
  expect(taken.body).toMatchObject({
    balance: 300,
    entries: [{ kind: 'corrected', by: finance.email }, {}, {}],
  });
  const [minus, plus, own] = taken.body.entries;
  // Of what was given, too little is left.
  const short = await call(`${path}/adjustments/${plus?.id}/reverse`, {});
  expect([short.status, short.body.errors[0]?.reason]).toEqual([409, 'tooLittle']);
  const back = await call(`${path}/adjustments/${minus?.id}/reverse`, {});
  expect(back.body).toMatchObject({ balance: 1500 });
  for (const id of [minus?.id, back.body.entries[0]?.id, own?.id]) {
    const refused = await call(`${path}/adjustments/${id}/reverse`, {});
    expect([id, refused.status, refused.body.errors[0]?.reason]).toEqual([id, 409, 'notReversible']);
  }
  const all = await call(`${path}/adjustments/${plus?.id}/reverse`, {});
  expect(all.body.balance).toBe(500);
  expect(all.body.entries.map(({ amount, reversible }) => [amount, reversible])).toEqual(
    [-1000, 1200, -1200, 1000, 500].map((amount) => [amount, false]),
  );
});

test('what is no adjustment is refused, and the liability is a number', async () => {
  const { customerId } = await signUp(shop.commerce.app);
  const path = `customers/${customerId}/credit/adjustments`;
  for (const [body, status] of [
    [{ amount: 0, reason: 'x' }, 400],
    [{ amount: 50_001, reason: 'x' }, 400],
    [{ amount: 100, reason: ' ' }, 400],
    [{ amount: -1, reason: 'x' }, 409],
  ] as const)
    expect([body, (await call(path, body)).status]).toEqual([body, status]);
  expect((await call(`${path}/999999/reverse`, {})).status).toBe(404);
  const elsewhere = await signUp(shop.commerce.app, { site: 'cab2c' });
  expect((await call(`customers/${elsewhere.customerId}/credit`)).status).toBe(404);
  const merchandiser = await signInStaff(shop.commerce, 'merchandiser');
  expect((await call(path, { amount: 100, reason: 'x' }, merchandiser)).status).toBe(403);
  const { amount, customers } = await shop.commerce.storeCredit.outstanding('usb2c');
  expect((await call('reports/credit', undefined, merchandiser)).body).toMatchObject({ amount, customers });
});
