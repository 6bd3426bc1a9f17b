/** A system beside the shop calls with credentials of its own: no more than its scopes, at its own site, until they are taken back. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { integrate } from '@crema/testing/factories/integrations/integration';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { subscription } from '@crema/testing/factories/subscription';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
let integration: Awaited<ReturnType<typeof integrate>>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const) await sell(shop.commerce, site, product('dawn'));
  office = officeOf(shop.commerce, await signInStaff(shop.commerce));
}, patience(60_000));
beforeEach(async () => {
  await shop.db.execute('delete from integrations');
  integration = await integrate(office, { scopes: ALL });
});
afterAll(() => shop.commerce.close());

const ALL = ['orders:read', 'orders:ship', 'stock:write', 'customers:read', 'subscriptions:read'];

interface Answer {
  access_token: string;
  scope: string;
  expires_in: number;
  errors: { reason?: string; type: string }[];
  status: string;
  code: string;
  consignments: { trackingCode?: string; entries: object[] }[];
  levels: object[];
  email: string;
  lines: object[];
}
const token = async ({
  id = 'warehouse',
  secret = integration.client.secret,
  scope = '',
  site = 'usb2c',
} = {}) => {
  const answer = await shop.commerce.app.inject({
    ...{ method: 'POST', url: `/oauth/token?site=${site}` },
    payload: {
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
      ...(scope ? { scope } : {}),
    },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
};
let keys = 0;
const nextKey = () => `call-of-an-integration-${(keys++).toString().padStart(4, '0')}`;
const callWith =
  (bearer: string, site = 'usb2c') =>
  async (path: string, payload?: object, key = nextKey()) => {
    const answer = await shop.commerce.app.inject({
      ...{ method: payload ? 'POST' : 'GET', url: `/rest/v2/${site}/integration/${path}` },
      ...(payload ? { payload } : {}),
      headers: { authorization: `Bearer ${bearer}`, ...(payload ? { 'idempotency-key': key } : {}) },
    });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  };
const place = async (site: 'usb2c' | 'cab2c' = 'usb2c') => {
  const who = shopper(shop.commerce, site);
  return (await who.place(await who.readyCart(['dawn-24']))).body.code;
};

test('a warehouse reads an order, sends it in two parcels once each, and says that it arrived', async () => {
  const code = await place();
  const call = callWith((await token()).body.access_token);
  expect((await call(`orders/${code}`)).body).toMatchObject({ code, status: 'processing' });
  const parcel = { entries: [{ entryNumber: 0, quantity: 1 }], carrier: 'UPS', trackingCode: '1Z' };
  const key = `parcel-one-of-${code}`;
  const sent = [
    await call(`orders/${code}/parcels`, parcel, key),
    await call(`orders/${code}/parcels`, parcel, key),
  ];
  expect(sent.map(({ status, body }) => [status, body.status, body.consignments.length])).toEqual([
    [200, 'partiallyshipped', 1],
    [200, 'partiallyshipped', 1],
  ]);
  expect((await call(`orders/${code}/parcels`, {})).body.status).toBe('shipped');
  expect((await call(`orders/${code}/parcels`, {})).status).toBe(409);
  expect((await call(`orders/${code}/arrivals`, {})).body.status).toBe('delivered');
  const { rows } = await shop.db.execute(
    'select actor from order_history where order_code = $1 order by at',
    [code],
  );
  expect(rows.slice(-1)).toEqual([{ actor: 'integration' }]);
});

test('stock, customers and auto-deliveries have scopes of their own', async () => {
  const call = callWith((await token()).body.access_token);
  const levels = [{ code: 'dawn-24', units: 77 }];
  expect((await call('stock', { levels })).body.levels).toEqual(levels);
  expect(await shop.commerce.catalog.stockOf('usb2c', ['dawn-24'])).toEqual(new Map([['dawn-24', 77]]));
  expect((await call('stock', { levels: [{ code: 'nothing', units: 1 }] })).status).toBe(400);
  const { customerId } = await signUp(shop.commerce.app, { email: 'grace@example.com' });
  expect((await call(`customers/${customerId}`)).body.email).toBe('grace@example.com');
  const id = await shop.commerce.autoDelivery.repository.insert({
    ...subscription({ customerId }),
    sourceKey: 'of the test',
  });
  expect((await call(`subscriptions/${id}`)).body.lines.length).toBeGreaterThan(0);
});

test('each scope opens its own calls and no other', async () => {
  const code = await place();
  const { customerId } = await signUp(shop.commerce.app);
  const CALLS = {
    'orders:read': [`orders/${code}`],
    'orders:ship': [`orders/${code}/parcels`, {}],
    'stock:write': ['stock', { levels: [{ code: 'dawn-24', units: 50 }] }],
    'customers:read': [`customers/${customerId}`],
    'subscriptions:read': ['subscriptions/11111111-1111-4111-8111-111111111111'],
  } as const;
  for (const scope of ALL) {
    const { body } = await token({ scope });
    expect(body.scope).toBe(scope);
    const call = callWith(body.access_token);
    for (const [needed, [path, payload]] of Object.entries(CALLS)) {
      const { status } = await call(path, payload);
      expect([scope, needed, status === 403]).toEqual([scope, needed, needed !== scope]);
    }
  }
});

test('a wrong secret, scope or site gets no token, and a token of one site is nobody’s at another', async () => {
  expect((await token({ secret: 'x'.repeat(43) })).status).toBe(401);
  expect((await token({ id: 'nobody' })).status).toBe(401);
  expect((await token({ site: 'cab2c' })).status).toBe(401);
  expect((await token({ secret: integration.signing.secret })).status).toBe(401);
  await office.save('usb2c/integrations/warehouse', {
    scopes: Object.fromEntries(ALL.map((scope) => [scope, scope === 'orders:read'])),
  });
  const wider = await token({ scope: 'orders:read orders:ship' });
  expect([wider.status, wider.body.errors[0]?.reason]).toEqual([400, 'invalid_scope']);
  const { body } = await token();
  expect(body).toMatchObject({ scope: 'orders:read', expires_in: 1800 });
  const canadian = await place('cab2c');
  expect((await callWith(body.access_token)(`orders/${canadian}`)).status).toBe(404);
  expect((await callWith(body.access_token, 'cab2c')(`orders/${canadian}`)).status).toBe(401);
  const system = await shop.commerce.app.inject({
    ...{ method: 'GET', url: '/api/auth/systemUserToken?site=usb2c' },
    headers: { authorization: `Basic ${btoa(`warehouse:${integration.client.secret}`)}` },
  });
  expect(system.statusCode).toBe(401);
});

test('a secret, a scope and an integration that are taken back end its tokens at once', async () => {
  const code = await place();
  const statusOf = async (bearer: string) => (await callWith(bearer)(`orders/${code}`)).status;
  const first = (await token()).body.access_token;
  const next = await integration.make('client');
  // Both secrets are good for a day, so that the other side can change to the new one.
  const second = (await token({ secret: next.secret })).body.access_token;
  expect([await statusOf(first), await statusOf(second), (await token()).status]).toEqual([200, 200, 200]);
  const ended = await office.call(`usb2c/integrations/warehouse/secrets/${integration.client.id}`, {
    method: 'DELETE',
  });
  expect(ended.status).toBe(204);
  expect([await statusOf(first), await statusOf(second), (await token()).status]).toEqual([401, 200, 401]);
  await office.save('usb2c/integrations/warehouse', {
    scopes: Object.fromEntries(ALL.map((scope) => [scope, scope === 'stock:write'])),
  });
  expect(await statusOf(second)).toBe(401);
  const third = (await token({ secret: next.secret })).body.access_token;
  const { version } = await office.row('usb2c/integrations/warehouse');
  const removed = await office.call('usb2c/integrations/warehouse', { method: 'DELETE', version });
  expect([removed.status, await statusOf(third)]).toEqual([200, 401]);
});

test('no secret is in a list, a history or the database as it was shown', async () => {
  const listed = await office.call('usb2c/integrations/warehouse/secrets');
  const history = await office.call('usb2c/edits');
  const { rows } = await shop.db.execute('select * from integration_secrets');
  const text = JSON.stringify([listed.body, history.body, rows]);
  for (const { secret } of [integration.signing, integration.client]) expect(text).not.toContain(secret);
  expect(rows).toHaveLength(2);
});
