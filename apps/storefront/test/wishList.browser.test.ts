/** The wish list's page, with an engine that answers as each test says. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAlive, sharedBrowser } from './browser.ts';
import { categoryPage, customerDetails, siteConfig } from './fakeAnswers.ts';
import { cartOf, entry, price } from './fakeCart.ts';
import { json } from './fakeCommerce.ts';
import { logIn } from './loggedIn.ts';
import { type Shop, startShop } from './shop.ts';

type Schemas = components['schemas'];

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
  const configuration = { entry: [{ key: 'features', value: { accounts: true } }] };
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: configuration }),
  );
});
afterAll(() => shop.stop());

const variantOf = (code: string, status: 'inStock' | 'outOfStock'): Schemas['VariantOption'] => ({
  ...{ code, defaultVariant: true, isColorVariant: false, purchasable: true, isDiscountPrice: false },
  ...{ options: [{ name: 'Size', value: '24 ct' }], stock: { stockLevelStatus: status } },
  ...{ priceData: price(18.99), originalPriceData: price(18.99) },
  ...{ variantPrice: { listPrice: price(18.99) }, salesPriceStrategy: 'ALL', image: '/media/tea.webp' },
});
/** `tea-0` is in stock, `tea-1` is sold out; `gone` is not sold. */
const products = categoryPage('tea', 2).products.map((one, index) => ({
  ...{ ...one, name: `Tea ${index}` },
  variantOptions: [variantOf(`${one.code}-24`, index === 0 ? 'inStock' : 'outOfStock')],
}));
const WISHES = ['tea-0', 'tea-1', 'gone'].map((code) => ({
  ...{ code: `${code}-24`, productCode: code, name: `Kept ${code}` },
}));

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  await page.route('**/products/getProductDetailsForCodes?*', (route) =>
    route.fulfill({ json: { products } }),
  );
  await page.route('**/users/*/carts?*', (route) => route.fulfill({ json: cartOf() }));
});
afterEach(() => context.close());

const open = () => openAlive(page, `${shop.origin}/wishlist?site=usb2c`);
const main = () => page.getByRole('main');
const card = (name: string) => main().getByRole('article').filter({ hasText: name });
async function keep(wishes: readonly object[]): Promise<void> {
  await page.goto(`${shop.origin}/media/blank`);
  await page.evaluate((text) => localStorage.setItem('wishlist.usb2c', text), JSON.stringify(wishes));
}
const kept = () => page.evaluate(() => localStorage.getItem('wishlist.usb2c'));

it('an empty list says how to fill it, and names the account for a guest', async () => {
  await open();
  await main().getByText('Your wish list is empty.').waitFor();
  expect(await main().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?next=%2Fwishlist%3Fsite%3Dusb2c&site=usb2c',
  );
});

it('what is sold out stays, what is gone is told, and what the cart refuses stays with the reason', async () => {
  await keep(WISHES);
  const asked: unknown[] = [];
  let refuses = true;
  await page.route('**/users/anonymous/addProductToCart?*', (route) => {
    asked.push(route.request().postDataJSON());
    return refuses
      ? route.fulfill({ status: 400, json: { errors: [{ type: 'X', message: 'Only two a person.' }] } })
      : route.fulfill({ json: { cartGuid: 'guid-1', cartQuantity: 1, entry: entry('tea-0-24') } });
  });
  await open();
  await main().getByText('3 products').waitFor();
  expect(await card('Tea 1').textContent()).toContain('Sold out');
  expect(await card('Kept gone').textContent()).toContain('We no longer sell this product.');
  for (const name of ['Tea 1', 'Kept gone'])
    expect(await card(name).getByRole('button', { name: 'Move to cart' }).count()).toBe(0);
  const move = card('Tea 0').getByRole('button', { name: 'Move to cart' });
  await move.click();
  await main().getByRole('alert').filter({ hasText: 'Tea 0: Only two a person.' }).waitFor();
  expect(await main().getByRole('article').count()).toBe(3);
  refuses = false;
  await move.click();
  await expect.poll(() => main().getByRole('article').count()).toBe(2);
  expect(asked.at(-1)).toMatchObject({ code: 'tea-0-24', qty: 1 });
  expect(await kept()).not.toContain('tea-0-24');
  expect(await kept()).toContain('tea-1-24');
});

it('a list that could not be loaded is loaded again by a press', async () => {
  await keep(WISHES);
  let isAway = true;
  await page.route('**/products/getProductDetailsForCodes?*', (route) =>
    isAway ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: { products } }),
  );
  await open();
  const alert = main().getByRole('alert').filter({ hasText: 'The list could not be loaded.' });
  await alert.waitFor();
  isAway = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await card('Tea 0').waitFor();
});

it('who logged in elsewhere brings the browser’s list along, and is told what did not fit', async () => {
  await logIn(page, shop.origin, 'usb2c');
  await page.evaluate((text) => localStorage.setItem('wishlist.usb2c', text), JSON.stringify(WISHES));
  await page.route('**/users/current/getCustomerDetails?*', (route) =>
    route.fulfill({ json: { ...customerDetails, isLoggedIn: true } }),
  );
  const [first] = WISHES;
  await page.route('**/users/current/wishlist/merge?*', (route) =>
    route.fulfill({
      json: {
        ...{ name: 'For <i>me</i>', notify: false },
        entries: [{ ...first, addedAt: '2027-01-04T15:00:00.000Z' }],
        refused: [
          { code: 'tea-1-24', reason: 'full' },
          { code: 'gone-24', reason: 'unknown' },
        ],
      },
    }),
  );
  await open();
  await main().getByRole('heading', { level: 1, name: 'For <i>me</i>' }).waitFor();
  const said = await main().textContent();
  expect(said).toContain('One product of this browser did not fit on your list.');
  expect(said).toContain('One product of this browser is no longer sold and left out.');
  expect(await kept()).toContain('tea-1-24');
  expect(await kept()).not.toContain('gone-24');
  // Refused by the engine: the name that was typed stays in its field.
  await page.route('**/users/current/wishlist?*', (route) =>
    route.fulfill({ status: 400, json: { errors: [{ type: 'ValidationError', message: 'Too long.' }] } }),
  );
  const name = main().getByRole('textbox', { name: 'Name of the list' });
  await name.fill('x'.repeat(61));
  await main().getByRole('button', { name: 'Save the name' }).click();
  await main().getByText('Too long.').waitFor();
  expect(await name.inputValue()).toHaveLength(61);
});
