/** Cards in the account, with an engine that answers as each test says and a stand-in for Stripe.js. */

import type { components } from '@crema/api-client';
import { FakeStripe } from '@crema/testing/stripe';
import { answerBrowser } from '@crema/testing/stripe/face';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeFindings, PROVIDER_FRAME } from './axe.ts';
import { openAlive, sharedBrowser } from './browser.ts';
import { customerDetails, siteConfig } from './fakeAnswers.ts';
import { price } from './fakeCart.ts';
import { json } from './fakeCommerce.ts';
import { logIn } from './loggedIn.ts';
import { type Shop, startShop } from './shop.ts';

type Schemas = components['schemas'];

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
const fake = new FakeStripe();
beforeAll(async () => {
  const paymentOrigins = {
    script: ['https://js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  };
  const started = startShop({ cacheBytes: 0, answerBytes: 0, paymentOrigins });
  [browser, shop] = await Promise.all([sharedBrowser(), started]);
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () => {
    const said = {
      features: { accounts: true },
      'payment.provider': 'stripe',
      'payment.publishableKey': 'pk_test_fake',
    };
    const entry = Object.entries(said).map(([key, value]) => ({ key, value }));
    return json({ ...siteConfig, siteConfigurations: { entry } });
  });
});
afterAll(() => shop.stop());

const VISA: Schemas['PaymentDetails'] = {
  ...{ id: 'c-1', provider: 'stripe', defaultPayment: true },
  card: { brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 },
};
const BOX: Schemas['CampaignBox'] = {
  ...{ subscriptionId: 'b-1', status: 'PAYMENT_FAILED', boxes: 2, canChange: true, canSkip: true },
  ...{ price: price(29.99), surcharge: price(0), total: price(29.99), nextBilling: '2027-02-04' },
  ...{ cutOff: '2027-02-03T11:00:00.000Z', lockedUntil: '2028-01-04' },
  nextMonth: { products: [], chosen: false, missing: 2 },
};
const refused = { errors: [{ type: 'PaymentAuthorizationError', message: 'Your bank declined this card.' }] };

let kept: Schemas['PaymentDetails'][];
let boxes: Schemas['CampaignBox'][];
/** What the engine says of a card that is prepared, the last one again and again. */
let prepared: { status?: number; json: object }[];
/** Bodies of the changes that were asked for, by the end of their address. */
let asked: { call: string; body: { token?: string; provider?: string; payment?: object } }[];

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  [kept, boxes, asked] = [[], [], []];
  prepared = [{ json: { status: 'saved', card: VISA.card } }];
  await context.route(/^https:\/\/(js|hooks|api)\.stripe\.com\//, async (route) => {
    const call = { url: route.request().url(), body: route.request().postData() ?? '' };
    const { type, body } = await answerBrowser(fake, call);
    const headers = { 'content-type': type, 'access-control-allow-origin': '*' };
    await route.fulfill({ status: 200, headers, body });
  });
  await page.route('**/users/current/getCustomerDetails?*', (route) =>
    route.fulfill({ json: { ...customerDetails, isLoggedIn: true } }),
  );
  await page.route(/\/paymentdetails(\/prepare)?\?/, (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: { payments: kept } });
    const call = request.url().includes('/prepare') ? 'prepare' : 'add';
    asked.push({ call, body: request.postDataJSON() });
    if (call === 'prepare') {
      const answer = prepared.length > 1 ? prepared.shift() : prepared[0];
      return route.fulfill(answer ?? { status: 500 });
    }
    kept = [VISA];
    return route.fulfill({ status: 201, json: VISA });
  });
  await page.route('**/getUserCampaignInfo?*', (route) =>
    route.fulfill({ json: { commitments: [], boxes } }),
  );
  await page.route('**/updateMonthlyFixedPriceCampaignCart?*', (route) => {
    asked.push({ call: 'box', body: route.request().postDataJSON() });
    boxes = [{ ...BOX, status: 'ACTIVE' }];
    return route.fulfill({ json: {} });
  });
  await logIn(page, shop.origin, 'usb2c');
});
afterEach(() => context.close());

const main = () => page.getByRole('main');
const dialogOf = (name: string) => page.getByRole('dialog', { name });
const fill = async (name: string, number = '4242424242424242') => {
  const fields = dialogOf(name).frameLocator('iframe');
  for (const [label, value] of [
    ['Card number', number],
    ['Expires (MM/YY)', '1234'],
    ['Security code', '123'],
  ] as const)
    await fields.getByRole('textbox', { name: label, exact: true }).fill(value);
};

it('a card is added: checked, tried with its bank, saved, and listed', async () => {
  await openAlive(page, `${shop.origin}/account/payments`);
  await main().getByRole('heading', { name: 'No saved cards' }).waitFor();
  await main().getByRole('button', { name: 'Add a card' }).click();
  const dialog = dialogOf('Add a card');
  await dialog.frameLocator('iframe').getByRole('textbox', { name: 'Card number' }).waitFor();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page, { without: [PROVIDER_FRAME] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
  await dialog.getByRole('button', { name: 'Save the card' }).click();
  await dialog.getByText('Please check the card details.').waitFor();
  expect(asked).toEqual([]);

  prepared = [{ json: { status: 'requires_action', clientSecret: 'seti_1_secret_1' } }, ...prepared];
  await fill('Add a card');
  await dialog.getByRole('button', { name: 'Save the card' }).click();
  await page.frameLocator('iframe[title="Bank"]').getByRole('button', { name: 'Yes, pay' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await main().getByRole('heading', { name: 'Visa ending in 4242' }).waitFor();
  await main().getByText('Your card is saved.').waitFor();
  expect(asked.map(({ call }) => call)).toEqual(['prepare', 'prepare', 'add']);
  const [first, , last] = asked;
  // The fields were told that nothing is charged now; the token that was prepared is the one that is saved.
  expect(last?.body).toEqual({ provider: 'stripe', token: first?.body.token });
  expect(last?.body.token).toMatch(/^ctoken_success/);
});

it('a card that its bank refuses is told in its words, and can be closed without a trace', async () => {
  prepared = [{ status: 400, json: refused }];
  await openAlive(page, `${shop.origin}/account/payments`);
  await main().getByRole('button', { name: 'Add a card' }).click();
  await fill('Add a card');
  await dialogOf('Add a card').getByRole('button', { name: 'Save the card' }).click();
  await dialogOf('Add a card').getByText('Your bank declined this card.').waitFor();
  await page.keyboard.press('Escape');
  await dialogOf('Add a card').waitFor({ state: 'hidden' });
  await main().getByRole('heading', { name: 'No saved cards' }).waitFor();
  expect(asked.map(({ call }) => call)).not.toContain('add');
});

it('from another screen of the account it is a document of its own, which may hold the fields', async () => {
  await openAlive(page, `${shop.origin}/account`);
  await main().getByRole('link', { name: 'Cards' }).first().click();
  await main().getByRole('button', { name: 'Add a card' }).click();
  await fill('Add a card');
});

it('another card for a monthly box is entered at Stripe, prepared, and charged the open month', async () => {
  boxes = [{ ...BOX, card: { ...VISA.card, lastFour: '0002' } } as Schemas['CampaignBox']];
  await openAlive(page, `${shop.origin}/account/boxes`);
  await main().getByRole('button', { name: 'Change the card' }).first().click();
  await fill('Change the card');
  await dialogOf('Change the card').getByRole('button', { name: 'Save and try it now' }).click();
  await main().getByText('The new card is saved, and we have tried it.').waitFor();
  expect(asked.map(({ call }) => call)).toEqual(['prepare', 'box']);
  const [first, last] = asked;
  expect(last?.body).toMatchObject({ payment: { provider: 'stripe', token: first?.body.token } });
});
