/** What a visit keeps of the address it came by, for how long, and what it may not keep. */
import { patience } from '@crema/testing/pace';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAlive, openQuiet, sharedBrowser } from './browser.ts';
import { customerDetails, siteConfig } from './fakeAnswers.ts';
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

const AFFILIATE_SECONDS = 15_552_000;
const DEFAULTS = {
  privacyCookiesEnabled: true,
  consentDefaults: { c1: 1, c2: 1, c9: 1 },
  cookieLifetimes: { affiliate: AFFILIATE_SECONDS, webapp: -1 },
};
/** The site's configuration, as a merchant would set it. */
function configure(over: Record<string, unknown>): void {
  const entry = Object.entries({ ...DEFAULTS, ...over }).map(([key, value]) => ({ key, value }));
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: { entry } }),
  );
}
const open = (path: string) => openAlive(page, shop.origin + path);
/** For what is not kept or told. */
const openWhole = (path: string) => openQuiet(page, shop.origin + path);
const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name);
/** The value of a cookie, once a page that has come to rest has kept it. */
const kept = (name: string) =>
  expect.poll(async () => decodeURIComponent((await cookie(name))?.value ?? ''), {
    timeout: patience(10_000),
  });
const consent = (value: string) => context.addCookies([{ name: 'userConsent', value, url: shop.origin }]);
/** Seconds from now until a cookie ends; -1 for the session. */
const lifetime = async (name: string) => {
  const { expires = 0 } = (await cookie(name)) ?? {};
  return expires === -1 ? -1 : expires - Date.now() / 1000;
};
const AFFILIATE = '/plp/coffee?ranMID=4711&ranSiteID=site-9';

it('an affiliate is kept by both its parameters, for 15,552,000 seconds', async () => {
  // covers: S2.55, S2.56, S9.10
  await open(AFFILIATE);
  await kept('affiliate').toBe('ranMID=4711&ranSiteID=site-9');
  await open('/');
  await kept('affiliate').toBe('ranMID=4711&ranSiteID=site-9');
  expect(Math.abs((await lifetime('affiliate')) - AFFILIATE_SECONDS)).toBeLessThan(120);
});

it('an app’s web view is marked by its parameter, known by its cookie, and has no foot', async () => {
  // covers: S2.54, S3.158, S6.14, S6.15
  const foot = page.getByRole('contentinfo');
  await openWhole('/plp/coffee?webapp=0');
  expect([await cookie('webapp'), await foot.isVisible()]).toEqual([undefined, true]);
  await open('/plp/coffee?webapp=1');
  await kept('webapp').toBe('1');
  expect(await foot.isVisible()).toBe(false);
  await open('/plp/tea');
  expect(await foot.isVisible()).toBe(false);
});

it('cookies live as the site says; -1 is the session', async () => {
  // covers: S9.11, S9.12, S9.50
  await open('/?webapp=1');
  await kept('webapp').toBe('1');
  expect(await lifetime('webapp')).toBe(-1);
  configure({ cookieLifetimes: { affiliate: 60, webapp: 3600 } });
  await open(`${AFFILIATE}&webapp=1`);
  await kept('affiliate').toContain('4711');
  await expect.poll(() => lifetime('webapp'), { timeout: patience(10_000) }).toBeGreaterThan(0);
  for (const [name, seconds] of [
    ['affiliate', 60],
    ['webapp', 3600],
  ] as const)
    expect(Math.abs((await lifetime(name)) - seconds)).toBeLessThan(30);
});

it('what the visitor chose of targeting counts, else what the site has before a choice', async () => {
  // covers: S4.70, S4.71, S5.8
  configure({ consentDefaults: { c1: 1, c2: 0, c9: 1 } });
  await openWhole(AFFILIATE);
  expect(await cookie('affiliate')).toBeUndefined();
  await consent('c1:0|c2:1|c9:1');
  await open(AFFILIATE);
  await kept('affiliate').toContain('4711');
  await context.clearCookies();
  configure({});
  await consent('c1:1|c2:0|c9:1');
  await openWhole(AFFILIATE);
  expect(await cookie('affiliate')).toBeUndefined();
});

it('nobody is asked where the privacy switch is off', async () => {
  // covers: S5.15
  configure({ privacyCookiesEnabled: false });
  await consent('c1:0|c2:0|c9:0');
  await open(AFFILIATE);
  await kept('affiliate').toContain('4711');
});

it('nothing is told to reports, nor asked for them, where analytics are denied', async () => {
  // covers: S5.7
  const layer = () => page.evaluate(() => window.dataLayer);
  const tags = { page_name: 'All tea', page_type: 'category', page_category_id: 'tea', page_id: 'tea' };
  shop.commerce.answers.set('/rest/v2/usb2c/getTealiumTags', () => json(tags));
  await open('/plp/tea');
  await expect.poll(layer).toEqual([tags]);
  await consent('c1:0|c2:1|c9:1');
  const before = shop.commerce.calls.length;
  await openWhole('/plp/tea');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(await layer()).toBeUndefined();
  expect(shop.commerce.calls.slice(before).filter((call) => call.includes('Tealium'))).toEqual([]);
});

it('the cart’s quantity is kept where functional cookies are allowed; a cookie of no category always', async () => {
  // covers: S3.155, S5.9, S5.11, S5.12
  const path = '/rest/v2/usb2c/users/anonymous/getCustomerDetails';
  shop.commerce.answers.set(path, () => json({ ...customerDetails, cartCount: 3 }));
  const value = async () => (await cookie('cart-quantity'))?.value;
  await openWhole('/plp/tea');
  expect(await value()).toBeUndefined();
  await page.keyboard.press('Tab');
  await expect.poll(value).toBe('3');
  expect(await lifetime('cart-quantity')).toBe(-1);
  await context.clearCookies();
  await consent('c1:1|c2:1|c9:0');
  await openWhole('/plp/tea?webapp=1');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await kept('webapp').toBe('1');
  expect(await value()).toBeUndefined();
  shop.commerce.answers.delete(path);
});
