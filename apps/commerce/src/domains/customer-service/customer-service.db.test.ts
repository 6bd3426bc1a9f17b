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

test('move, swap and cancel are the customer’s own, with the name of who did it', async () => {
  const [id, twin] = [
    await ada.subscribe({ sourceKey: 'moved' }),
    await ada.subscribe({ sourceKey: 'twin' }),
  ];
  const at = `customers/${ada.customer.customerId}/subscriptions/${id}`;
  const moved = await call(`${at}/move`, { body: { date: '2027-02-10' }, key: 'moved-for-the-customer' });
  const own = await ada.change(twin, { nextDate: '2027-02-10' });
  expect([moved.status, moved.body.nextDate]).toEqual([200, own.body.nextDate]);
  const late = { body: { date: '2028-02-10' } };
  const refused = await call(`${at}/move`, { ...late, key: 'too-far-in-the-future' });
  const theirs = await ada.change(twin, { nextDate: '2028-02-10' });
  expect([refused.status, refused.body.errors[0]?.message]).toEqual([400, theirs.body.errors[0]?.message]);

  const ask = { entryNumber: 0, code: 'dusk-24' };
  const swapped = await call(`${at}/swap`, { body: ask, key: 'swapped-for-the-customer' });
  expect([swapped.status, (await ada.read(id)).body.entries[0]?.product.code]).toEqual([200, 'dusk-24']);
  const same = await call(`${at}/swap`, { body: { ...ask, code: 'nothing' }, key: 'no-such-product-here' });
  expect(same.status).toBe((await ada.act(twin, 'swap', { ...ask, code: 'nothing' })).status);

  const unasked = await call(`${at}/cancel`, { body: { reason: 'I think so' }, key: 'nobody-asked-for-it' });
  expect(unasked.status).toBe(400);
  const body = { asked: true, reason: 'Moves away' };
  const ended = await call(`${at}/cancel`, { body, key: 'cancelled-as-was-asked' });
  expect([ended.status, (await ada.read(id)).body.status]).toEqual([200, 'CANCELLED']);
  const { rows } = await shop.db.execute(
    `select h.action, s.email from subscription_history h join staff s on s.id::text = h.actor_id::text
     where h.subscription_id = $1 order by h.id`,
    [id],
  );
  expect(rows).toEqual(['change', 'swap', 'cancel'].map((action) => ({ action, email: clerk.email })));
  expect(
    (await call(`${at}/move`, { body: { date: '2027-02-11' }, key: 'it-has-ended-already' })).status,
  ).toBe(409);
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
