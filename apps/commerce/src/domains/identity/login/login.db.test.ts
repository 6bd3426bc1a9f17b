import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({
    extend: ({ siteRoutes }) =>
      siteRoutes((routes) => routes.get('/whoami', { schema: { hide: true } }, ({ ctx }) => ctx.caller)),
  });
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

const post = async (path: string, payload: object = {}, headers: Record<string, string> = {}) => {
  const url = `/api/auth/${path}${path.includes('?') ? '' : '?site=usb2c'}`;
  const answer = await shop.commerce.app.inject({ method: 'POST', url, payload, headers });
  return {
    status: answer.statusCode,
    body: answer.body ? answer.json() : undefined,
    cookies: answer.cookies,
  };
};
const whoami = async (authorization?: string, site = 'usb2c') => {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await shop.commerce.app.inject({ url: `/rest/v2/${site}/whoami`, headers });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};

test('who signs up is logged in, and the token says who calls', async () => {
  // covers: S7.17, V3.4.3
  const ada = await signUp(shop.commerce.app);
  const { status, body, headers } = await whoami(ada.headers.authorization);
  expect(status).toBe(200);
  expect(body).toEqual({ kind: 'customer', customerId: ada.customerId, sessionId: expect.any(String) });
  expect(headers['cache-control']).toContain('no-store');
  expect((await whoami()).body).toEqual({ kind: 'anonymous' });
});

test('whom a token is for, and what for, is what the site’s configuration says', async () => {
  // covers: S3.67, S3.68, S3.69
  for (const site of ['usb2c', 'cab2c'] as const) {
    const settings = shop.commerce.content.configuration(site);
    const ada = await signUp(shop.commerce.app, { site });
    const { body } = await post(`login?site=${site}`, { email: ada.email, password: ada.password });
    const { audience, client_id, scope } = body;
    expect({ audience, client_id, scope }).toEqual({
      audience: settings['auth.audience'],
      client_id: settings['auth.clientId'],
      scope: settings['auth.scope'],
    });
    expect(audience).toContain(site);
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ aud: audience, client_id, scope });
  }
});

test('a log-in answers the token record', async () => {
  // covers: S7.16, S3.65, S3.66, S3.70, S3.71
  const ada = await signUp(shop.commerce.app);
  const { status, body, cookies } = await post('login', {
    email: ada.email.toUpperCase(),
    password: ada.password,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 1800,
    refresh_expires_in: 43_200,
    scope: 'openid offline_access shop',
    client_id: 'crema-storefront-usb2c',
    audience: 'crema-commerce-usb2c',
    cart: { cartQuantity: 0, changes: [] },
  });
  expect(cookies.filter(({ name }) => name !== 'known_device')).toMatchObject([
    { name: 'refresh_token', httpOnly: true, sameSite: 'Strict', path: '/api/auth' },
  ]);
});

test('a wrong password and an unknown address are answered alike', async () => {
  const ada = await signUp(shop.commerce.app);
  const wrong = await post('login', { email: ada.email, password: 'not the one at all' });
  const unknown = await post('login', { email: 'nobody@example.com', password: 'not the one at all' });
  expect(wrong).toMatchObject({ status: 401, body: { errors: [{ type: 'BadCredentialsError' }] } });
  expect(unknown.body).toEqual(wrong.body);
});

test('a token is good at its own site, whole, and for its time', async () => {
  // covers: V3.3.1, V3.5.2, V3.5.3
  const ada = await signUp(shop.commerce.app);
  expect((await whoami(ada.headers.authorization, 'cab2c')).status).toBe(401);
  expect((await whoami(`${ada.headers.authorization.slice(0, -20)}${'x'.repeat(20)}`)).status).toBe(401);
  expect((await whoami('Bearer x y')).status).toBe(401);
  shop.clock.advance(1_859_000);
  expect((await whoami(ada.headers.authorization)).status).toBe(200);
  shop.clock.advance(2_000);
  const late = await whoami(ada.headers.authorization);
  expect(late).toMatchObject({
    status: 401,
    body: { errors: [{ type: 'InvalidTokenError', reason: 'expired' }] },
  });
});

test('logging out ends the tokens of that log-in', async () => {
  // covers: V3.3.1
  const ada = await signUp(shop.commerce.app);
  expect((await post('logout', { refreshToken: ada.refreshToken })).status).toBe(204);
  expect((await whoami(ada.headers.authorization)).status).toBe(401);
  const use = { refreshToken: ada.refreshToken, clientId: 'crema-storefront-usb2c' };
  expect((await post('refreshAuthToken', use)).status).toBe(401);
});

test('logging out with the access token alone ends its log-in, and no other of the account', async () => {
  const ada = await signUp(shop.commerce.app);
  const elsewhere = await post('login', { email: ada.email, password: ada.password });
  expect((await post('logout', {}, ada.headers)).status).toBe(204);
  expect((await whoami(ada.headers.authorization)).status).toBe(401);
  expect((await whoami(`Bearer ${elsewhere.body.access_token}`)).status).toBe(200);
  expect((await post('logout', {}, ada.headers)).status).toBe(204);
});

test('a page of another site cannot log anybody in', async () => {
  const ada = await signUp(shop.commerce.app);
  const account = { email: ada.email, password: ada.password };
  expect((await post('login', account, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post('login', account, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('a sign-up whose answer was lost may be sent again, with the same password and within a minute', async () => {
  const ada = await signUp(shop.commerce.app);
  const account = { email: ada.email, password: ada.password, firstName: 'Ada', lastName: 'Marsh' };
  const again = await post('signup', account);
  expect(again.status).toBe(200);
  expect((await whoami(`Bearer ${again.body.access_token}`)).body.customerId).toBe(ada.customerId);
});
