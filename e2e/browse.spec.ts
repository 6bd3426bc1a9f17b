import { expect, type Page, test } from '@playwright/test';
import { watch } from './purchase.steps.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
const parade = /^Dawn Parade$/;

test('search proposes words and products while one types, and lists results', async ({ page }) => {
  // covers: S1.42
  const complaints = await watch(page);
  await page.goto('/plp/beverages/coffee');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).pressSequentially('dawn par');
  const products = page.getByRole('list', { name: 'Suggested products' });
  await expect(products.getByText(parade)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Suggested searches' }).getByRole('link').first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “dawn par”' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: parade })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an address is read up to its fragment', async ({ page }) => {
  // covers: S2.19
  await page.goto('/coffee/p/1012#reviews');
  await expect(page.getByRole('heading', { level: 1, name: parade })).toBeVisible();
  await page.goto('/our/b/brand-aurelune#top');
  await expect(page.getByRole('heading', { level: 1, name: 'Aurelune' })).toBeVisible();
});

test('what is added is counted in the header and kept for the visit, one cart with one guid', async ({
  page,
}) => {
  // covers: S3.181, S7.94
  const complaints = await watch(page);
  await page.goto('/p/aurelune-dawn-parade');
  const guid = () => page.evaluate(() => sessionStorage.getItem('cartGuid'));
  const add = async () => {
    const answered = page.waitForResponse(/addProductToCart/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart ./ })
      .first()
      .click();
    return (await answered).json();
  };
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  const { cartGuid } = await add();
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('button', { name: 'Close the cart' })
    .click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await guid()).toBe(cartGuid);
  expect(await add()).toMatchObject({ cartGuid, cartQuantity: 2 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  expect(await guid()).toBe(cartGuid);
  expect(complaints).toEqual([]);
});

test('a filter chosen stands in the address, and Back undoes it', async ({ page }) => {
  // covers: S2.12
  await page.goto('/plp/beverages/coffee');
  const dark = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^Dark \d+$/ });
  await dark.click();
  await expect(page).toHaveURL(/\/plp\/beverages\/coffee\?filters=roast%3Adark$/);
  await expect(dark).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/plp\/beverages\/coffee$/);
  await expect(dark).not.toHaveAttribute('aria-current');
});

/** Whether something is so just below a width, and at it. */
async function below(page: Page, width: number, what: () => Promise<unknown>): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const at of [width - 1, width]) {
    await page.setViewportSize({ width: at, height: 800 });
    seen.push(await what());
  }
  return seen;
}

test('the wide layout begins at 992, and more columns at 768 and 1200', async ({ page }) => {
  // covers: S9.74, S9.75, S9.77
  await page.goto('/plp/beverages/coffee');
  const menu = page.getByRole('button', { name: 'Open the menu' });
  expect(await below(page, 992, () => menu.isVisible())).toEqual([true, false]);
  const grid = page.getByRole('main').locator('ul:has(article)').first();
  const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await below(page, 768, columns)).toEqual([2, 3]);
  expect(await below(page, 1200, columns)).toEqual([3, 4]);
});

test('the narrow layout ends at 575', async ({ page }) => {
  // covers: S9.73
  await page.goto(canada);
  const link = page.getByRole('banner').getByText('Français');
  expect(await below(page, 576, () => link.isVisible())).toEqual([false, true]);
});

test('the cart offers what sells best, empty or not, and takes it at once', async ({ page }) => {
  await page.goto('/cart');
  const row = page.getByRole('list', { name: 'Goes well with almost anything' });
  await expect(page.getByText('Nothing in here yet')).toBeVisible();
  await row
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Check out/ }).first()).toBeVisible();
  await expect(row).toBeAttached();
});

test('a colour has its own pictures, and choosing another leaves the one looked at', async ({ page }) => {
  await page.goto('/p/crema-nib');
  const pictures = page.getByRole('main').getByRole('button', { name: /^Picture \d/ });
  await expect(pictures).toHaveCount(3);
  await pictures.nth(1).click();
  await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByText('Terracotta', { exact: true }).click();
  await expect(pictures.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /terracotta/);
});
