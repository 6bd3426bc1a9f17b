/** Gift cards and gift messages on the pages, with an engine that answers as each test says. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openAlive, sharedBrowser } from './browser.ts';
import { siteConfig } from './fakeAnswers.ts';
import { cartOf, entry, price } from './fakeCart.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

type Schemas = components['schemas'];

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
});
afterAll(() => shop.stop());

let cart: Schemas['Cart'];
let cards: Schemas['CartGiftCards'];
/** Method, last part of the address and body of the calls about gifts. */
let calls: [string, string, unknown][];
let refusal: string | undefined;

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  page = await context.newPage();
  cart = cartOf();
  const configuration = { entry: [{ key: 'payment.provider', value: 'test' }] };
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: configuration }),
  );
  cards = { bought: [], paying: [] };
  calls = [];
  refusal = undefined;
  await page.route('**/users/anonymous/carts?*', (route) => route.fulfill({ json: cart }));
  await page.route('**/giftcards/offer?*', (route) =>
    route.fulfill({
      json: { offered: true, least: price(25), most: price(200), amounts: [25, 50, 75, 100, 150, 200] },
    }),
  );
  await page.route(
    /\/(addGiftCard|giftcards|giftcards\/balance|giftMessage|boughtGiftCards\/[^/?]+)\?/,
    (route) => {
      const request = route.request();
      const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
      calls.push([request.method(), name, request.postDataJSON()]);
      const error = { type: 'GiftCardError', reason: 'unknown', subject: 'code', message: refusal };
      if (refusal && request.method() !== 'GET')
        return route.fulfill({ status: 404, json: { errors: [error] } });
      if (name === 'balance') return route.fulfill({ json: { lastFour: 'CDEF', balance: price(12.5) } });
      if (name === 'giftMessage')
        return route.fulfill({ json: request.postDataJSON() ?? { message: 'For you' } });
      return route.fulfill({ json: request.method() === 'GET' ? cards : cart });
    },
  );
});
afterEach(() => context.close());

const open = (path: string) => openAlive(page, `${shop.origin}${path}?site=usb2c`);
const main = () => page.getByRole('main');
const findings = () => axeFindings(page, { only: 'main' });

it('a gift card is put together with the keyboard: amount, recipient, day and words go in the cart', async () => {
  await open('/gift-cards');
  await main().getByRole('radio', { name: '$50' }).waitFor();
  expect(await findings()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await main().getByRole('radio', { name: 'Another amount' }).check();
  await main().getByLabel('How much').fill('65');
  await main().getByLabel('E-mail of the recipient').fill('sam@example.org');
  await main().getByLabel('Message').fill('Happy birthday!');
  await main().getByLabel('Send on').fill('2027-02-01');
  await main().getByLabel('Send on').press('Enter');
  await page.waitForURL('**/cart*');
  expect(calls.find(([, name]) => name === 'addGiftCard')).toEqual([
    ...['POST', 'addGiftCard'],
    { amount: 65, recipientEmail: 'sam@example.org', message: 'Happy birthday!', sendOn: '2027-02-01' },
  ]);
});

it('a refusal of the engine is said, and what was typed stays', async () => {
  refusal = 'Choose a day from today on, within a year.';
  await open('/gift-cards');
  await main().getByLabel('E-mail of the recipient').fill('sam@example.org');
  await main().getByRole('button', { name: 'Add to cart' }).click();
  await main().getByText(refusal).waitFor();
  expect(await main().getByLabel('E-mail of the recipient').inputValue()).toBe('sam@example.org');
});

it('the mailed link shows the card to print; its code is in no address that is asked for', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAlive(page, `${shop.origin}/gift-cards/balance?site=usb2c#code=0123456789ABCDEF`);
  await main().getByText('$12.50 left').waitFor();
  expect(await findings()).toEqual([]);
  expect(calls).toEqual([['POST', 'balance', { code: '0123456789ABCDEF' }]]);
  expect(asked.filter((url) => url.split('#')[0]?.includes('0123456789ABCDEF'))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await main().getByText('0123-4567-89AB-CDEF', { exact: true }).isVisible()).toBe(true);
});

it('in the cart a card pays, is listed and is taken off; nothing is asked of a cart without one', async () => {
  await open('/cart');
  const part = main().getByRole('region', { name: 'Gift cards' });
  await part.getByText('Pay with a gift card').click();
  expect(calls).toEqual([]);
  await part.getByRole('button', { name: 'Apply' }).click();
  await part.getByText('Enter the code of the gift card.').waitFor();
  refusal = 'There is no gift card with this code.';
  await part.getByLabel('Gift card code').fill('0000-0000-0000-0000');
  await part.getByLabel('Gift card code').press('Enter');
  await part.getByText(refusal).waitFor();
  refusal = undefined;
  cards = { bought: [], paying: [{ id: 'card-1', lastFour: 'CDEF', balance: price(50) }] };
  cart = cartOf({
    paymentSources: [{ name: 'giftCard', label: 'Gift card', amount: price(25.94) }],
    amountDue: price(0),
  });
  await part.getByRole('button', { name: 'Apply' }).click();
  await part.getByText('Gift card ending in CDEF, $50.00 on it').waitFor();
  await part.getByText('The gift card pays for this order.').waitFor();
  expect(await findings()).toEqual([]);
  cards = { bought: [], paying: [] };
  cart = cartOf();
  await part.getByRole('button', { name: 'Remove the gift card ending in CDEF' }).click();
  await part.getByText('The gift card was removed.').waitFor();
  expect(await part.getByText('Gift card ending in CDEF').count()).toBe(0);
});

it('a card that is bought is shown with whom it is for, and taken out', async () => {
  cart = cartOf({ entries: [entry('gift-card', { entryNumber: 10_000, addedBy: 'giftCards' })] });
  const bought = { id: 'card-2', amount: price(50), recipientEmail: 'sam@example.org', sendOn: '2027-02-01' };
  cards = { bought: [bought], paying: [] };
  await open('/cart');
  await main().getByText('$50.00 gift card for sam@example.org').waitFor();
  cart = cartOf();
  cards = { bought: [], paying: [] };
  await main().getByRole('button', { name: 'Remove the gift card for sam@example.org' }).click();
  await main().getByText('The gift card was removed.').waitFor();
  expect(calls.find(([method]) => method === 'DELETE')?.[1]).toBe('card-2');
});

it('at the checkout the gift message is folded in, read once it is opened, and saved', async () => {
  cart = cartOf({
    ...{ email: 'ada@example.com', taxIsFinal: true, deliveryMode: { code: 'standard-net' } },
    deliveryAddress: {
      ...{ firstName: 'Ada', lastName: 'Okafor', line1: '350 Fifth Avenue', town: 'New York' },
      ...{ postalCode: '10118', phone: '2125550134' },
      ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' } },
    },
  });
  await page.route(/\/users\/anonymous\/carts\/guid-1\/deliverymodes/, (route) =>
    route.fulfill({ json: { deliveryModes: [] } }),
  );
  await page.goto(`${shop.origin}/media/blank`);
  await page.evaluate(() =>
    sessionStorage.setItem('checkout.usb2c', JSON.stringify({ form: { email: 'ada@example.com' }, step: 3 })),
  );
  await open('/checkout');
  await main().getByText('This order is a gift').click();
  const field = main().getByLabel('Gift message');
  await expect.poll(() => field.inputValue()).toBe('For you');
  await field.fill('Happy birthday!');
  await main().getByRole('button', { name: 'Save message' }).click();
  await main().getByText('Your message goes with the order.').waitFor();
  expect(calls.at(-1)).toEqual(['PUT', 'giftMessage', { message: 'Happy birthday!' }]);
});
