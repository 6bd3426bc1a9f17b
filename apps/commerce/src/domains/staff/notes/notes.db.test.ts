import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
afterAll(() => shop.commerce.close());

const path = (user: string) => `/rest/v2/usb2c/users/${user}/agentNotes`;

async function call(headers: object, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await shop.commerce.app.inject({
    ...{ method, url, headers: { ...headers } },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('an agent reads what others wrote about the customer, and adds to it; newest first', async () => {
  const ada = await signUp(shop.commerce.app);
  const [kim, lee] = [await signInAgent(shop.commerce), await signInAgent(shop.commerce)];
  const asKim = await kim.actFor(ada.customerId);
  expect((await call(asKim, 'GET', path('current'))).body).toEqual({ notes: [] });
  const added = await call(asKim, 'POST', path(ada.customerId), { text: '  Box arrived dented. ' });
  expect(added).toMatchObject({
    status: 201,
    body: { notes: [{ text: 'Box arrived dented.', author: kim.email }] },
  });
  shop.clock.advance(60_000);
  const asLee = await lee.actFor(ada.customerId);
  const { body } = await call(asLee, 'POST', path('current'), { text: 'Another box is on its way.' });
  expect(body.notes.map(({ text }: { text: string }) => text)).toEqual([
    'Another box is on its way.',
    'Box arrived dented.',
  ]);
  // The same call again, as when the answer was lost, writes it once.
  const key = { ...asLee, 'idempotency-key': 'a-note-once-0001' };
  for (const _ of ['first', 'again']) await call(key, 'POST', path('current'), { text: 'Once.' });
  expect((await call(asLee, 'GET', path('current'))).body.notes).toHaveLength(3);
  for (const text of ['', '   ', 'x'.repeat(1001)])
    expect((await call(asLee, 'POST', path('current'), { text })).status).toBe(400);
});

test('nobody but an agent who acts for the customer sees them, the customer included', async () => {
  const [ada, bob] = [await signUp(shop.commerce.app), await signUp(shop.commerce.app)];
  const agent = await signInAgent(shop.commerce);
  const acting = await agent.actFor(ada.customerId);
  expect((await call(ada.headers, 'GET', path('current'))).status).toBe(403);
  expect((await call(agent.headers, 'GET', path(ada.customerId))).status).toBe(403);
  expect((await call(acting, 'GET', path(bob.customerId))).status).toBe(403);
  expect((await call({}, 'GET', path('anonymous'))).status).toBe(401);
});

test('a note goes with the account, and is in what the customer is given', async () => {
  const ada = await signUp(shop.commerce.app);
  const acting = await (await signInAgent(shop.commerce)).actFor(ada.customerId);
  await call(acting, 'POST', path('current'), { text: 'Prefers calls in the evening.' });
  const { body } = await call(ada.headers, 'GET', '/rest/v2/usb2c/users/current/export');
  expect(body.customerService.notes).toMatchObject([{ text: 'Prefers calls in the evening.' }]);
  await shop.commerce.customers.remove('usb2c', ada.customerId, 'en');
  const left = await shop.db.execute('select 1 from agent_notes where customer_id = $1', [ada.customerId]);
  expect(left.rows).toEqual([]);
});
