import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { noboHeaders, noboLink } from '@crema/testing/factories/nobo';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shopperOf } from '#platform/http/index.ts';

let shop: TestCommerce;
let cancelled: string[];
let refuse: boolean;
/** Operations as auto-delivery has them: one that a link may do, one that it may do once, one that takes a log-in. */
beforeAll(async () => {
  shop = await openTestCommerce({
    operations: {
      skipProbe: { grants: ['customer', 'nobo:skip'] },
      cancelProbe: { grants: ['customer', 'nobo:cancel'] },
      accountProbe: { grants: ['customer', 'agent'] },
    },
    extend: ({ siteRoutes }) =>
      siteRoutes((routes) => {
        const path = '/users/:user/probe/:id';
        for (const [method, operationId, scope] of [
          ['POST', 'skipProbe', 'skip'],
          ['DELETE', 'cancelProbe', 'cancel'],
          ['GET', 'accountProbe', undefined],
        ] as const) {
          routes.route({
            ...{ method, url: path, schema: { operationId } },
            handler: async ({ ctx, params }, reply) => {
              const { user, id } = params as { user: string; id: string };
              const { kind } = shopperOf(ctx, user, scope);
              if (refuse)
                return reply.status(409).send({ errors: [{ type: 'Locked', message: 'Too late.' }] });
              if (method === 'DELETE') cancelled.push(id);
              return { kind };
            },
          });
        }
      }),
  });
});
beforeEach(async () => {
  cancelled = [];
  refuse = false;
  await emptyShop(shop);
});
afterAll(() => shop.commerce.close());

const read = (token: string, path = 'nobo', site = 'usb2c') =>
  shop.commerce.app.inject({ url: `/api/auth/${path}?site=${site}`, headers: { 'x-nobo-token': token } });
const call = async (
  method: 'GET' | 'POST' | 'DELETE',
  user: string,
  headers: Record<string, string>,
  { id = '1', site = 'usb2c' } = {},
) =>
  (await shop.commerce.app.inject({ method, url: `/rest/v2/${site}/users/${user}/probe/${id}`, headers }))
    .statusCode;

test('a link says what it is good for, and is a token with just that', async () => {
  // covers: S1.18, S7.23, S7.28, S6.3, V3.7.1
  const ada = await signUp(shop.commerce.app);
  const token = await noboLink(shop.commerce, ada.customerId, ['date', 'skip']);
  const user = { customerId: ada.customerId, firstName: 'Ada', scopes: ['skip', 'date'], isNoboUser: true };
  const extracted = (await read(token, 'extractNoboToken')).json();
  expect(extracted).toEqual({ ...user, expiresAt: '2027-01-11T15:00:00.000Z' });
  const given = (await read(token)).json();
  expect(given).toMatchObject({
    ...user,
    token_type: 'Bearer',
    scope: 'nobo:skip nobo:date',
    expires_in: 1800,
  });

  const headers = { authorization: `Bearer ${given.access_token}` };
  expect(await call('POST', 'current', headers)).toBe(200);
  expect(await call('POST', ada.customerId, headers)).toBe(200);
  expect(await call('DELETE', 'current', headers), 'a scope it has not').toBe(403);
  expect(await call('GET', 'current', headers), 'the account').toBe(403);
});

test('the address keeps the token in its fragment, and speaks the customer’s language', async () => {
  // covers: V3.1.1
  const ada = await signUp(shop.commerce.app, { site: 'cab2c', lang: 'fr' });
  const ask = { customerId: ada.customerId, scopes: ['skip'] as const, subscriptionId: 'a b' };
  const address = new URL(await shop.commerce.nobo.link({ site: 'cab2c', language: 'fr' }, ask));
  expect(`${address.host}${address.pathname}${address.search}`).toBe(
    'www.crema.ca.localhost:3000/fr/noboLogin?subscription=a%20b',
  );
  expect((await read(address.hash.slice(1), 'nobo', 'cab2c')).statusCode).toBe(200);
});

test('no link reaches another customer or another site', async () => {
  // covers: V4.1.3
  const ada = await signUp(shop.commerce.app);
  const bob = await signUp(shop.commerce.app);
  const headers = await noboHeaders(shop.commerce, ada.customerId, [
    'skip',
    'date',
    'frequency',
    'add',
    'cancel',
  ]);
  for (const method of ['POST', 'DELETE', 'GET'] as const)
    expect(await call(method, bob.customerId, headers), method).toBe(403);
  expect(await call('POST', 'current', headers, { site: 'cab2c' })).toBe(401);
  const token = await noboLink(shop.commerce, ada.customerId, ['skip']);
  expect((await read(token, 'nobo', 'cab2c')).statusCode).toBe(401);
});

test('a changed link is none, whatever was changed', async () => {
  const ada = await signUp(shop.commerce.app);
  const token = await noboLink(shop.commerce, ada.customerId, ['skip']);
  const changes = fc.record({
    at: fc.nat(token.length - 1),
    letter: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'),
  });
  await fc.assert(
    fc.asyncProperty(changes, async ({ at, letter }) => {
      const changed = `${token.slice(0, at)}${letter}${token.slice(at + 1)}`;
      // The last letter of base64 has bits that mean nothing.
      fc.pre(changed !== token && at !== token.length - 1);
      expect((await read(changed)).statusCode).toBe(401);
    }),
    { numRuns: 60 },
  );
  expect((await read('')).statusCode).toBeGreaterThanOrEqual(400);
});

test('a link ends after seven days, and its token with it, also when it was taken just before', async () => {
  const ada = await signUp(shop.commerce.app);
  const token = await noboLink(shop.commerce, ada.customerId, ['skip']);
  shop.clock.advance(7 * 86_400_000 - 10_000);
  const given = (await read(token)).json();
  expect(given.expires_in).toBe(10);
  const headers = { authorization: `Bearer ${given.access_token}` };
  expect(await call('POST', 'current', headers)).toBe(200);
  shop.clock.advance(10_000);
  expect(await call('POST', 'current', headers)).toBe(401);
  expect((await read(token)).statusCode).toBe(401);
});

test('a link cancels once: not again, not something else, not twice at the same time', async () => {
  const ada = await signUp(shop.commerce.app);
  const token = await noboLink(shop.commerce, ada.customerId, ['cancel', 'skip']);
  const tokenHeaders = async () => ({
    authorization: `Bearer ${(await read(token)).json<{ access_token: string }>().access_token}`,
  });
  const headers = await tokenHeaders();
  const statuses = await Promise.all(['1', '2', '3'].map((id) => call('DELETE', 'current', headers, { id })));
  expect(statuses.toSorted()).toEqual([200, 403, 403]);
  expect(cancelled).toHaveLength(1);
  expect(await call('DELETE', 'current', await tokenHeaders(), { id: '4' }), 'a new token of the link').toBe(
    403,
  );
  expect(await call('POST', 'current', headers), 'what is not single use').toBe(200);
});

test('a cancel that was refused can be tried again; a repeat of the one that was not is let through', async () => {
  const ada = await signUp(shop.commerce.app);
  const headers = await noboHeaders(shop.commerce, ada.customerId, ['cancel']);
  const keyed = { authorization: headers.authorization, 'idempotency-key': 'a-key-of-sixteen-letters' };
  refuse = true;
  expect(await call('DELETE', 'current', keyed)).toBe(409);
  refuse = false;
  expect(await call('DELETE', 'current', keyed)).toBe(200);
  expect(await call('DELETE', 'current', keyed), 'the same call').toBe(200);
  expect(await call('DELETE', 'current', keyed, { id: '2' }), 'the same key for another').toBe(403);

  const { authorization } = await noboHeaders(shop.commerce, ada.customerId, ['cancel']);
  const traced = { authorization, 'x-correlation-id': 'one-and-the-same-visit' };
  expect(await call('DELETE', 'current', traced)).toBe(200);
  expect(await call('DELETE', 'current', traced), 'a correlation id is no key').toBe(403);
});
