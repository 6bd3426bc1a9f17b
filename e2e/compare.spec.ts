import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { chooseAutoDelivery, watch } from './purchase.steps.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Products' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Selected to compare' });

test('two brewers are chosen from a list and stand side by side, also for whoever gets the link', async ({
  page,
  browser,
}) => {
  // covers: S1.35
  const complaints = await watch(page);
  await page.goto('/brewers');
  await list(page).getByRole('checkbox').nth(0).check();
  await expect(bar(page).getByText('Choose one more product.')).toBeVisible();
  await list(page).getByRole('checkbox').nth(1).check();
  await bar(page).getByRole('link', { name: 'Compare (2)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  const products = page.getByRole('columnheader');
  await expect(products).toHaveCount(2);
  const rows = page.getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  expect(await rows.count()).toBeLessThan(all);
  expect(await rows.count()).toBeGreaterThan(0);

  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('columnheader')).toHaveCount(2);
  await stranger.close();

  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(products).toHaveCount(1);
  await page.goto('/compare');
  await expect(page).toHaveURL(/\/compare\?codes=[^,]+$/);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a phone holds two, and a product of another kind begins anew', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/brewers');
  for (const place of [0, 1]) await list(page).getByRole('checkbox').nth(place).check();
  await list(page).getByRole('checkbox').nth(2).click();
  await expect(bar(page).getByText('You can compare 2 products. Remove one to add another.')).toBeVisible();
  await expect(list(page).getByRole('checkbox').nth(2)).not.toBeChecked();
  await page.goto('/accessories');
  await list(page).getByRole('checkbox').first().check();
  await expect(bar(page).getByText(/started a new comparison/)).toBeVisible();
  await expect(bar(page).getByRole('listitem')).toHaveCount(1);
});

test('the address of products of several kinds says what is wrong', async ({ page }) => {
  await page.goto('/compare?codes=crema-nib,aurelune-dawn-parade');
  await expect(page.getByRole('alert')).toHaveText(/same kind/);
  await page.goto('/compare?codes=nowhere');
  await expect(page.getByText('One product of this comparison is no longer sold.')).toBeVisible();
});

test('quick shop: a colour is chosen and bought without leaving the list', async ({ page }) => {
  // covers: S2.30
  const complaints = await watch(page);
  await page.goto('/brewers');
  const opener = list(page)
    .getByRole('button', { name: /^Options for/ })
    .first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('link', { name: 'Check out' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/brewers$/);
  expect(complaints).toEqual([]);
});

test('auto-delivery has its own price, and comes as often as chosen', async ({ page }) => {
  await page.goto('/p/aurelune-dawn-parade');
  await chooseAutoDelivery(page, 'Every 2 weeks');
  const answered = page.waitForResponse(/addProductToCart/);
  await page.getByRole('button', { name: 'Start auto-delivery Dawn Parade' }).click();
  expect(JSON.stringify(await (await answered).json())).toMatch(/"frequencyWeeks":2\b/);
  await expect(
    page.getByRole('dialog', { name: 'Your cart' }).getByText('Dawn Parade').first(),
  ).toBeVisible();
});

test('pictures are looked at closer by keyboard alone', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/p/crema-nib');
  const opener = page.getByRole('button', { name: 'Zoom in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const place = dialog.getByRole('status');
  await expect(place).toHaveText(/^1 of /);
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^2 of /);
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Full size' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a picture looked at closer comes 1.2 times as sharp, after one of an 80th of its width', async ({
  page,
}) => {
  // covers: S9.79, S9.80
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/p/crema-nib');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: /Nib/ });
  // 600 pixels and a fifth are 720, for which there is 800; the original has 1600, an 80th of which are 20.
  await expect(picture).toHaveAttribute('sizes', '120vmin');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/w=800$/);
  expect(asked.some((url) => /\/media\/.*w=20$/.test(url))).toBe(true);
  await page.keyboard.press('+');
  await expect(picture).toHaveJSProperty('clientWidth', 1600);
});

/** Until the list of what was looked at is there: it is written with the first sign of life. */
const kept = (context: BrowserContext) =>
  expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'recent-products')?.expires);

test('a category shows what goes with what was looked at, and that itself no more', async ({
  page,
  context,
}) => {
  await page.goto('/p/aurelune-dawn-parade', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await kept(context).toBeGreaterThan(0);
  await page.goto('/plp/beverages/coffee');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const row = page.getByRole('list', { name: 'Based on what you viewed' });
  await expect(row.getByRole('listitem').first()).toBeVisible();
  await expect(row.getByRole('link', { name: /^Dawn Parade$/ })).toHaveCount(0);
  expect(await row.getByRole('listitem').count()).toBeGreaterThan(3);
});

test('what was looked at is kept for days in the browser and shown below the next product', async ({
  page,
  context,
}) => {
  // covers: S3.176, S9.9
  await page.goto('/p/aurelune-dawn-parade', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await kept(context).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  const html = await (await page.goto('/p/aurelune-high-noon'))?.text();
  expect(html).not.toContain('Recently viewed');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const row = page.getByRole('list', { name: 'Recently viewed' });
  await expect(row.getByRole('link', { name: /^Dawn Parade$/ })).toBeVisible();
  for (const path of ['/', '/cart']) {
    await page.goto(path);
    // To its beginning: the footer is higher than this window, and the row stands above it.
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView());
    await expect(row.getByRole('link', { name: /^Dawn Parade$/ })).toBeVisible();
  }
});
