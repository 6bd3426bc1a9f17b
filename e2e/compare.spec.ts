import { patience } from '@crema/testing/pace';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watch } from './purchase.steps.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Products' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Selected to compare' });

test('products are bought and compared from a list, without leaving it', async ({ page, browser }) => {
  // covers: S1.35, S2.30
  test.setTimeout(patience(90_000));
  const complaints = await watch(page);
  await page.goto('/brewers');

  await test.step('quick shop: a colour is chosen and bought without leaving the list', async () => {
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
    await drawer.getByRole('button', { name: 'Close the cart' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('two brewers are chosen from a list and stand side by side, also for whoever gets the link', async () => {
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
    await expect.poll(() => rows.count()).toBeLessThan(all);
    expect(await rows.count()).toBeGreaterThan(0);

    const stranger = await browser.newPage();
    await stranger.goto(page.url());
    await expect(stranger.getByRole('columnheader')).toHaveCount(2);
    await expect(stranger.getByRole('columnheader').getByRole('presentation')).toHaveCount(2);
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
  });
  expect(complaints).toEqual([]);

  await test.step('who compares nothing yet is led to the brewer quiz', async () => {
    await page.getByRole('link', { name: 'Take the brewer quiz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find your brewer' })).toBeVisible();
  });

  await test.step('a phone holds two, and a product of another kind begins anew', async () => {
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

  await test.step('the address of products of several kinds says what is wrong', async () => {
    await page.goto('/compare?codes=crema-nib,aurelune-dawn-parade');
    await expect(page.getByRole('alert')).toHaveText(/same kind/);
    await page.goto('/compare?codes=nowhere');
    await expect(page.getByText('One product of this comparison is no longer sold.')).toBeVisible();
  });
});

/** Until the list of what was looked at is there: it is written with the first sign of life. */
const kept = (context: BrowserContext) =>
  expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'recent-products')?.expires);

test('what was looked at is kept for days in the browser and shown below the next product', async ({
  page,
  context,
}) => {
  // covers: S3.176, S9.9
  await page.goto('/p/aurelune-dawn-parade', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await kept(context).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);

  await test.step('a category shows what goes with what was looked at, and that itself no more', async () => {
    await page.goto('/plp/beverages/coffee');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const row = page.getByRole('list', { name: 'Based on what you viewed' });
    await expect(row.getByRole('listitem').first()).toBeVisible();
    await expect(row.getByRole('link', { name: /^Dawn Parade$/ })).toHaveCount(0);
    expect(await row.getByRole('listitem').count()).toBeGreaterThan(3);
  });

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
