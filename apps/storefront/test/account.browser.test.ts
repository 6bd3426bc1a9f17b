/** A customer in the browser: whose calls are made, what is kept of him, and how his token is renewed. */
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAlive, openQuiet, sharedBrowser } from './browser.ts';
import { categoryPage, customerDetails, siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () => {
    const configured = {
      features: { accounts: true },
      consentDefaults: { c1: 0, c2: 0, c9: 1 },
      cookieLifetimes: { CustomerID: 3600 },
      'auth.providerName': 'Northwind',
      'auth.loggedInCheckIntervalMs': checkEvery,
    };
    const entry = Object.entries(configured).map(([key, value]) => ({ key, value }));
    return json({ ...siteConfig, siteConfigurations: { entry } });
  });
});
afterAll(() => shop.stop());

const token = (number: number) => `e30.${Buffer.from(`{"sub":"c-1","n":${number}}`).toString('base64url')}.`;
const answer = (number: number) => ({
  ...{ access_token: token(number), refresh_token: `r${number}`, token_type: 'Bearer', expires_in: 1800 },
  ...{ refresh_expires_in: 3600, scope: 'openid shop', client_id: 'shop', audience: 'crema-commerce-usb2c' },
});
const ADA = {
  ...customerDetails,
  isLoggedIn: true,
  customerCookies: {
    entry: Object.entries({
      userFirstName: 'Ada',
      CustomerID: 'c-1',
      priceGroup: 'signed',
      perksOptIn: 'true',
    }).map(([key, value]) => ({ key, value })),
  },
};
/** The calls that were made, and what of their headers says whose they are. */
let calls: { path: string; authorization?: string; body: unknown }[];
/** Tokens that the engine takes. */
let good: Set<string>;
/** The site's logged-in check interval in milliseconds; 0: never. */
let checkEvery = 0;

function note(route: Route): void {
  const request = route.request();
  const path = new URL(request.url()).pathname;
  calls.push({ path, authorization: request.headers().authorization, body: request.postDataJSON() });
}

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  calls = [];
  good = new Set([token(1)]);
  checkEvery = 0;
  await page.route('**/getCustomerDetails?*', (route) => {
    note(route);
    const isCurrent = route.request().url().includes('/users/current/');
    if (!isCurrent) return route.fulfill({ json: customerDetails });
    const shown = route.request().headers().authorization?.replace('Bearer ', '') ?? '';
    return good.has(shown)
      ? route.fulfill({ json: ADA })
      : route.fulfill({ status: 401, json: { errors: [{ type: 'InvalidTokenError', message: 'no' }] } });
  });
  await page.route('**/api/auth/**', (route) => {
    note(route);
    if (!route.request().url().includes('/refresh')) return route.fulfill({ status: 204 });
    good.add(token(2));
    return route.fulfill({ json: answer(2) });
  });
});
afterEach(() => context.close());

/** Logs in as a log-in would have; `expiresAt` in seconds since 1970. */
async function loggedIn(expiresAt: number): Promise<void> {
  const identity = { clientId: 'shop', audience: 'crema-commerce-usb2c', scope: 'openid shop' };
  const record = {
    ...identity,
    accessToken: token(1),
    refreshToken: 'r1',
    tokenType: 'Bearer',
    expiresIn: 1800,
    expiresAt,
  };
  await page.goto(`${shop.origin}/media/blank`);
  await page.evaluate(
    ([user, kept]) => {
      localStorage.setItem('crema.token::shop::crema-commerce-usb2c::openid shop', kept as string);
      localStorage.setItem('crema.user::usb2c', user as string);
    },
    [JSON.stringify({ customerId: 'c-1', ...identity }), JSON.stringify(record)],
  );
}
const FAR = 4_000_000_000;
const open = (path = '/plp/tea') => openAlive(page, shop.origin + path);
/** For what is not asked or kept. */
const openWhole = (path = '/plp/tea') => openQuiet(page, shop.origin + path);
const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name);
/** The page comes alive some time after its network has fallen silent: what it does then is waited for. */
const greets = (words: string) =>
  expect
    .poll(() =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Log in|Hi,/ })
        .textContent(),
    )
    .toBe(words);
const called = (paths: string[]) => expect.poll(() => calls.map(({ path }) => path)).toEqual(paths);

it('who has a token calls as current and is greeted; who has none calls as anonymous', async () => {
  // covers: S5.6, S6.2
  await open();
  await called(['/rest/v2/usb2c/users/anonymous/getCustomerDetails']);
  await greets('Log in');
  await loggedIn(FAR);
  calls = [];
  await openWhole();
  await greets('Hi, Ada');
  expect(calls).toEqual([
    {
      path: '/rest/v2/usb2c/users/current/getCustomerDetails',
      authorization: `Bearer ${token(1)}`,
      body: null,
    },
  ]);
});

it('keeps the customer’s cookies where functional ones are allowed, as long as the site says', async () => {
  // covers: S3.156, S3.174, S3.175
  await loggedIn(FAR);
  await open();
  await expect.poll(async () => (await cookie('CustomerID'))?.value).toBe('c-1');
  expect([(await cookie('userFirstName'))?.value, (await cookie('price-group'))?.value]).toEqual([
    'Ada',
    'signed',
  ]);
  expect((await cookie('userFirstName'))?.expires).toBe(-1);
  expect(Math.abs(((await cookie('CustomerID'))?.expires ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60);
  await context.clearCookies();
  await context.addCookies([{ name: 'userConsent', value: 'c1:0|c2:0|c9:0', url: shop.origin }]);
  await openWhole();
  await greets('Hi, Ada');
  expect(await cookie('CustomerID')).toBeUndefined();
});

it('a refused token’s cookie is dropped, and the call made again with a fresh one, which is in the cookie then', async () => {
  // covers: S4.51, S8.2
  await context.addCookies([{ name: 'access_token', value: 'old', url: shop.origin }]);
  await loggedIn(FAR);
  good.clear();
  await open();
  await called([
    '/rest/v2/usb2c/users/current/getCustomerDetails',
    '/api/auth/refreshToken',
    '/rest/v2/usb2c/users/current/getCustomerDetails',
  ]);
  expect(calls.at(-1)?.authorization).toBe(`Bearer ${token(2)}`);
  await greets('Hi, Ada');
  expect((await cookie('access_token'))?.value).toBe(token(2));
  expect((await cookie('expiresIn'))?.value).toBe('1800');
});

it.each([
  ['a web view known by its cookie', '/plp/tea', true],
  ['webapp=1 in the address', '/plp/tea?webapp=1', false],
])('in %s an expired token is renewed by refresh token and client id', async (_, path, marked) => {
  // covers: S4.49, S4.50
  if (marked) await context.addCookies([{ name: 'webapp', value: '1', url: shop.origin }]);
  await loggedIn(1);
  await openWhole(path);
  await greets('Hi, Ada');
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/auth/refreshAuthToken', { refreshToken: 'r1', clientId: 'shop' }],
    ['/rest/v2/usb2c/users/current/getCustomerDetails', null],
  ]);
});

it('a log-in that cannot be renewed ends, and the page goes on without anybody', async () => {
  // covers: S4.52
  await page.route('**/api/auth/refreshToken*', (route) =>
    route.fulfill({ status: 401, json: { errors: [] } }),
  );
  await loggedIn(1);
  await open();
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toContain('/rest/v2/usb2c/users/anonymous/getCustomerDetails');
  await greets('Log in');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

it.each(['/auto-delivery', '/auto-delivery/upcoming'])(
  '%s asks for nothing of a customer where nobody is logged in, and leads to the log-in',
  async (path) => {
    await page.route('**/rest/v2/**', (route) => {
      note(route);
      return route.request().url().includes('autoDeliveryHomePageData')
        ? route.fulfill({ status: 401, json: { errors: [{ type: 'InvalidTokenError', message: 'no' }] } })
        : route.fallback();
    });
    await openWhole(path);
    const link = page.getByRole('main').getByRole('link', { name: 'Log in' });
    await expect.poll(() => link.getAttribute('href')).toContain(`next=${encodeURIComponent(path)}`);
    const asked = calls.map((call) => call.path);
    expect(asked.filter((one) => /autoDeliveryHomePageData|subscriptions|\/api\/auth/.test(one))).toEqual([]);
  },
);

it('the server renders nobody’s page, and renews nothing', async () => {
  await context.addCookies([{ name: 'access_token', value: token(1), url: shop.origin }]);
  const before = shop.commerce.calls.length;
  const html = await (await context.request.get(`${shop.origin}/plp/tea`)).text();
  expect(html).not.toContain('Ada');
  expect(shop.commerce.calls.slice(before).filter((call) => /users|auth/.test(call))).toEqual([]);
});

it('a page that stays open asks at the site’s interval whether its log-in still stands', async () => {
  // covers: S9.49
  checkEvery = 300;
  await loggedIn(FAR);
  await page.goto(`${shop.origin}/plp/tea`);
  await greets('Hi, Ada');
  // The first is the page's own.
  await expect.poll(() => calls.length).toBeGreaterThan(2);
  expect(new Set(calls.map(({ path }) => path))).toEqual(
    new Set(['/rest/v2/usb2c/users/current/getCustomerDetails']),
  );
  // Ended elsewhere: by a new password, say.
  await page.route('**/api/auth/refreshToken*', (route) =>
    route.fulfill({ status: 401, json: { errors: [] } }),
  );
  good.clear();
  await greets('Log in');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

it('who is in a price segment is shown its prices, until the log-out', async () => {
  const asked: (string | undefined)[] = [];
  await page.route('**/rest/v2/usb2c/c/tea?*', (route) => {
    const group = route.request().headers()['x-price-group'];
    asked.push(group);
    const answer = categoryPage('tea', 2);
    // What the engine makes of a segment is the engine's test.
    for (const one of group === 'signed' ? answer.products : []) one.name = 'At your price';
    return route.fulfill({ json: answer });
  });
  await loggedIn(FAR);
  await openWhole();
  await expect.poll(() => page.getByRole('main').textContent()).toContain('At your price');
  expect(asked).toEqual(['signed']);
  await page.getByRole('banner').getByRole('button', { name: 'Hi, Ada' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('At your price');
  expect(asked).toEqual(['signed', undefined]);
});

it('a page that stays open gets the next token of its price segment, and reads again what it read without', async () => {
  checkEvery = 300;
  let good = 'signed';
  let answered = '';
  await page.route('**/getCustomerDetails?*', (route) => {
    answered = good;
    return route.fulfill({ json: JSON.parse(JSON.stringify(ADA).replace('"signed"', `"${good}"`)) });
  });
  const asked: (string | undefined)[] = [];
  await page.route('**/rest/v2/usb2c/c/tea?*', (route) => {
    asked.push(route.request().headers()['x-price-group']);
    return route.fulfill({ json: categoryPage('tea', 2) });
  });
  await loggedIn(FAR);
  await page.goto(`${shop.origin}/plp/tea`);
  await expect.poll(() => asked).toEqual(['signed']);
  // As when a read has shown one that was over.
  good = 'the next';
  // No earlier answer is under way any more, which would bring back the one that is over.
  await expect.poll(() => answered).toBe(good);
  await page.evaluate(() => sessionStorage.removeItem('priceGroup'));
  await expect.poll(() => asked).toEqual(['signed', 'the next']);
});

describe('the outside identity provider', () => {
  const leave = async (path = '/login?next=%2Fplp%2Ftea') => {
    await open(path);
    await page.getByRole('button', { name: 'Log in with Northwind' }).click();
  };
  /** Answers a departure with a provider that sends the browser straight back. */
  const sendBack = (query: string) =>
    page.route('**/api/auth/authorize?*', (route) => {
      note(route);
      return route.fulfill({ json: { url: `${shop.origin}/authCallBack?${query}` } });
    });
  const heading = () => page.getByRole('heading', { level: 1 }).textContent();

  it('is left for by a button, and leads back to where the log-in was needed', async () => {
    await sendBack('code=c-1&state=s-1&iss=northwind&session_state=x');
    await page.route('**/api/auth/callback?*', (route) => {
      note(route);
      return route.fulfill({ json: { ...answer(1), returnTo: '/plp/tea' } });
    });
    await leave();
    await page.waitForURL(`${shop.origin}/plp/tea`);
    await greets('Hi, Ada');
    const [out, back] = calls.filter(({ path }) => path.startsWith('/api/auth/'));
    expect([out?.path, out?.body]).toEqual(['/api/auth/authorize', { returnTo: '/plp/tea' }]);
    expect([back?.path, back?.body]).toEqual([
      '/api/auth/callback',
      { code: 'c-1', state: 's-1', iss: 'northwind' },
    ]);
    // The address with the code is not in the history.
    await page.goBack();
    expect(page.url()).not.toContain('code=');
  });

  it('may be turned away from: nothing is asked of the engine, and the log-in is offered again', async () => {
    await sendBack('error=access_denied&state=s-1');
    await leave();
    await expect.poll(heading).toBe('You are not logged in');
    expect(await page.getByRole('main').getByRole('status').textContent()).toContain('Nothing has changed');
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/callback');
    await page.getByRole('main').getByRole('link', { name: 'Back to log-in' }).click();
    await page.waitForURL(/\/login$/);
  });

  it('says what the engine says when the log-in cannot be ended, and when it cannot begin', async () => {
    const refusal = { errors: [{ type: 'ProviderError', message: 'Please begin again here.' }] };
    const refuse = (route: Route) => route.fulfill({ status: 400, json: refusal });
    await page.route('**/api/auth/callback?*', refuse);
    await open('/authCallBack?code=old&state=old');
    await expect
      .poll(() => page.getByRole('main').getByRole('alert').textContent())
      .toBe('Please begin again here.');
    await open('/authCallBack');
    await expect.poll(heading).toBe('You are not logged in');
    await page.route('**/api/auth/authorize?*', refuse);
    await leave();
    await expect
      .poll(() => page.getByRole('main').getByRole('alert').textContent())
      .toBe('Please begin again here.');
  });
});
