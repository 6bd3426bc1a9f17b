import { Agent, get } from 'node:http';
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { watchPage, withPatience } from '../bench/harness/shops/watched-page.ts';
import { BUDGET, useShop } from '../bench/sections/bytes.ts';
import { PLACES } from './accessibility.places.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
const QUIET_MS = 5000;

test('the product page keeps its budget of JavaScript, CSS and layout shift, looked at and used', async ({
  page,
  request,
}) => {
  // Names below .localhost are Chromium's business; this call is not Chromium's.
  const api = `http://127.0.0.1:${process.env.E2E_PORT}/rest/v2/usb2c`;
  const best = await request.get(`${api}/products/getBestSellerProducts`);
  const { products } = (await best.json()) as { products: { url: string }[] };
  const watched = await watchPage(page);
  await withPatience(page, patience(600));
  await page.goto(products[0]?.url ?? '', { waitUntil: 'load' });
  // The budget is for what comes by itself, also late.
  await page.waitForTimeout(QUIET_MS);
  expect.soft(watched.transferred('script') / 1000).toBeLessThanOrEqual(BUDGET.script);
  expect.soft(watched.transferred('stylesheet') / 1000).toBeLessThanOrEqual(BUDGET.stylesheet);
  expect.soft(await watched.layoutShift()).toBe(BUDGET.layoutShift);
  await useShop(page);
  expect.soft(watched.transferred('script') / 1000).toBeLessThanOrEqual(BUDGET.scriptInUse);
  expect(watched.transferred('script')).toBeGreaterThan(0);
  expect(watched.complaints).toEqual([]);
});

test('what a page begins with asks to be compiled while it arrives', async ({ request }) => {
  const shop = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const html = await (await request.get(`${shop}/?site=usb2c`)).text();
  const files = new Set(html.match(/\/assets\/(?:frame|shell|root|home|entry\.client)-[\w-]+\.js/g));
  expect(files.size).toBe(5);
  // Heard only at the very beginning of a file, where others put their lines too.
  for (const file of files)
    expect(await (await request.get(shop + file)).text(), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

/** Elements whose style the browser computes again while `data-awaits` comes to the root and goes, and all of the page. */
async function restyled(page: Page): Promise<{ computed: number; all: number }> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  const all = await page.evaluate(() => {
    const { documentElement: root } = document;
    root.dataset.awaits = 'frame';
    void root.offsetHeight;
    delete root.dataset.awaits;
    void root.offsetHeight;
    return document.querySelectorAll('*').length;
  });
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const passes = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return { computed: passes.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0), all };
}

test('a change at the root makes the browser compute the style of few elements again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/plp/coffee', '/p/aurelune-dawn-parade']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { computed, all } = await restyled(page);
    expect.soft(computed, path).toBeGreaterThan(0);
    expect.soft(computed / all, path).toBeLessThan(0.25);
  }
  const selectors = await page.evaluate(() => {
    const selectorsOf = (rule: CSSRule | CSSStyleSheet): string[] => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(selectorsOf) : []),
    ];
    return [...document.styleSheets].flatMap(selectorsOf);
  });
  expect(selectors).toContain('[data-buy-bar] body');
  // It would be checked after each change of the page.
  expect(selectors.filter((one) => /(?:^|[,\s])(?::root|html|body)[^\s,]*:has\(/.test(one))).toEqual([]);
});

/** Bytes of the answer to a page's first request on a connection, head and all. */
function received(address: string): Promise<number> {
  const { host, port, pathname } = new URL(address);
  const agent = new Agent({ keepAlive: true });
  const headers = { host, 'accept-encoding': 'br' };
  return new Promise<number>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname, headers, agent }, (response) => {
      const { socket, statusCode } = response;
      if (statusCode !== 200) reject(new Error(`${address} answers ${statusCode}`));
      response.on('error', reject).on('end', () => resolve(socket.bytesRead));
      response.resume();
    }).on('error', reject);
  }).finally(() => agent.destroy());
}

test('a list’s first page fits into TCP’s first window in every shop', async () => {
  for (const { home } of PLACES) {
    for (const list of ['/plp/coffee', '/plp/beverages/coffee/dark-roast', '/brewers']) {
      // The smallest form is made once a page is asked for again.
      await expect
        .poll(() => received(home + list), { message: home + list })
        .toBeLessThanOrEqual(BUDGET.list * 1000);
    }
  }
});

test('no page moves anything while it loads, complains of anything or is refused anything', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await withPatience(page, patience(600));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Each as a first visit.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const paths = [
    ...['/', '/plp/coffee', '/search?text=dark', '/cart', '/checkout', '/content/shipping-returns'],
    ...[`${canada}/fr`, `${canada}/p/aurelune-dawn-parade`, '/no-such-page'],
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await watched.moves()).toEqual([]);
      // The browser itself reports the status of the page that is not there.
      expect(watched.complaints.filter((text) => !text.includes('404'))).toEqual([]);
    });
  }
});
