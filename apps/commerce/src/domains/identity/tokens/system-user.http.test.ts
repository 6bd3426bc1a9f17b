import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STOREFRONT_CLIENT } from '#platform/config/index.ts';

const OTHER_SECRET = 'a secret of the warehouse of 32 characters';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { OAUTH_CLIENTS: `warehouse=${OTHER_SECRET}` } });
  await stockShop(shop.commerce, [
    nativeProduct({ code: 'dawn', variants: [nativeVariant({ code: 'dawn-24', price: 18.99, stock: 5 })] }),
  ]);
});
afterAll(() => shop.commerce.close());

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const storefront = () =>
  basic(STOREFRONT_CLIENT, shop.commerce.platform.config.oauthClients.get(STOREFRONT_CLIENT) ?? '');
const get = (url: string, headers: Record<string, string> = {}) => shop.commerce.app.inject({ url, headers });
const tokenFor = (headers: Record<string, string>, site = 'usb2c') =>
  get(`/api/auth/systemUserToken?site=${site}`, headers);

test('a token of the system user is for servers that show their secret, and for no browser', async () => {
  // covers: S7.19
  for (const headers of [storefront(), basic('warehouse', OTHER_SECRET)]) {
    const answer = await tokenFor(headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 1800, scope: 'system' });
    expect(answer.json()).not.toHaveProperty('refresh_token');
  }
  const ada = await signUp(shop.commerce.app);
  const nobodies: Record<string, string>[] = [
    {},
    basic(STOREFRONT_CLIENT, 'guessed'),
    basic('nobody', ''),
    ada.headers,
    { cookie: `access_token=${ada.accessToken}; refresh_token=${ada.refreshToken}` },
  ];
  for (const headers of nobodies) expect((await tokenFor(headers)).statusCode).toBe(401);
  for (const name of ['sec-fetch-site', 'sec-fetch-dest', 'origin']) {
    const answer = await tokenFor({ ...storefront(), [name]: 'same-origin' });
    expect([name, answer.statusCode]).toEqual([name, 403]);
  }
  // Node's own fetch says this much and is no browser: the storefront's server in a process of its own.
  expect((await tokenFor({ ...storefront(), 'sec-fetch-mode': 'cors' })).statusCode).toBe(200);
});

test('the system user reads the prices of category and search lists, as everybody may see them', async () => {
  // covers: S6.8
  const { access_token } = (await tokenFor(storefront())).json<{ access_token: string }>();
  const headers = { authorization: `Bearer ${access_token}` };
  for (const path of ['c/coffee', 'products/searchText?query=dawn']) {
    const url = `/rest/v2/usb2c/${path}`;
    const [own, everybodys] = [await get(url, headers), await get(url)];
    expect([path, own.statusCode, own.json()]).toEqual([path, 200, everybodys.json()]);
    expect(own.body).toContain('$18.99');
    // A page that is made of it may be kept and shown to everybody.
    expect(own.headers['cache-control']).toBe(everybodys.headers['cache-control']);
    expect(own.headers['cache-tag']).toBe(everybodys.headers['cache-tag']);
  }
  // Good at its own site, until it ends, and for nothing that is somebody's.
  expect((await get('/rest/v2/cab2c/c/coffee', headers)).statusCode).toBe(401);
  expect((await get('/rest/v2/usb2c/users/current/profile', headers)).statusCode).toBe(403);
  shop.clock.advance(1_861_000);
  expect((await get('/rest/v2/usb2c/c/coffee', headers)).statusCode).toBe(401);
});
