import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, navigate, openQuiet, sharedBrowser, type Watch, watch } from './browser.ts';
import { categoryPage, siteConfig } from './fakeAnswers.ts';
import { cartOf } from './fakeCart.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let page: Page;
let seen: Watch;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop()]);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  page = await browser.newPage();
  seen = await watch(page);
});
afterEach(async () => {
  expect(seen.complaints).toEqual([]);
  await page.close();
});

/** The calls a page is made of; who the visitor is and the cart are asked for on their own. */
const pageCalls = () => shop.commerce.calls.filter((call) => /\/(cms|c)\//.test(call));

const isHydrated = () => page.evaluate(isAlive);

/** Loads a document; nothing of it moves while it does. */
async function open(path: string): Promise<void> {
  await openQuiet(page, shop.origin + path);
  expect(await seen.layoutShift()).toBe(0);
}

describe('a page in a browser', () => {
  it('hydrates as it came from the cache, without a call', async () => {
    await fetch(`${shop.origin}/plp/coffee`);
    const before = pageCalls().length;
    await open('/plp/coffee');
    expect(await isHydrated()).toBe(true);
    expect(await page.textContent('h1')).toBe('All coffee');
    expect(await page.title()).toBe('All coffee | Crema');
    expect(pageCalls().slice(before)).toEqual([]);
  });

  it('that shows the cart asks for it once', async () => {
    let asked = 0;
    await page.route('**/users/anonymous/carts?*', (route) => {
      asked += 1;
      return route.fulfill({ json: cartOf() });
    });
    const header = page.waitForResponse('**/getCustomerDetails?*');
    await openQuiet(page, `${shop.origin}/cart`);
    await header;
    expect(await page.getByRole('main').textContent()).toContain('Your cart');
    expect(asked).toBe(1);
  });

  it('asks who the visitor is in a browser that is never idle', async () => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (work, { timeout } = {}) =>
        timeout === undefined
          ? 1
          : window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    });
    const asked = page.waitForResponse('**/getCustomerDetails?*');
    await page.goto(`${shop.origin}/plp/coffee`);
    await asked;
  });

  it('hydrates when its address has parameters that the server never saw', async () => {
    await open('/plp/coffee?utm_source=mail&ranMID=1&webapp=1');
    expect(await isHydrated()).toBe(true);
  });

  it('goes to another without a document, by the same calls, and back', async () => {
    await open('/plp/coffee');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const before = pageCalls().length;
    await navigate(page, '/plp/tea?sort=name');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'All tea');
    expect(await page.title()).toBe('All tea | Crema');
    const paths = pageCalls()
      .slice(before)
      .map((call) => call.split('?')[0]);
    expect(paths.sort()).toEqual(['GET /rest/v2/usb2c/c/tea', 'GET /rest/v2/usb2c/c/tea/categoryData']);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'All coffee');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('brings its own language only, and a link to another loads a document', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await open('/fr/plp/cafe?site=cab2c');
    expect(await page.textContent('p')).toBe('24 produits');
    expect(scripts.filter((path) => /\/fr-[\w-]+\.js$/.test(path))).toHaveLength(1);
    expect(scripts.filter((path) => /\/en-[\w-]+\.js$/.test(path))).toEqual([]);
    expect(await page.locator('link[rel=modulepreload][href*="/fr-"]').count()).toBe(1);
    // The document may be gone before the call returns.
    await navigate(page, '/plp/cafe?site=cab2c').catch(() => {});
    await page.waitForSelector('html[lang=en]');
    expect(await page.textContent('p')).toBe('24 products');
  });
});

describe('the error page in a browser', () => {
  /** A document that failed says so in the console of Chromium; that is the status, not a fault of the page. */
  const withoutStatus = () => {
    seen.complaints = seen.complaints.filter((text) => !text.startsWith('Failed to load resource'));
  };

  it.each([
    ['/nowhere', 'Page not found'],
    ['/plp/nothing', 'Page not found'],
  ])('hydrates at %s', async (path, title) => {
    await open(path);
    withoutStatus();
    expect(await isHydrated()).toBe(true);
    expect(await page.title()).toBe(`${title} | Crema`);
    expect(await page.textContent('h1')).toBe('SORRY, SOMETHING WENT WRONG!');
  });

  it('offers best sellers if the engine answers, and is whole without them', async () => {
    const path = '/rest/v2/usb2c/products/getBestSellerProducts';
    shop.commerce.answers.set(path, () => json({ products: categoryPage('oolong', 2).products }));
    await open('/nowhere');
    const main = page.getByRole('main');
    const list = main.getByRole('list', { name: 'Best sellers' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    shop.commerce.answers.set(path, () => json({}, '', { status: 503 }));
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => main.locator('[aria-hidden=true].h-\\[30rem\\]').count()).toBe(0);
    expect(await list.count()).toBe(0);
    expect(await main.getByRole('searchbox').isVisible()).toBe(true);
    shop.commerce.answers.delete(path);
    withoutStatus();
  });

  it('is logged when client logging is on', async () => {
    // covers: S2.75, S3.138, S3.139, S3.143, S3.144
    await page.context().addCookies([{ name: 'csrLogger', value: '1', url: shop.origin }]);
    await open('/nowhere');
    withoutStatus();
    const told = () => shop.clientLogs.find(({ eventType }) => eventType === 'error-page');
    await expect.poll(told).toBeDefined();
    const record = told();
    expect(record).toMatchObject({
      eventType: 'error-page',
      brand: 'usb2c',
      language: 'en',
      userType: 'anonymous',
    });
    expect(record?.correlationId).toMatch(/^[0-9a-f]{32}-[0-9a-z]+$/);
    await page.context().clearCookies();
  });

  it('appears in place when a later call fails', async () => {
    await open('/plp/coffee');
    shop.commerce.answers.set('/rest/v2/usb2c/c/broken', () => json({}, '', { status: 503 }));
    await navigate(page, '/plp/broken');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('SORRY'));
    expect(await page.title()).toBe('Something went wrong | Crema');
    withoutStatus();
  });
});

describe('the footer', () => {
  const columns = [{ title: 'Company', links: [{ title: 'About', url: '/content/about' }] }];
  const foot = { uid: 'foot', typeCode: 'FooterLinksComponent', columns };
  const contentSlots = [{ position: 'Footer', components: [foot] }];
  let own: Shop;
  beforeAll(async () => {
    own = await startShop({ cacheBytes: 0, answerBytes: 0 });
    own.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () => json({ ...siteConfig, contentSlots }));
  });
  afterAll(() => own.stop());

  it.each([
    [360, false],
    [1280, true],
  ])('%i pixels wide, without JavaScript: its groups are open: %s', async (width, isOpen) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const plain = await context.newPage();
    await plain.goto(own.origin);
    const link = plain.getByRole('contentinfo').getByRole('link', { name: 'About' });
    expect(await link.isVisible()).toBe(isOpen);
    const heading = plain.getByRole('contentinfo').getByRole('heading', { name: 'Company' });
    expect(await heading.isVisible()).toBe(isOpen);
    if (!isOpen) await plain.getByRole('contentinfo').getByText('Company').first().click();
    expect(await link.isVisible()).toBe(true);
    await context.close();
  });
});
