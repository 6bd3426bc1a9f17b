import { expect, type Page, test } from '@playwright/test';
import { watch } from './purchase.steps.ts';

const shop = `http://127.0.0.1:${process.env.E2E_PORT}`;
const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
const work = `http://commercial.crema.localhost:${process.env.E2E_PORT}`;
const parade = /^Dawn Parade$/;

/** Whether something is so just below a width, and at it. */
async function below(page: Page, width: number, what: () => Promise<unknown>): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const at of [width - 1, width]) {
    await page.setViewportSize({ width: at, height: 800 });
    seen.push(await what());
  }
  return seen;
}

test('a list is laid out for every width, narrowed by its address, and left by a search', async ({
  page,
}) => {
  // covers: S1.42, S2.12, S9.74, S9.75, S9.77
  const complaints = await watch(page);
  const main = page.getByRole('main');
  await page.goto('/plp/beverages/coffee');

  await test.step('the wide layout begins at 992, and more columns at 768 and 1200', async () => {
    const menu = page.getByRole('button', { name: 'Open the menu' });
    expect(await below(page, 992, () => menu.isVisible())).toEqual([true, false]);
    const grid = main.locator('ul:has(article)').first();
    const columns = () =>
      grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await below(page, 768, columns)).toEqual([2, 3]);
    expect(await below(page, 1200, columns)).toEqual([3, 4]);
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a filter chosen stands in the address, and Back undoes it', async () => {
    const dark = main.getByRole('listitem').getByRole('link', { name: /^Dark \d+$/ });
    await dark.click();
    await expect(page).toHaveURL(/\/plp\/beverages\/coffee\?filters=roast%3Adark$/);
    await expect(dark).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/\/plp\/beverages\/coffee$/);
    await expect(dark).not.toHaveAttribute('aria-current');
  });

  await test.step('search proposes words and products while one types, and lists results', async () => {
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
  });
  expect(complaints).toEqual([]);
});

test('a card of each shop says the name before the price, and what auto-delivery costs', async ({ page }) => {
  // covers: S9.73
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: parade }) });
  /** How far down the first card’s price and name are. */
  const tops = async () => {
    const first = page.getByRole('main').getByRole('article').first();
    const places = [first.getByText(/^\$\d+\.\d\d$/).first(), first.getByRole('heading')].map((one) =>
      one.boundingBox(),
    );
    return (await Promise.all(places)).map((box) => box?.y ?? 0);
  };

  await test.step('in the US, what it costs', async () => {
    await page.goto('/plp/beverages/coffee');
    await expect(card).toContainText(/\$\d+\.\d\d on auto-delivery/);
    const [price = 0, name = 0] = await tops();
    expect(price).toBeGreaterThan(name);
  });

  await test.step('in the business shop the name is before the price too', async () => {
    await page.goto(`${work}/plp/beverages/coffee`);
    const [price = 0, name = 0] = await tops();
    expect(price).toBeGreaterThan(name);
  });

  await test.step('where later orders cost more, that this is the first one', async () => {
    await page.goto(`${canada}/plp/beverages/coffee`);
    await expect(card).toContainText(/\$\d+\.\d\d first auto-delivery/);
  });

  await test.step('the narrow layout ends at 575', async () => {
    const link = page.getByRole('banner').getByText('Français');
    expect(await below(page, 576, () => link.isVisible())).toEqual([false, true]);
  });
});

test('from the home page to a department, by its menu, its promises and a row that scrolls', async ({
  page,
}) => {
  // covers: S2.19, S9.72, S9.76, S9.78
  await page.goto('/');

  await test.step('no two promises of the home page share a drawing', async () => {
    const promises = page.getByRole('list').filter({ hasText: '30-day returns' }).last();
    const drawings = await promises
      .locator('svg')
      .evaluateAll((all) => all.map((drawing) => drawing.innerHTML));
    expect(drawings.length).toBe(await promises.getByRole('listitem').count());
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  await test.step('the gutters grow at 360, 390, 444 and 481, at 1024 and at 1440', async () => {
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

  await test.step('on a phone an entry of the menu that has nothing below it leads there at once', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Deals', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  await test.step('an address is read up to its fragment', async () => {
    await page.goto('/coffee/p/1012#reviews');
    await expect(page.getByRole('heading', { level: 1, name: parade })).toBeVisible();
    await page.goto('/our/b/brand-aurelune#top');
    await expect(page.getByRole('heading', { level: 1, name: 'Aurelune' })).toBeVisible();
  });

  await test.step('a row that scrolls sideways ends where the page does, its first card in line with the page', async () => {
    await page.goto('/brewers');
    const row = page.getByRole('main').getByRole('list', { name: 'Start with a pack' });
    await expect(row.locator('li').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const [all, first] = [await row.boundingBox(), await row.locator('li').first().boundingBox()];
      expect([all?.x, all?.width], `at ${width}`).toEqual([0, width]);
      expect(first?.x, `at ${width}`).toBe(heading?.x);
    }
  });
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

test('the cart offers what sells best, empty or not, takes it at once, and does not offer what is in it', async ({
  page,
}) => {
  const row = page.getByRole('list', { name: 'You may also like' });
  const offered = row.getByRole('link', { name: 'Dawn Parade', exact: true });
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await row.getByRole('button', { name: 'Add to cart Dawn Parade', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Check out/ }).first()).toBeVisible();
  // It stays under the finger that pressed it.
  await expect(offered).toBeAttached();
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove Dawn Parade' })).toBeVisible();
  await expect(offered).toHaveCount(0);
  await expect(row.getByRole('listitem').first()).toBeVisible();
});

test('the first picture of a page comes at once and before others', async ({ request }) => {
  for (const path of ['/', '/beverages', '/brewers', '/accessories', '/plp/coffee']) {
    const html = await (await request.get(shop + path)).text();
    const [first = ''] = /<img[^>]*>/.exec(html.slice(html.indexOf('<main'))) ?? [];
    expect(first, path).toMatch(/ loading="eager"/i);
    expect(first, path).toMatch(/ fetchpriority="high"/i);
  }
});
