import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { CLIENT, type StartedProvider, startProvider } from '@crema/testing/identityProvider';
import { sentLetters } from '@crema/testing/letters';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const NAME = { given_name: 'Zoé', family_name: 'Côté' };
/** People at the provider, by their name there. */
const PEOPLE = {
  'subject-zoe': { ...NAME, email: 'zoe@provider.example', email_verified: true },
  'subject-ada': { ...NAME, email: 'ada@provider.example', email_verified: true },
  // Whom the provider knows by another name, and who has Ada's address by now.
  'subject-ada-after': { ...NAME, email: 'ada@provider.example', email_verified: true },
  'subject-ben': { ...NAME, email: 'ben@provider.example', email_verified: true },
  'subject-eve': { ...NAME, email: 'eve@provider.example', email_verified: false },
};
const CALLBACK = 'http://localhost/authCallBack';

let shop: TestCommerce;
let provider: StartedProvider;
/** Who is at the provider's log-in now. */
let present: keyof typeof PEOPLE = 'subject-zoe';

beforeAll(async () => {
  const said = (['warn', 'info'] as const).map((method) => vi.spyOn(console, method).mockReturnValue());
  provider = await startProvider({
    host: '127.0.0.1',
    callback: CALLBACK,
    people: PEOPLE,
    logIn: () => ({ login: { accountId: present } }),
  });
  for (const spy of said) spy.mockRestore();
  const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
  shop = await openTestCommerce({ env });
  await shop.commerce.platform.jobs.start(false);
});
afterAll(async () => {
  await shop.commerce.close();
  await provider.stop();
});

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
async function logInAs(person: keyof typeof PEOPLE, returnTo = '/account/orders') {
  present = person;
  const begun = await post('authorize', { returnTo });
  const visit = begun.cookies.find(({ name }) => name === 'provider_visit')?.value ?? '';
  const back = Object.fromEntries((await walk(begun.body.url)).searchParams);
  return { visit, back, ...(await post('callback', back, { provider_visit: visit })) };
}
const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

test('a log-in at the provider makes an account once, and ends where it began', async () => {
  // covers: S2.3, V5.1.5
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

test('an account that somebody at the provider has is not given to another there who has its address by now', async () => {
  const first = await logInAs('subject-ada');
  const headers = { authorization: `Bearer ${first.body.access_token}` };
  const after = await logInAs('subject-ada-after');
  expect([after.status, after.body.errors?.[0]?.reason]).toEqual([400, 'linked']);
  // Whoever had it has it still, log-in included.
  const own = { url: '/rest/v2/usb2c/users/current/sessions', headers };
  expect((await shop.commerce.app.inject(own)).statusCode).toBe(200);
  expect(subjectOf((await logInAs('subject-ada')).body.access_token)).toBe(
    subjectOf(first.body.access_token),
  );
});

test('who never had a password leaves by a link that only the own mailbox gets', async () => {
  const { body } = await logInAs('subject-ben');
  const headers = { authorization: `Bearer ${body.access_token}` };
  const own = (path: string, payload?: object) =>
    shop.commerce.app.inject({
      ...{ method: 'POST', url: `/rest/v2/usb2c/users/current/${path}`, headers },
      ...(payload ? { payload } : {}),
    });
  expect((await own('remove', { password: 'a password of nobody' })).statusCode).toBe(400);
  // Letters of the tests before.
  await sentLetters(shop);
  expect((await own('removalLink')).statusCode).toBe(200);
  const [letter, ...more] = await sentLetters(shop);
  expect([letter?.to, letter?.subject, more]).toEqual(['ben@provider.example', 'Delete your account', []]);
  // Nothing is gone before the link is used, and it is used once.
  expect((await own('removalLink')).statusCode).toBe(200);
  const [newer] = await sentLetters(shop);
  expect((await post('confirmRemoval', { token: letter?.token })).body.errors[0].type).toBe(
    'InvalidLinkError',
  );
  expect((await post('confirmRemoval', { token: newer?.token }, {}, 'cab2c')).status).toBe(400);
  expect((await post('confirmRemoval', { token: newer?.token })).status).toBe(200);
  expect((await post('confirmRemoval', { token: newer?.token })).status).toBe(400);
  expect((await own('removalLink')).statusCode).toBe(401);
  const again = await logInAs('subject-ben');
  expect(subjectOf(again.body.access_token)).not.toBe(subjectOf(body.access_token));
});

test('a provider that does not answer is said so, in the visitor’s language', async () => {
  const env = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: 'a secret' };
  const cut = await openTestCommerce({ env });
  try {
    const url = '/api/auth/authorize?site=cab2c&lang=fr';
    const answer = await cut.commerce.app.inject({ method: 'POST', url, payload: {} });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().errors[0].message).toContain('Le service de connexion ne répond pas');
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
