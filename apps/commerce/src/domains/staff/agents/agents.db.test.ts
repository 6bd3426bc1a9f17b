import { emptyShop } from '@crema/testing';
import { AGENT_PASSWORD, signInAgent } from '@crema/testing/factories/agent';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt } from '../login/totp.rules.ts';
import { openProbedCommerce } from '../test/probed-commerce.ts';

let shop: Awaited<ReturnType<typeof openProbedCommerce>>;
beforeAll(async () => {
  shop = await openProbedCommerce();
});
beforeEach(() => emptyShop(shop));
afterAll(() => shop.commerce.close());

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
  shop.commerce.app.inject({ method, url, headers, payload });
const probe = (user: string, headers: Headers, site = 'usb2c') =>
  call('GET', `/rest/v2/${site}/users/${user}/probe`, headers).then(({ statusCode }) => statusCode);

test('an agent acts for one customer, by his id and as current, and for nobody else', async () => {
  // covers: S1.21, S5.5, V4.2.1
  const { app } = shop.commerce;
  const ada = await signUp(app);
  const bob = await signUp(app);
  const agent = await signInAgent(shop.commerce);
  expect(await probe(ada.customerId, agent.headers), 'before a session').toBe(403);

  const acting = await agent.actFor(ada.customerId);
  const answer = await call('POST', `/rest/v2/usb2c/users/${ada.customerId}/probe`, acting, {});
  expect(answer.json()).toEqual({ kind: 'customer', customerId: ada.customerId, agentId: agent.agentId });
  expect(await probe('current', acting)).toBe(200);
  expect(await probe(bob.customerId, acting)).toBe(403);
  expect(await probe(ada.customerId, acting, 'cab2c'), 'another site').toBe(401);
});

test('csAgentId without that agent’s token is refused, whoever calls and whatever is called', async () => {
  // covers: V4.1.2
  const { app } = shop.commerce;
  const ada = await signUp(app);
  const agent = await signInAgent(shop.commerce);
  const other = await signInAgent(shop.commerce);
  const acting = await agent.actFor(ada.customerId);
  const search = `/rest/v2/usb2c/products/searchText?query=dark&csAgentId=${agent.agentId}&customerId=${ada.customerId}`;
  const statuses = await Promise.all(
    [{}, ada.headers, other.headers, acting].map((headers) => call('GET', search, headers)),
  );
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 200]);
  expect(statuses[0]?.json()).toMatchObject({ errors: [{ type: 'ForbiddenError', subject: 'csAgentId' }] });
});

test('a session ends with its timer to the second; nothing prolongs or widens it', async () => {
  // covers: V4.3.3
  const ada = await signUp(shop.commerce.app);
  const bob = await signUp(shop.commerce.app);
  const agent = await signInAgent(shop.commerce);
  const acting = await agent.actFor(ada.customerId);
  const start = (headers: Headers, customerId: string) =>
    call('POST', '/api/auth/agent/session?site=usb2c', headers, { customerId });
  // Not for another customer, nor for the same again.
  expect((await start(acting, bob.customerId)).statusCode).toBe(403);
  expect((await start(acting, ada.customerId)).statusCode).toBe(403);
  expect((await start(ada.headers, ada.customerId)).statusCode, 'a customer').toBe(403);
  expect((await start({}, ada.customerId)).statusCode, 'nobody').toBe(401);
  expect((await start(agent.headers, crypto.randomUUID())).statusCode, 'for nobody').toBe(404);
  expect((await start(agent.headers, '-'.repeat(36))).statusCode, 'for what is no id').toBe(400);

  const token = acting.authorization?.split('.').at(-1);
  for (const [path, body] of [
    ['refreshAuthToken', { refreshToken: token, clientId: 'crema-storefront-usb2c' }],
    ['refreshToken', undefined],
  ] as const) {
    const { statusCode } = await call('POST', `/api/auth/${path}?site=usb2c`, acting, body);
    expect(statusCode, path).toBe(401);
  }
  shop.clock.advance(599_000);
  expect(await probe(ada.customerId, acting)).toBe(200);
  shop.clock.advance(1_000);
  expect(await probe(ada.customerId, acting)).toBe(401);
});

test('a log-in that is sent again is one try and one log-in: its code is not called used', async () => {
  const agent = await signInAgent(shop.commerce);
  const logIn = (password: string, code: string, key: string) =>
    call(
      'POST',
      '/api/auth/agent/login?site=usb2c',
      { 'idempotency-key': key, 'content-type': 'application/json' },
      { email: agent.email, password, code },
    );
  shop.clock.advance(120_000);
  for (let tries = 0; tries < 9; tries++) {
    const key = `a-wrong-password-${tries}`;
    const first = await logIn('not the one at all', '000000', key);
    expect(first.statusCode).toBe(401);
    expect((await logIn('not the one at all', '000000', key)).json()).toEqual(first.json());
  }
  const code = await codeAt(agent.secret, shop.clock.now());
  const first = await logIn(AGENT_PASSWORD, code, 'the-right-password-1');
  expect(first.statusCode).toBe(200);
  expect((await logIn(AGENT_PASSWORD, code, 'the-right-password-1')).json()).toEqual(first.json());
  const { rows } = await shop.db.execute(`select id from outbox_emails where kind = 'staff.reusedCode'`);
  expect(rows).toEqual([]);
  // Another call with the same code is another use of it.
  expect((await logIn(AGENT_PASSWORD, code, 'the-right-password-2')).statusCode).toBe(401);
});

test('a session ends before its timer with the log-in it belongs to', async () => {
  const ada = await signUp(shop.commerce.app);
  const agent = await signInAgent(shop.commerce);
  shop.clock.advance((28_800 - 60) * 1000);
  const answer = await call('POST', '/api/auth/agent/session?site=usb2c', agent.headers, {
    customerId: ada.customerId,
  });
  expect(answer.json()).toMatchObject({ expires_in: 60, scope: 'agent:act', customerId: ada.customerId });
});

test('ending a session leaves the log-in; logging out ends every session, and so does removing the agent', async () => {
  // covers: V2.8.6
  const ada = await signUp(shop.commerce.app);
  const agent = await signInAgent(shop.commerce);
  const end = (headers: Headers) => call('DELETE', '/api/auth/agent/session?site=usb2c', headers);
  const first = await agent.actFor(ada.customerId);
  expect((await end(first)).statusCode).toBe(204);
  expect(await probe(ada.customerId, first)).toBe(401);

  const second = await agent.actFor(ada.customerId);
  expect((await end(agent.headers)).statusCode).toBe(204);
  expect(await probe(ada.customerId, second)).toBe(401);
  expect((await end(agent.headers)).statusCode).toBe(401);

  const other = await signInAgent(shop.commerce);
  const third = await other.actFor(ada.customerId);
  const member = await shop.commerce.staff.service.byEmail(other.email);
  if (member) await shop.commerce.staff.service.remove(member);
  expect(await probe(ada.customerId, third)).toBe(401);
});

test('agents find the customers of their site by name or address, page by page; nobody else searches', async () => {
  const { app } = shop.commerce;
  const ada = await signUp(app, { firstName: 'Ada', lastName: 'Marsh', email: 'ada@fern.example' });
  await signUp(app, { firstName: 'Adam', lastName: 'Marshall', email: 'adam@fern.example' });
  await signUp(app, { firstName: 'Bo', lastName: 'Lind', email: '100%_bo@fern.example' });
  await signUp(app, { site: 'cab2c', firstName: 'Ada', lastName: 'Marsh' });
  const agent = await signInAgent(shop.commerce);
  const search = async (query: string, more = '', headers: Headers = agent.headers) => {
    const path = `/rest/v2/usb2c/customers/search?query=${encodeURIComponent(query)}${more}`;
    const answer = await call('GET', path, headers);
    const { customers = [], pagination } = answer.json<{
      customers?: { email: string }[];
      pagination: unknown;
    }>();
    return { status: answer.statusCode, emails: customers.map(({ email }) => email), pagination };
  };
  expect((await search('MARSH ada')).emails).toEqual(['ada@fern.example', 'adam@fern.example']);
  expect((await search('ada@fern.example')).emails).toEqual(['ada@fern.example']);
  expect((await search('100%')).emails, 'no wildcard').toEqual(['100%_bo@fern.example']);
  expect((await search('%%')).emails).toEqual([]);
  expect(await search('fern', '&pageSize=2&currentPage=1')).toMatchObject({
    emails: ['adam@fern.example'],
    pagination: { currentPage: 1, pageSize: 2, totalPages: 2, totalResults: 3 },
  });
  expect((await search('a')).status).toBe(400);
  expect((await search('ada', '', ada.headers)).status).toBe(403);
  expect((await search('ada', '', {})).status).toBe(401);
});

test('every write of an agent is in the trail with its outcome, and whom he looked for and acts for; what he reads then is not', async () => {
  // covers: V4.3.3
  const ada = await signUp(shop.commerce.app);
  const bob = await signUp(shop.commerce.app);
  const agent = await signInAgent(shop.commerce);
  await call('GET', '/rest/v2/usb2c/customers/search?query=ada', agent.headers);
  const acting = await agent.actFor(ada.customerId);
  const at = (user: string, path: string) => `/rest/v2/usb2c/users/${user}/${path}`;
  await call('GET', at(ada.customerId, 'probe'), acting);
  await call('POST', at(ada.customerId, 'probe?lang=fr'), acting, {});
  await call('GET', at('current', 'changeByGet'), acting);
  await call('POST', at(bob.customerId, 'probe'), acting, {});
  await call('POST', at('current', 'probe'), ada.headers, {});

  const trail = await shop.commerce.staff.trail.list({ limit: 10 });
  const rows = trail.map(({ operation, call: made, status, customerId }) => ({
    ...{ operation, made, status, own: customerId === ada.customerId },
  }));
  expect(rows).toEqual([
    { operation: 'writeProbe', made: `POST ${at(bob.customerId, 'probe')}`, status: 403, own: true },
    { operation: 'changeByGet', made: `GET ${at('current', 'changeByGet')}`, status: 200, own: true },
    { operation: 'writeProbe', made: `POST ${at(ada.customerId, 'probe')}`, status: 200, own: true },
    { operation: 'startAgentSession', made: 'POST /api/auth/agent/session', status: 200, own: true },
    { operation: 'searchCustomers', made: 'GET /rest/v2/usb2c/customers/search', status: 200, own: false },
  ]);
  expect(trail.every(({ email, staffId }) => email === agent.email && staffId === agent.agentId)).toBe(true);
});

test('a write that the trail cannot hold is not done', async () => {
  // covers: V4.1.5
  const ada = await signUp(shop.commerce.app);
  const agent = await signInAgent(shop.commerce);
  const acting = await agent.actFor(ada.customerId);
  await shop.db.execute('alter table agent_actions rename to agent_actions_gone');
  try {
    shop.written.length = 0;
    const path = `/rest/v2/usb2c/users/current/probe`;
    expect((await call('POST', path, acting, {})).statusCode).toBe(500);
    expect(shop.written).toEqual([]);
    expect((await call('POST', path, ada.headers, {})).statusCode, 'the customer himself').toBe(200);
  } finally {
    await shop.db.execute('alter table agent_actions_gone rename to agent_actions');
  }
});
