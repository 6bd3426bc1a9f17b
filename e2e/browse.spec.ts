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
  await expect(
    page.getByRole('region', { name: 'Products' }).getByRole('link', { name: parade }),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('no two promises of the home page share a drawing', async ({ page }) => {
  await page.goto('/');
  const promises = page.getByRole('list').filter({ hasText: '30-day returns' }).last();
  const drawings = await promises
    .locator('svg')
    .evaluateAll((all) => all.map((drawing) => drawing.innerHTML));
  expect(drawings.length).toBe(await promises.getByRole('listitem').count());
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('on a phone an entry of the menu that has nothing below it leads there at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Deals', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible();
  await expect(menu).toBeHidden();
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

test('a card says what auto-delivery costs, and where later orders cost more that this is the first one', async ({
  page,
}) => {
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: parade }) });
  await page.goto('/plp/beverages/coffee');
  await expect(card).toContainText(/\$\d+\.\d\d on auto-delivery/);
  await page.goto(`${canada}/plp/beverages/coffee`);
  await expect(card).toContainText(/\$\d+\.\d\d first auto-delivery/);
});

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

test('the gutters grow at 360, 390, 444 and 481, at 1024 and at 1440', async ({ page }) => {
  // covers: S9.72, S9.76, S9.78
  await page.goto('/content/shipping-returns');
  const gutter = () =>
    page
      .getByRole('contentinfo')
      .locator('.page-width')
      .evaluate((box) => Number.parseFloat(getComputedStyle(box).paddingLeft));
  for (const width of [360, 390, 444, 481, 1024, 1440]) {
    const [before, at] = (await below(page, width, gutter)) as [number, number];
    expect(at, `at ${width}`).toBeGreaterThan(before);
  }
});

test('a row that scrolls sideways ends where the page does, its first card in line with the page', async ({
  page,
}) => {
  await page.goto('/brewers', { waitUntil: 'networkidle' });
  const row = page.getByRole('main').getByRole('list', { name: 'Start with a pack' });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const [all, first] = [await row.boundingBox(), await row.locator('li').first().boundingBox()];
    expect([all?.x, all?.width], `at ${width}`).toEqual([0, width]);
    expect(first?.x, `at ${width}`).toBe(heading?.x);
  }
});

test('what stands far below is fetched when a visitor has stayed near it for 200 ms', async ({ page }) => {
  // covers: S9.5
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/p/aurelune-dawn-parade', { waitUntil: 'networkidle' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const isFetched = () => asked.some((url) => url.includes('getBestSellerProducts'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // The observer itself runs on real frames.
  await page.waitForTimeout(500);
  await page.clock.runFor(199);
  await page.waitForTimeout(200);
  expect(isFetched()).toBe(false);
  // The 200th, and a turn that every read waits.
  const turn = async () => {
    await page.clock.runFor(1);
    return isFetched();
  };
  await expect.poll(turn).toBe(true);
});

test('the narrow layout ends at 575', async ({ page }) => {
  // covers: S9.73
  await page.goto(canada);
  const link = page.getByRole('banner').getByText('Français');
  expect(await below(page, 576, () => link.isVisible())).toEqual([false, true]);
});

test('the cart offers what sells best, empty or not, and takes it at once', async ({ page }) => {
  await page.goto('/cart');
  const row = page.getByRole('list', { name: 'You may also like' });
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await row
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Check out/ }).first()).toBeVisible();
  await expect(row).toBeAttached();
});

test('the cart does not offer what is in it', async ({ page }) => {
  const row = page.getByRole('list', { name: 'You may also like' });
  const offered = row.getByRole('link', { name: 'Dawn Parade', exact: true });
  await page.goto('/cart');
  await row.getByRole('button', { name: 'Add to cart Dawn Parade', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Check out/ }).first()).toBeVisible();
  // It stays under the finger that pressed it.
  await expect(offered).toBeAttached();
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove Dawn Parade' })).toBeVisible();
  await expect(offered).toHaveCount(0);
  await expect(row.getByRole('listitem').first()).toBeVisible();
});

for (const path of ['/', '/beverages', '/brewers', '/accessories', '/plp/coffee']) {
  test(`the first picture of ${path} comes at once and before others`, async ({ page }) => {
    await page.goto(path);
    const first = page.getByRole('main').locator('img').first();
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
  });
}

test('a size has its own pack, which says how much is inside, beside the pictures of all sizes', async ({
  page,
}) => {
  await page.goto('/p/aurelune-dawn-parade');
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first()).toHaveAttribute('src', /aurelune-dawn-parade\.webp/);
  const drawn = page.waitForResponse(/aurelune-dawn-parade-96\.webp/);
  await main.getByText('96 ct', { exact: true }).click();
  await expect(main.getByRole('img').first()).toHaveAttribute('src', /aurelune-dawn-parade-96\.webp/);
  expect((await drawn).status()).toBe(200);
  const pictures = main.getByRole('button', { name: /^Picture \d/ });
  await expect(pictures.nth(2)).toBeVisible();
});

test('price, size and button are on a tablet’s first screen, beside the picture', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/p/aurelune-dawn-parade');
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('96 ct', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: /^Add to cart ./ }).first()).toBeInViewport({ ratio: 1 });
});

test('a colour has its own pictures, and choosing another leaves the one looked at', async ({ page }) => {
  await page.goto('/p/crema-nib');
  const pictures = page.getByRole('main').getByRole('button', { name: /^Picture \d/ });
  await expect(pictures.nth(1)).toBeVisible();
  await pictures.nth(1).click();
  await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByText('Terracotta', { exact: true }).click();
  await expect(pictures.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /terracotta/);
});
