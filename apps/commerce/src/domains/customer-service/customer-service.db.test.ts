import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { subscriber } from '@crema/testing/factories/subscriber';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let clerk: SignedInStaff;
let finance: SignedInStaff;
let ada: Awaited<ReturnType<typeof subscriber>>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
  clerk = await signInStaff(shop.commerce, 'agent');
  finance = await signInStaff(shop.commerce, 'finance');
  ada = await subscriber(shop.commerce);
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Answer {
  errors: { reason?: string; message: string }[];
  items: { customerId: string; email: string }[];
  profile: { email: string };
  orders: object[];
  subscriptions: { id: string; nextDate: string; upcoming: { date: string }[]; actions: string[] }[];
  notes: { text: string; author: string }[];
  nextDate: string;
  message: string;
}

async function call(
  path: string,
  { as = clerk, body, key = '' }: { as?: SignedInStaff; body?: object; key?: string } = {},
) {
  const answer = await shop.commerce.app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/admin/v1/usb2c/${path}`, ...(body ? { payload: body } : {}) },
    headers: { ...as.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

test('a customer is found by name and e-mail, and shown with what is to come', async () => {
  const id = await ada.subscribe();
  const { email, customerId } = ada.customer;
  const found = await call(`customers?query=${encodeURIComponent(email)}`, { as: finance });
  expect(found.body.items).toMatchObject([{ customerId, email }]);
  expect((await call('customers?query=a')).status).toBe(400);
  const { body } = await call(`customers/${customerId}`);
  expect(body).toMatchObject({ profile: { email }, orders: [], subscriptions: [{ id }], notes: [] });
  expect(body.subscriptions[0]?.upcoming[0]?.date).toBe(body.subscriptions[0]?.nextDate);
  expect((await call('customers/11111111-1111-4111-8111-111111111111')).status).toBe(404);
  const elsewhere = await subscriber(shop.commerce, { site: 'cab2c' });
  expect((await call(`customers/${elsewhere.customer.customerId}`)).status).toBe(404);
  const trail = await shop.commerce.staff.trail.list({ customerId, limit: 10 });
  expect(trail.map(({ operation, email: by }) => [operation, by])).toContainEqual([
    'adminGetCustomer',
    clerk.email,
  ]);
});

test('a skip is the customer’s own: once per key, undone, refused alike; and says which member of staff did it', async () => {
  const [id, twin] = [await ada.subscribe({ sourceKey: 'one' }), await ada.subscribe({ sourceKey: 'other' })];
  const { customerId } = ada.customer;
  const path = `customers/${customerId}/subscriptions/${id}/skip`;
  const before = (await ada.read(id)).body;
  const once = { body: { date: before.nextDate }, key: 'skipped-by-staff-once' };
  const [first, again] = [await call(path, once), await call(path, once)];
  expect([first.status, again.body]).toEqual([200, first.body]);
  const own = await ada.act(twin, 'skip', { date: before.nextDate });
  expect(first.body.nextDate).toBe(own.body.nextDate);
  expect((await ada.read(id)).body.nextDate).toBe(first.body.nextDate);
  const stale = await call(path, { ...once, key: 'another-key-of-the-skip' });
  const theirs = await ada.act(twin, 'skip', { date: before.nextDate });
  expect([stale.status, stale.body.errors[0]?.message]).toEqual([
    theirs.status,
    theirs.body.errors[0]?.message,
  ]);

  const { rows } = await shop.db.execute(
    `select h.actor, s.email from subscription_history h join staff s on s.id::text = h.actor_id::text
     where h.subscription_id = $1 and h.action = 'skip'`,
    [id],
  );
  expect(rows).toEqual([{ actor: 'agent', email: clerk.email }]);
  const trail = await shop.commerce.staff.trail.list({ customerId, limit: 10 });
  expect(trail).toContainEqual(
    expect.objectContaining({ operation: 'adminSkipSubscription', email: clerk.email, status: 200 }),
  );
  const undone = await call(path, { body: { undo: true }, key: 'the-skip-is-taken-back' });
  expect([undone.status, undone.body.nextDate]).toEqual([200, before.nextDate]);

  const bob = await subscriber(shop.commerce);
  const foreign = `customers/${bob.customer.customerId}/subscriptions/${id}/skip`;
  expect((await call(foreign, { body: {}, key: 'not-the-subscription-of-bob' })).status).toBe(404);
  expect((await call(path, { body: {}, key: 'finance-may-not-do-that', as: finance })).status).toBe(403);
  expect((await call(path, { body: {} })).body.errors[0]?.reason).toBe('missing');
});

test('a note is for whoever helps next', async () => {
  const { customerId } = ada.customer;
  const key = 'one-note-about-ada-1';
  for (const _ of [1, 2])
    await call(`customers/${customerId}/notes`, { body: { text: ' Calls at noon. ' }, key });
  const { notes } = (await call(`customers/${customerId}`)).body;
  expect(notes).toMatchObject([{ text: 'Calls at noon.', author: clerk.email }]);
  expect(notes).toHaveLength(1);
});
