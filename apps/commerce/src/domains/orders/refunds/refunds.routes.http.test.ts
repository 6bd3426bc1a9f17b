/** Refunds through the API: who may give back what, once a key. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInAgent, signInAgent } from '@crema/testing/factories/agent';
import { signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let agent: SignedInAgent;
let code = '';
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
  agent = await signInAgent(shop.commerce);
  const ada = shopper(shop.commerce);
  code = (await ada.place(await ada.readyCart(['dawn-24', 'dusk-24']))).body.code;
});
afterAll(() => shop.commerce.close());

let keys = 0;
const nextKey = () => `key-of-a-refund-${keys++}`;
const call = async (
  method: 'GET' | 'POST',
  order: string,
  { headers = agent.headers as Record<string, string>, body = {}, key = nextKey(), query = '' } = {},
) => {
  const answer = await shop.commerce.app.inject({
    method,
    url: `/rest/v2/usb2c/orders/${order}/refunds${query}`,
    headers: { ...headers, ...(method === 'POST' ? { 'idempotency-key': key } : {}) },
    ...(method === 'POST' ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const charged = async (order: string) =>
  (await shop.commerce.payments.test.entries())
    .filter(({ kind, chargeKey }) => kind === 'refund' && chargeKey === order)
    .map(({ amount }) => amount);

test('an agent gives back a line of a guest’s order; a repeat of the key gets the same answer', async () => {
  const key = nextKey();
  const body = { entries: [{ orderEntryNumber: 1, quantity: 1 }], reason: 'Crushed box' };
  const first = await call('POST', code.toLowerCase(), { body, key });
  expect(first).toMatchObject({
    status: 201,
    body: {
      code: `${code}-R1`,
      status: 'pending',
      kind: 'refund',
      actor: 'agent',
      staffId: agent.agentId,
      reason: 'Crushed box',
      restock: 'unsent',
      goods: { value: 18.99 },
      amount: { value: 18.99, formattedValue: '$18.99' },
      entries: [{ orderEntryNumber: 1, quantity: 1 }],
    },
  });
  expect(await call('POST', code, { body, key })).toEqual(first);
  expect((await call('POST', code, { body: {}, key })).body.errors[0].type).toBe('IdempotencyKeyReuseError');
  await shop.commerce.orders.settle(code);
  expect(await charged(code)).toEqual([1899]);
  expect((await call('GET', code)).body).toMatchObject({
    paymentStatus: 'partially_refunded',
    refundedAmount: { value: 18.99 },
    refundableAmount: { value: 56.97 },
    entries: [
      { orderEntryNumber: 0, quantity: 2, refundableQuantity: 2, unsentQuantity: 2 },
      { orderEntryNumber: 1, quantity: 2, refundableQuantity: 1, unsentQuantity: 1 },
    ],
    refunds: [{ code: `${code}-R1`, status: 'succeeded' }],
  });
});

test('a key of long ago still gives back once', async () => {
  const key = nextKey();
  const body = { entries: [{ orderEntryNumber: 0, quantity: 1 }] };
  const first = await call('POST', code, { body, key });
  await shop.db.execute('delete from idempotency_keys');
  expect((await call('POST', code, { body, key })).body.code).toBe(first.body.code);
});

test('what cannot be given back is refused in the language of the call', async () => {
  const body = { entries: [{ orderEntryNumber: 0, quantity: 9 }] };
  const refused = await call('POST', code, { body });
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: [{ type: 'RefundError', reason: 'tooMany', subject: '0', subjectType: 'entry' }] },
  });
  const unknown = await call('POST', code, { body: { entries: [{ orderEntryNumber: 7 }] } });
  expect([unknown.status, unknown.body.errors[0].type]).toEqual([400, 'ValidationError']);
  expect((await call('POST', 'C0000000000')).status).toBe(404);
  expect((await call('POST', code, { key: '' })).status).toBe(400);
});

test('a customer’s order takes a session for that customer, and nobody else refunds anything', async () => {
  const customer = await signUp(shop.commerce.app);
  const other = await signUp(shop.commerce.app);
  const ada = shopper(shop.commerce);
  const placed = await ada.place(await ada.readyCart(['dawn-24']));
  await shop.commerce.orders.give({ site: 'usb2c', guid: placed.body.guid }, customer.customerId);
  const mine = placed.body.code;
  expect(await call('POST', mine)).toMatchObject({
    status: 403,
    body: { errors: [{ type: 'ForbiddenError', reason: 'customer' }] },
  });
  const elsewhere = await agent.actFor(other.customerId);
  expect((await call('GET', mine, { headers: elsewhere })).status).toBe(403);
  const acting = await agent.actFor(customer.customerId);
  expect((await call('POST', mine, { headers: acting, body: { shipping: false } })).status).toBe(201);
  expect((await call('POST', mine, { headers: customer.headers })).status).toBe(403);
  expect((await call('POST', mine, { headers: { 'content-type': 'application/json' } })).status).toBe(401);
});
