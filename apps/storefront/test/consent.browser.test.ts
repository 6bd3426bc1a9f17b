/** The choice of cookie categories: where it is kept, what it deletes, and what it wakes. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAlive, openQuiet, sharedBrowser } from './browser.ts';
import { siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  configure({});
});
afterEach(() => context.close());

const KEPT_SECONDS = 15_552_000;
const DEFAULTS = {
  privacyCookiesEnabled: true,
  consentDefaults: { c1: 1, c2: 1, c9: 1 },
  cookieLifetimes: { affiliate: KEPT_SECONDS, userConsent: KEPT_SECONDS },
};
function configure(over: Record<string, unknown>): void {
  const entry = Object.entries({ ...DEFAULTS, ...over }).map(([key, value]) => ({ key, value }));
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: { entry } }),
  );
}
const open = (path: string) => openAlive(page, shop.origin + path);
/** For what is not kept or asked. */
const openWhole = (path: string) => openQuiet(page, shop.origin + path);
const names = async () => (await context.cookies()).map(({ name }) => name);
const press = (name: string) => page.getByRole('button', { name }).click();

it('the choice is kept as 0 or 1 a category, for as long as the site says, and not asked again', async () => {
  // covers: S3.151, S5.10
  await open('/plp/tea');
  await press('Accept all');
  await expect.poll(names).toContain('userConsent');
  const cookie = (await context.cookies()).find(({ name }) => name === 'userConsent');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('c1:1|c2:1|c9:1');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - KEPT_SECONDS)).toBeLessThan(120);
  await openWhole('/plp/coffee');
  expect(await page.getByRole('button', { name: 'Accept all' }).isVisible()).toBe(false);
});

it('the question is painted with the page, and an answer given before the scripts have come counts', async () => {
  let release = (): void => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.origin}/plp/tea`, { waitUntil: 'commit' });
  await press('Reject all');
  expect(await names()).not.toContain('userConsent');
  release();
  await expect.poll(names).toContain('userConsent');
  await expect.poll(() => page.getByRole('button', { name: 'Reject all' }).isVisible()).toBe(false);
});

it('a value that is neither 0 nor 1 is no choice: the site’s default counts', async () => {
  configure({ consentDefaults: { c1: 1, c2: 0, c9: 1 } });
  await context.addCookies([{ name: 'userConsent', value: 'c1:2|c2:yes|c9:', url: shop.origin }]);
  await openWhole('/plp/coffee?ranMID=4711');
  expect(await names()).not.toContain('affiliate');
});

it('what a denied category had set is deleted: under /, and placeOrder under /ADC', async () => {
  // covers: S5.13, S5.14, V8.3.3
  await open('/plp/coffee?ranMID=4711');
  await context.addCookies([
    { name: 'cart-quantity', value: '3', url: shop.origin },
    { name: 'utag_main', value: 'x', url: shop.origin },
    { name: 'placeOrder', value: '1', domain: 'localhost', path: '/ADC' },
    { name: 'SESSION', value: '0123456789abcdef0123', url: shop.origin },
  ]);
  await expect.poll(names).toContain('affiliate');
  expect(await names()).toContain('placeOrder');
  await press('Reject all');
  await expect.poll(async () => (await names()).sort()).toEqual(['CORRELATION_ID', 'SESSION', 'userConsent']);
});

it('what was denied elsewhere is deleted with the first sign of life', async () => {
  await context.addCookies([
    { name: 'userConsent', value: 'c1:1|c2:0|c9:1', url: shop.origin },
    { name: 'affiliate', value: 'ranMID%3D4711', url: shop.origin },
  ]);
  await open('/plp/tea');
  await page.keyboard.press('Tab');
  await expect.poll(names).not.toContain('affiliate');
});

it('reports begin when analytics are allowed, on the page where they were', async () => {
  configure({ consentDefaults: { c1: 0, c2: 0, c9: 1 } });
  const tags = { page_name: 'All tea', page_type: 'category' };
  shop.commerce.answers.set('/rest/v2/usb2c/getTealiumTags', () => json(tags));
  await openWhole('/plp/tea?ranMID=4711');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await press('Accept all');
  await expect.poll(() => page.evaluate(() => window.dataLayer)).toEqual([tags]);
  expect(await names()).toContain('affiliate');
});

it('nobody is asked where the privacy switch is off, nor is the question in the page', async () => {
  configure({ privacyCookiesEnabled: false });
  const answer = await open('/plp/tea');
  expect(await answer?.text()).not.toContain('Accept all');
});
