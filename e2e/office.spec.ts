import { readFileSync } from 'node:fs';
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { findings, WIDTHS } from './accessibility.steps.ts';
import { expectSeenFocus, tabTo } from './keyboard.steps.ts';
import {
  find,
  inTheShop,
  SHOWN_WITHIN,
  OFFICE_SITE as SITE,
  save,
  signInToOffice,
  undo,
} from './office.steps.ts';
import { placed } from './orders.steps.ts';
import { watch } from './purchase.steps.ts';

/** The first question who one is has the answer 401. */
const EXPECTED = /401 \(Unauthorized\)/;

test('two browsers on one row: one saves, the other compares, and nothing is lost', async ({ page }) => {
  test.setTimeout(patience(90_000));
  const complaints = await watch(page, /40[19]|412/);
  await signInToOffice(page, 'merchandiser');
  await page.goto(`/admin/${SITE}`);
  await find(page, { list: 'Products', words: 'high noon', row: /^High Noon$/ });
  await expect(page.getByRole('heading', { level: 1, name: 'High Noon' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const summary = (one: Page) => one.getByRole('group', { name: 'In one sentence' }).getByRole('textbox');
  await summary(other).fill('Theirs.');
  await summary(page).fill('Mine.');
  await save(other);
  await expect(other.getByRole('status').getByText(/: saved\.$/)).toBeVisible();
  await save(page);
  await expect(page.getByText('Somebody else has changed this')).toBeVisible();
  await expect(page.getByText(/^en: Mine\./)).toBeVisible();
  await expect(page.getByText(/^en: Theirs\./)).toBeVisible();
  await undo(other);
  await other.close();
  expect(complaints).toEqual([]);
});

/** Paths of all screens of the back office, as its table of routes has them. */
const routesOf = (source: string): string[] =>
  [...source.matchAll(/\{\s*path: '([^']+)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== ':site');

/** An address of every screen, below its site unless it stands before a log-in. A new screen has its row here. */
const SCREENS: Record<string, (order: { code: string }) => string> = {
  login: () => '/login',
  setup: () => '/setup',
  'reports/sales': () => `/${SITE}/reports/sales`,
  reports: () => `/${SITE}/reports`,
  'reports/:report': () => `/${SITE}/reports/taxes`,
  edits: () => `/${SITE}/edits`,
  scheduled: () => `/${SITE}/scheduled`,
  preview: () => `/${SITE}/preview`,
  why: () => `/${SITE}/why`,
  transfer: () => `/${SITE}/transfer`,
  orders: () => `/${SITE}/orders`,
  'orders/:code': ({ code }) => `/usb2c/orders/${code}`,
  'orders/:code/slip': ({ code }) => `/usb2c/orders/${code}/slip`,
  'gift-cards': () => '/usb2c/gift-cards',
  'gift-cards/:id': () => '/usb2c/gift-cards/unknown',
  customers: () => `/${SITE}/customers`,
  'customers/:id': () => '/usb2c/customers/unknown',
  'customers/:id/rewards': () => '/usb2c/customers/unknown/rewards',
  'programmes/experiments': () => '/usb2c/programmes/experiments',
  'programmes/campaigns': () => '/usb2c/programmes/campaigns',
  'programmes/boxes': () => '/usb2c/programmes/boxes',
  'programmes/rewards': () => '/usb2c/programmes/rewards',
  'programmes/quizzes': () => '/usb2c/programmes/quizzes',
  'auto-delivery': () => '/usb2c/auto-delivery',
  'auto-delivery/forecast': () => '/usb2c/auto-delivery/forecast',
  'auto-delivery/failed': () => '/usb2c/auto-delivery/failed',
  'auto-delivery/days/:day': () => '/usb2c/auto-delivery/days/2027-01-11',
  staff: () => `/${SITE}/staff`,
  'new/:resource': () => `/${SITE}/new/coupons`,
  ':resource': () => `/${SITE}/products`,
  ':resource/:key': () => `/${SITE}/components/main-navigation`,
};

/** What can be pressed or typed into and is not reached by Tab. A radio button is reached by its group. */
const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role=button], summary',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex < 0)
      .filter((one) => !one.matches('[type=radio], [type=file]'))
      .map((one) => `not reached by Tab: ${one.outerHTML.slice(0, 120)}`),
  );

test('every screen of the back office is clean by axe, fits a phone, and is reached by keyboard', async ({
  page,
  request,
}) => {
  test.setTimeout(patience(300_000));
  const routes = routesOf(readFileSync('apps/admin/app/routes.tsx', 'utf8'));
  expect(Object.keys(SCREENS).sort()).toEqual([...new Set(routes)].sort());
  const complaints = await watch(page, /40[014] \(/);
  const order = await placed(request);
  const found: string[] = [];
  const look = async (path: string): Promise<void> => {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await findings(page, `${path} ${width}`)), ...(await unreached(page)));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${path} is ${wide} wide on ${width}`);
    }
    // A screen that begins in a field has the focus there.
    if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab');
    await expectSeenFocus(page.locator(':focus'));
  };
  const paths = Object.values(SCREENS).map((address) => address(order));
  const isBefore = (path: string): boolean => path === '/login' || path === '/setup';
  // Who is logged in is led on from these. From the log-in a link to set up opens another page.
  for (const path of paths.filter(isBefore).toReversed()) await look(path);
  await signInToOffice(page, 'owner');
  const others = [`/${SITE}`, `/${SITE}/new/promotions`];
  for (const path of [...others, ...paths.filter((one) => !isBefore(one))]) await look(path);
  await page.goto(`/admin/${SITE}/components/home-hero`);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('group', { name: 'Contenu' })).toBeVisible();
  found.push(...(await findings(page, 'a banner, French')));
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a product is found, changed, saved and undone by keyboard alone', async ({ page }) => {
  test.setTimeout(patience(90_000));
  const complaints = await watch(page, EXPECTED);
  await signInToOffice(page, 'merchandiser');
  await page.goto(`/admin/${SITE}`);
  const products = page.getByRole('navigation').getByRole('link', { name: 'Products' });
  await tabTo(page, products);
  await expectSeenFocus(products);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('slow sunday');
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /^Slow Sunday$/ })
    .first();
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  const name = page.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox');
  await tabTo(page, name);
  await expectSeenFocus(name);
  await page.keyboard.press('End');
  await page.keyboard.type(' by hand');
  await page.keyboard.press('Control+s');
  const path = '/p/aurelune-slow-sunday';
  await expect.poll(() => inTheShop(path, SITE), { timeout: SHOWN_WITHIN }).toContain('by hand');
  const taken = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await tabTo(page, taken, 200);
  await page.keyboard.press('Enter');
  await expect.poll(() => inTheShop(path, SITE), { timeout: SHOWN_WITHIN }).not.toContain('by hand');
  expect(complaints).toEqual([]);
});

test('a part is put on the home page, is in the shop, and is gone when that is undone', async ({ page }) => {
  test.setTimeout(patience(90_000));
  const complaints = await watch(page, EXPECTED);
  await signInToOffice(page, 'merchandiser');
  await page.goto(`/admin/${SITE}/pages/homepage`);
  await page.getByRole('button', { name: 'Add a part: Section 1', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a part: Section 1' });
  await dialog.getByLabel('What it is').selectOption('Notice');
  const words = `Roasted this Monday ${Date.now()}`;
  await dialog.getByRole('group', { name: 'Text', exact: true }).getByRole('textbox').first().fill(words);
  await dialog.getByRole('button', { name: 'Add to the page' }).click();
  await expect(page.getByText(/is on the page/)).toBeVisible();
  expect(await inTheShop('/', SITE)).not.toContain(words);
  await save(page);
  await expect.poll(() => inTheShop('/', SITE), { timeout: SHOWN_WITHIN }).toContain(words);
  await undo(page);
  await expect.poll(() => inTheShop('/', SITE), { timeout: SHOWN_WITHIN }).not.toContain(words);
  expect(complaints).toEqual([]);
});
