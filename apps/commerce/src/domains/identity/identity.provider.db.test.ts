import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** People at the provider, by their name there. */
const PEOPLE: Record<string, { email: string; email_verified: boolean }> = {
  'subject-zoe': { email: 'zoe@provider.example', email_verified: true },
  'subject-ada': { email: 'ada@provider.example', email_verified: true },
  'subject-eve': { email: 'eve@provider.example', email_verified: false },
};
const CALLBACK = 'http://localhost/authCallBack';

let shop: TestCommerce;
let server: Server;
/** Who is at the provider's log-in now. */
let present = 'subject-zoe';

beforeAll(async () => {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await serveProvider(issuer);
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: 'a-secret-of-the-provider' };
  shop = await openTestCommerce({ env });
  await shop.commerce.platform.jobs.start(false);
});
afterAll(async () => {
  await shop.commerce.close();
  server.closeAllConnections();
  server.close();
});

/** A certified provider, whose log-in takes whoever is present. It speaks of its development keys on the console. */
async function serveProvider(issuer: string): Promise<void> {
  const said = (['warn', 'info', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockReturnValue(),
  );
  const { default: Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'shop', client_secret: 'a-secret-of-the-provider', redirect_uris: [CALLBACK] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...PEOPLE[sub], given_name: 'Zoé', family_name: 'Côté' }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: present } });
  });
  for (const spy of said) spy.mockRestore();
}

/** Walks through the provider as a browser would, to where it sends it back. */
async function walk(start: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  for (let steps = 0; steps < 8; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    if (!to) throw new Error(`${answer.status} at ${url}: ${(await answer.text()).slice(0, 500)}`);
    url = new URL(to, url);
    if (url.href.startsWith(CALLBACK)) return url;
  }
  throw new Error('The provider never came back');
}

const post = async (path: string, payload: object, cookies: Record<string, string> = {}, site = 'usb2c') => {
  const url = `/api/auth/${path}?site=${site}`;
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url,
    payload,
    cookies,
    headers: { host: 'localhost' },
  });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
};
/** A whole log-in at the provider, as somebody. */
async function logInAs(person: string, returnTo = '/account/orders') {
  present = person;
  const begun = await post('authorize', { returnTo });
  const visit = begun.cookies.find(({ name }) => name === 'provider_visit')?.value ?? '';
  const back = Object.fromEntries((await walk(begun.body.url)).searchParams);
  return { visit, back, ...(await post('callback', back, { provider_visit: visit })) };
}
const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

test('a log-in at the provider makes an account once, and ends where it began', async () => {
  // covers: S2.3
  const first = await logInAs('subject-zoe');
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ token_type: 'Bearer', returnTo: '/account/orders' });
  const again = await logInAs('subject-zoe', '//elsewhere.example');
  expect(again.body.returnTo).toBe('/');
  expect(subjectOf(again.body.access_token)).toBe(subjectOf(first.body.access_token));
  const { rows } = await shop.db.execute(
    `select first_name, email from customers where email_key = 'zoe@provider.example'`,
  );
  expect(rows).toEqual([{ first_name: 'Zoé', email: 'zoe@provider.example' }]);
});

test('a code is good once, for the browser and the site that asked', async () => {
  const { visit, back } = await logInAs('subject-zoe');
  expect((await post('callback', back, { provider_visit: visit })).status).toBe(400);
  const other = await post('authorize', {});
  const otherVisit = other.cookies.find(({ name }) => name === 'provider_visit')?.value ?? '';
  const fresh = Object.fromEntries((await walk(other.body.url)).searchParams);
  expect((await post('callback', fresh)).status).toBe(400);
  expect((await post('callback', fresh, { provider_visit: visit })).status).toBe(400);
  expect((await post('callback', fresh, { provider_visit: otherVisit }, 'cab2c')).status).toBe(400);
  expect(
    (await post('callback', { ...fresh, state: 'made up' }, { provider_visit: otherVisit })).status,
  ).toBe(400);
  expect((await post('callback', fresh, { provider_visit: otherVisit })).status).toBe(200);
});

test('an address that the provider vouches for takes its account over; one that it does not opens nothing', async () => {
  const squatter = await signUp(shop.commerce.app, { email: 'ada@provider.example' });
  const { body } = await logInAs('subject-ada');
  expect(subjectOf(body.access_token)).toBe(squatter.customerId);
  // Whoever made the account before never proved the address.
  expect((await post('login', { email: squatter.email, password: squatter.password })).status).toBe(401);
  const use = { refreshToken: squatter.refreshToken, clientId: 'crema-storefront-usb2c' };
  expect((await post('refreshAuthToken', use)).status).toBe(401);
  await signUp(shop.commerce.app, { email: 'eve@provider.example' });
  expect((await logInAs('subject-eve')).body.errors).toMatchObject([{ reason: 'unverified' }]);
});

test('a provider that does not answer is said so, in the visitor’s language', async () => {
  const env = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: 'a secret' };
  const cut = await openTestCommerce({ env });
  try {
    const url = '/api/auth/authorize?site=cab2c&lang=fr';
    const answer = await cut.commerce.app.inject({ method: 'POST', url, payload: {} });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().errors[0].message).toContain('Le fournisseur ne répond pas');
  } finally {
    await cut.commerce.close();
  }
});

test('without a provider there is no such log-in', async () => {
  const plain = await openTestCommerce();
  try {
    const answer = await plain.commerce.app.inject({
      method: 'POST',
      url: '/api/auth/authorize',
      payload: {},
    });
    expect(answer.statusCode).toBe(404);
  } finally {
    await plain.commerce.close();
  }
});
