/** What the browser tells the monitoring service, and when it is silent. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { navigate, openAlive, openQuiet, sharedBrowser } from './browser.ts';
import { categoryData, siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop()]);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  shop.clientLogs.length = 0;
});
afterEach(async () => {
  shop.commerce.answers.clear();
  await context.close();
});

const cookie = (name: string, value: string) => context.addCookies([{ name, value, url: shop.origin }]);
const open = (path: string) => openAlive(page, shop.origin + path);
/** For what is not told. */
const openWhole = (path: string, referer?: string) =>
  openQuiet(page, shop.origin + path, referer ? { referer } : {});
/** A record of that kind, once it has arrived; two that are sent at once may overtake each other. */
async function record(
  eventType: string,
  wanted: (one: Record<string, unknown>) => boolean = () => true,
): Promise<Record<string, unknown>> {
  const find = () => shop.clientLogs.find((one) => one.eventType === eventType && wanted(one));
  await expect.poll(find).toBeDefined();
  return find() ?? {};
}

it('is silent unless csrLogger is 1', async () => {
  // covers: S9.86
  for (const value of [undefined, '0', 'true']) {
    if (value !== undefined) await cookie('csrLogger', value);
    await openWhole('/nowhere');
    expect([value, shop.clientLogs]).toEqual([value, []]);
  }
  await cookie('csrLogger', '1');
  await open('/nowhere');
  await record('error-page');
});

it('logs every visit of a site whose csrLogger is 1, but one whose own cookie is 0', async () => {
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: { entry: [{ key: 'csrLogger', value: 1 }] } }, 'site-config'),
  );
  shop.storefront.invalidate(['site-config']);
  await open('/nowhere');
  await record('error-page');
  shop.clientLogs.length = 0;
  await cookie('csrLogger', '0');
  await openWhole('/nowhere');
  expect(shop.clientLogs).toEqual([]);
  shop.storefront.invalidate(['site-config']);
});

describe('a record', () => {
  beforeEach(() => cookie('csrLogger', '1'));

  it('goes to the monitoring service, not to a commerce call, and says what happened', async () => {
    // covers: S7.173, S3.140, S3.141, S3.142, S3.148
    const before = shop.commerce.calls.length;
    await openWhole('/nowhere');
    const told = await record('error-page');
    expect(told).toMatchObject({ type: 'INFO', category: 'screen', message: 'Error page shown' });
    expect(Math.abs(Date.now() - Date.parse(String(told.timestamp)))).toBeLessThan(60_000);
    expect(shop.commerce.calls.slice(before).filter((call) => /log/i.test(call))).toEqual([]);
  });

  it('says whose visit it was and where', async () => {
    // covers: S3.133, S3.134, S3.136, S3.149, S3.150
    await cookie('utag_main', 'visitor-7');
    await cookie('CustomerID', '10042');
    await context.addInitScript(() => sessionStorage.setItem('cartGuid', 'cart-9'));
    // What a mailed link keeps behind its `#` is for nobody's log.
    await openWhole('/nowhere?x=1#a-link’s-own-token', `${shop.origin}/plp/tea`);
    expect(await record('error-page')).toMatchObject({
      cartGuid: 'cart-9',
      customerId: '10042',
      visitorId: 'visitor-7',
      referrer: `${shop.origin}/plp/tea`,
      currentPageUrl: `${shop.origin}/nowhere?x=1`,
    });
  });

  it('carries the correlation id of the visit, made once and kept in its cookie', async () => {
    // covers: S3.147, S3.173, S4.72, S4.73
    await open('/nowhere');
    const { correlationId } = await record('error-page');
    expect(correlationId).toMatch(/^[0-9a-f]{32}-[0-9a-z]+$/);
    const kept = (await context.cookies()).find(({ name }) => name === 'CORRELATION_ID');
    expect(kept?.value).toBe(correlationId);
    shop.clientLogs.length = 0;
    await open('/nowhere/else');
    expect((await record('error-page')).correlationId).toBe(correlationId);
    expect(shop.commerce.lastHeaders.get('x-correlation-id')).toBe(correlationId);
  });
});

describe('a failed call', () => {
  beforeEach(async () => {
    await cookie('csrLogger', '1');
    await open('/plp/coffee');
  });
  const failWith = (status: number) =>
    shop.commerce.answers.set('/rest/v2/usb2c/c/broken', () => json({}, '', { status }));

  it('is recorded with its category and address: refused', async () => {
    // covers: S8.9, S8.33, S3.145, S3.146
    failWith(409);
    await navigate(page, '/plp/broken');
    const isFinal = (one: Record<string, unknown>) => (one.extraInfo as { final: boolean }).final;
    const told = await record('api-failure', (one) => !isFinal(one));
    expect(told).toMatchObject({ type: 'API_FAILURE_4XX', category: '4xx', message: 'GET 409' });
    expect(told.requestUrl).toContain('/rest/v2/usb2c/c/broken');
    expect(told.extraInfo).toEqual({ final: false });
  });

  it('is recorded with its category: broken', async () => {
    // covers: S8.10, S8.34
    failWith(503);
    await navigate(page, '/plp/broken');
    expect(await record('api-failure')).toMatchObject({ type: 'API_FAILURE_5XX', category: '5xx' });
  });

  it('is recorded with its category: unknown, without an answer', async () => {
    // covers: S8.11
    await page.route('**/c/broken?*', (route) => route.abort('connectionreset'));
    await navigate(page, '/plp/broken');
    expect(await record('api-failure')).toMatchObject({ category: 'unknown', message: 'GET no answer' });
  });
});

describe('a fault', () => {
  beforeEach(() => cookie('csrLogger', '1'));

  it('of a screen is recorded as a break, for monitoring as 400', async () => {
    // covers: S8.13, S8.14
    shop.commerce.answers.set('/rest/v2/usb2c/c/odd/categoryData', () =>
      json({ ...categoryData('odd'), name: { not: 'a text' } }),
    );
    const answer = await open('/plp/odd');
    expect(answer?.status()).toBe(500);
    expect(await record('crash')).toMatchObject({
      type: 'ERROR',
      severity: 'critical',
      message: 'This page is taking coffee break!',
      extraInfo: { status: 400 },
    });
  });

  it('that nobody caught is recorded with its place', async () => {
    // covers: S8.26, V7.4.3
    await open('/plp/coffee');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Nobody caught this');
      });
    });
    const told = await record('uncaught');
    expect(told).toMatchObject({ type: 'ERROR', category: 'UNCAUGHT' });
    expect(told.message).toContain('Nobody caught this');
    expect(told.extraInfo).toEqual({
      source: expect.any(String),
      line: expect.any(Number),
      column: expect.any(Number),
    });
  });

  it('of a promise is recorded and goes no further', async () => {
    // covers: S8.27
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(String(error)));
    await openWhole('/plp/coffee');
    await page.evaluate(() => void Promise.reject(new Error('Nobody awaited this')));
    expect(await record('uncaught')).toMatchObject({
      type: 'ERROR',
      category: 'UNCAUGHT',
      message: 'Nobody awaited this',
    });
    expect(uncaught).toEqual([]);
  });

  it('written to the console is recorded at medium severity', async () => {
    // covers: S8.28
    await open('/plp/coffee');
    await page.evaluate(() => console.error('Something', 'is off'));
    expect(await record('console-error')).toMatchObject({
      type: 'ERROR',
      severity: 'medium',
      message: 'Something is off',
    });
  });
});

it('an anonymous visitor calls as users/anonymous, without a token', async () => {
  // covers: S5.4, S6.1
  shop.commerce.calls.length = 0;
  await openWhole('/plp/coffee');
  const calls = shop.commerce.calls.filter((call) => call.includes('/users/'));
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call).toContain('/users/anonymous/');
  expect(shop.commerce.lastHeaders.has('authorization')).toBe(false);
});
