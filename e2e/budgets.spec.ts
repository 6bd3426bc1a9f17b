import { expect, test } from '@playwright/test';
import { watchPage } from '../bench/harness/watched-page.ts';
import { BUDGET, useShop } from '../bench/sections/bytes.ts';

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

for (const path of [
  '/',
  '/plp/coffee',
  '/search?text=dark',
  '/cart',
  '/content/shipping-returns',
  '/no-such-page',
]) {
  test(`${path} moves nothing while it loads, complains of nothing and is refused nothing`, async ({
    page,
  }) => {
    const watched = await watchPage(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await watched.layoutShift()).toBe(0);
    // The browser itself reports the status of the page that is not there.
    expect(watched.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
}
