/** Kits and monthly boxes on the pages, with an engine that answers as each test says. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAlive, openQuiet, sharedBrowser, watch } from './browser.ts';
import { customerDetails, siteConfig } from './fakeAnswers.ts';
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
});
afterAll(() => shop.stop());

const KIT: Schemas['Campaign'] = {
  ...{ code: 'BBAD', name: 'Brewer with auto-delivery', subscriptionTypes: ['KIT'], subscriptionType: 'KIT' },
  ...{
    summary: 'For a brewer that joins what you already drink.',
    percent: 75,
    commitment: 16,
    months: 12,
    least: 4,
    unit: 'box',
    premiumMore: 20,
    flags: ['isBBADCampaignEligible'],
    earlyEnd: 'PRORATED',
  },
};
const OFFER: Schemas['MonthlyBoxDetails'] = {
  ...{ campaignCode: 'MONTHLY_FIXED_PRICE', subscriptionType: 'MONTHLY', podsMost: 32 },
  sizes: [2, 4].map((boxes) => ({ boxes, price: price(boxes === 2 ? 29.99 : 54.99) })),
  ...{ billingDay: 4, billingDates: [], cutOff: '2027-02-03T11:00:00.000Z', cutOffHours: 24 },
  ...{ includedPrice: price(17.49), lockedMonths: 12, noticeDays: 30, skipsMost: 3, giftMonths: [3, 12] },
};
const COMMITMENT: Schemas['Commitment'] = {
  ...{ id: 'k-1', campaignCode: 'BBAD', name: KIT.name, status: 'running', orderCode: 'C-1' },
  brewer: { code: 'nib-ink', productCode: 'nib', name: 'Nib', url: '/p/nib', images: [] },
  ...{ weightDone: 10, weightOwed: 6, weightCommitted: 16, unit: 'boxes' },
  ...{ begunOn: '2027-01-04', deadline: '2028-01-04', warning: { daysLeft: 7 } },
  earlyEnd: { kind: 'PRORATED', amount: price(56.25), list: price(199.99), paid: price(50) },
};
const BOX: Schemas['CampaignBox'] = {
  ...{ subscriptionId: 'b-1', status: 'ACTIVE', boxes: 2, canChange: true, canSkip: true },
  ...{ price: price(29.99), surcharge: price(0), total: price(29.99), nextBilling: '2027-02-04' },
  ...{ cutOff: '2027-02-03T11:00:00.000Z', lockedUntil: '2028-01-04' },
  nextMonth: { products: [], chosen: false, missing: 2 },
};

let info: { commitments: Schemas['Commitment'][]; boxes: Schemas['CampaignBox'][] };
/** Bodies of the changes that were asked for. */
let asked: unknown[];
/** Why the engine refuses a change. */
let refusal: string | undefined;

const answer = (path: string, body: unknown, status = 200) =>
  shop.commerce.answers.set(`/rest/v2/usb2c/${path}`, () => json(body as object, '', { status }));
const refused = (type: string, message: string) => ({ errors: [{ type, message }] });

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  [info, asked, refusal] = [{ commitments: [], boxes: [] }, [], undefined];
  const entries = Object.entries({ features: { accounts: true }, 'payment.provider': 'test' });
  answer('cms/siteConfig', {
    ...siteConfig,
    siteConfigurations: { entry: entries.map(([key, value]) => ({ key, value })) },
  });
  answer('campaign/getMiscCampaignData', {
    ...{ campaigns: [KIT], frequencies: [2, 4], defaultFrequency: 4 },
    ...{ returnDays: 30, warningDays: [90], pageSize: 36 },
  });
  await page.route('**/users/current/getCustomerDetails?*', (route) =>
    route.fulfill({ json: { ...customerDetails, isLoggedIn: true } }),
  );
  await page.route('**/getUserCampaignInfo?*', (route) => route.fulfill({ json: info }));
  await page.route('**/endEarly?*', (route) => change(route));
  await page.route('**/updateMonthlyFixedPriceCampaignCart?*', (route) => change(route));
});
afterEach(() => context.close());

function change(route: Route): Promise<void> {
  asked.push(route.request().postDataJSON());
  if (refusal) return route.fulfill({ status: 409, json: refused('BoxCutOffError', refusal) });
  return route.fulfill({ json: { id: 'x' } });
}

const open = (path: string) => openAlive(page, `${shop.origin}${path}`);
const main = () => page.getByRole('main');

it('a code that is not offered is refused in the engine’s own words, with what is', async () => {
  answer(
    'campaign/getCampaignBuyingGuideComponent',
    refused('CampaignNotEligibleError', 'This offer has ended.'),
    409,
  );
  const response = await open('/kits/freebrewer');
  expect(response?.status()).toBe(409);
  const code = main().getByRole('textbox', { name: 'Code' });
  expect(await code.inputValue()).toBe('freebrewer');
  await main().getByText('This offer has ended.').waitFor();
  expect(await main().getByRole('link', { name: KIT.name }).getAttribute('href')).toBe('/kits/bbad');
});

it('too few boxes, or a brewer that is not sold, lead back to the step that mends it', async () => {
  const estimate = 'campaign/getCartEstimationData';
  answer(estimate, refused('CommitmentMinimumError', 'Each order takes at least 4 boxes.'), 409);
  await open('/kits/bbad/rhythm?brewer=nib-ink&products=A');
  await main().getByText('Each order takes at least 4 boxes.').waitFor();
  const mend = main().getByRole('link', { name: 'Change the boxes' });
  expect(await mend.getAttribute('href')).toBe('/kits/bbad/boxes?brewer=nib-ink&products=A');
  const sold = { type: 'CampaignNotEligibleError', message: 'Choose another brewer.', reason: 'brewer' };
  answer(estimate, { errors: [sold] }, 409);
  await open('/kits/bbad/summary?brewer=nib-ink&products=A:4&weeks=4');
  await main().getByText('Choose another brewer.').waitFor();
  await main().getByRole('link', { name: 'Change the brewer' }).waitFor();
});

it('a step that needs an earlier one leads there, and keeps what was chosen', async () => {
  const first = await fetch(`${shop.origin}/kits/bbad/boxes?products=A:2`, { redirect: 'manual' });
  expect(first.headers.get('location')).toBe('/kits/bbad/brewer?products=A:2');
  const second = await fetch(`${shop.origin}/kits/bbad/summary?brewer=nib-ink`, { redirect: 'manual' });
  expect(second.headers.get('location')).toBe('/kits/bbad/boxes?brewer=nib-ink');
});

it('the account shows a commitment with its bar and quote, and ends it only with a consent', async () => {
  const { complaints } = await watch(page);
  info = { commitments: [COMMITMENT], boxes: [] };
  await logIn(page, shop.origin, 'usb2c');
  await open('/account');
  const kit = main().getByRole('region', { name: 'Your starter kit' });
  await kit.getByText('10 of 16 boxes by January 4, 2028').waitFor();
  expect(await kit.getByRole('progressbar').getAttribute('value')).toBe('10');
  await kit.getByText('7 days left for 6 more boxes', { exact: false }).waitFor();
  await kit.getByText('Ending today costs $56.25.', { exact: false }).waitFor();
  await kit.getByRole('button', { name: 'End early' }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('checkbox', { name: /^Yes, charge \$56\.25/ });
  expect(await box.isChecked()).toBe(false);
  await dialog.getByRole('button', { name: 'End kit and pay $56.25' }).click();
  await dialog.getByText('Check the box to agree to the charge.').waitFor();
  expect(asked).toEqual([]);
  await box.check();
  await dialog.getByRole('button', { name: 'End kit and pay $56.25' }).click();
  await expect.poll(() => asked).toEqual([{ expectedAmount: 56.25, keepAutoDelivery: false, consent: true }]);
  await dialog.waitFor({ state: 'hidden' });
  // This engine knows nothing of the other parts of the account.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

it('who has neither kit nor box sees nothing of them in the account', async () => {
  answer('campaign/getMonthlyFixedPriceDetails', OFFER);
  await logIn(page, shop.origin, 'usb2c');
  await openQuiet(page, `${shop.origin}/account`);
  await main().getByRole('heading', { name: 'Your details' }).waitFor();
  expect(
    await main()
      .getByRole('heading', { name: /kit|monthly box/i })
      .count(),
  ).toBe(0);
  await open('/account/boxes');
  await main().getByRole('heading', { name: 'No monthly box' }).waitFor();
  await main().getByRole('link', { name: 'See the monthly box' }).waitFor();
  const entry = main().getByRole('link', { name: 'Monthly boxes' });
  expect(await entry.getAttribute('aria-current')).toBe('page');
});

it('where no monthly box is sold, nothing leads to one', async () => {
  const message = 'This offer is not available here.';
  answer('campaign/getMonthlyFixedPriceDetails', { errors: [{ type: 'NotFoundError', message }] }, 404);
  await logIn(page, shop.origin, 'usb2c');
  await open('/account/boxes');
  await main().getByText(message).waitFor();
  expect(await main().locator('a[href$="/monthly-box"]').count()).toBe(0);
});

it('a monthly box is skipped in one press, and what the engine refuses is said', async () => {
  info = { commitments: [], boxes: [BOX] };
  await logIn(page, shop.origin, 'usb2c');
  await open('/account/boxes');
  await main().getByText('If you do not choose, we choose for you', { exact: false }).waitFor();
  await main().getByText('Make changes by Wed, Feb 3', { exact: false }).waitFor();
  refusal = 'This box is being prepared now.';
  await main().getByRole('button', { name: 'Skip this month' }).click();
  await main().getByText('This box is being prepared now.').waitFor();
  refusal = undefined;
  await main().getByRole('button', { name: 'Skip this month' }).click();
  await main().getByText('February 4, 2027 skipped.', { exact: false }).waitFor();
  expect(asked.at(-1)).toEqual({ subscriptionId: 'b-1', skip: true });
});

it('a refused card is changed on the box’s page for one that is kept, and tried at once', async () => {
  const kept = { brand: 'Visa', lastFour: '4242', expiryMonth: 4, expiryYear: 2031 };
  info = {
    commitments: [],
    boxes: [{ ...BOX, status: 'PAYMENT_FAILED', card: { ...kept, lastFour: '0002' } }],
  };
  await page.route('**/paymentdetails?*', (route) =>
    route.fulfill({
      json: { payments: [{ id: 'c-1', provider: 'test', card: kept, defaultPayment: true }] },
    }),
  );
  await logIn(page, shop.origin, 'usb2c');
  await open('/account/boxes');
  const refusedCard = main().getByText('Your payment did not go through', { exact: true });
  await refusedCard.waitFor();
  await main().getByRole('button', { name: 'Change the card' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change the card' });
  await dialog.getByText('We charge the open month to the new card at once.').waitFor();
  await dialog.getByRole('radio', { name: /4242/ }).check();
  refusal = 'Please enter the card again.';
  await dialog.getByRole('button', { name: 'Save and try it now' }).click();
  await dialog.getByText('Please enter the card again.').waitFor();
  refusal = undefined;
  info = { commitments: [], boxes: [{ ...BOX, card: kept }] };
  await dialog.getByRole('button', { name: 'Save and try it now' }).click();
  await main().getByText('The new card is saved, and we have tried it.').waitFor();
  await refusedCard.waitFor({ state: 'hidden' });
  expect(asked.at(-1)).toEqual({ subscriptionId: 'b-1', payment: { paymentDetailsId: 'c-1' } });
});

it('a box goes to another address', async () => {
  const deliveryAddress = {
    ...{ firstName: 'Ada', lastName: 'Marsh', line1: '1 Kit Street', town: 'Albany', postalCode: '12207' },
    ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' }, phone: '2125550100' },
  };
  info = { commitments: [], boxes: [{ ...BOX, deliveryAddress }] };
  await logIn(page, shop.origin, 'usb2c');
  await open('/account/boxes');
  await main().getByRole('button', { name: 'Change the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the address' });
  await dialog.getByRole('textbox', { name: 'Street address' }).fill('9 Quiet Lane');
  await dialog.getByRole('button', { name: 'Save the address' }).click();
  await main().getByText('The coming boxes go to the new address.').waitFor();
  expect(asked.at(-1)).toEqual({
    subscriptionId: 'b-1',
    deliveryAddress: { ...deliveryAddress, line1: '9 Quiet Lane' },
  });
});

it('whoever gives a box sees what each number of months costs', async () => {
  answer('campaign/getMonthlyFixedPriceDetails', OFFER);
  await open('/monthly-box/gift?boxes=2');
  await main().getByText('2 boxes a month, shipping included.', { exact: false }).waitFor();
  await main().getByRole('radio', { name: '3 months $89.97' }).waitFor();
  await main().getByRole('radio', { name: '12 months $359.88' }).waitFor();
});

it('who is given a box sees what comes, and sends it elsewhere, by the link in the mail', async () => {
  const tokens: (string | undefined)[] = [];
  let box: Schemas['GivenBox'] = {
    ...{ boxes: 2, months: 6, monthsLeft: 4, recipientName: 'Grace', message: 'Enjoy the mornings.' },
    ...{ nextBilling: '2027-02-28', cutOff: '2027-02-27T11:00:00.000Z', canChange: true },
    shipsTo: { firstName: 'Grace', lastName: 'Marsh', town: 'Albany', region: 'NY' },
    ...{ products: [], missing: 2, chosen: false },
  };
  await page.route('**/givenBox?*', (route) => {
    tokens.push(route.request().headers()['x-gift-token']);
    if (route.request().method() === 'POST') {
      asked.push(route.request().postDataJSON());
      box = { ...box, shipsTo: { ...box.shipsTo, town: 'Ithaca' } };
    }
    return route.fulfill({ json: box });
  });
  await open('/monthly-box/received#a.token');
  await main().getByRole('heading', { level: 1, name: 'Grace, a monthly box for you' }).waitFor();
  await main().getByText('Enjoy the mornings.').waitFor();
  const choose = main().getByRole('link', { name: 'Choose what is in it' });
  expect(await choose.getAttribute('href')).toBe('/monthly-box/choose?boxes=2&subscription=given');
  await main().getByRole('button', { name: 'Send it somewhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send it somewhere else' });
  for (const [name, value] of [
    ['Street address', '9 Quiet Lane'],
    ['City', 'Ithaca'],
    ['ZIP code', '14850'],
    ['Phone', '6075550100'],
  ] as const)
    await dialog.getByRole('textbox', { name }).fill(value);
  await dialog.getByRole('button', { name: 'Save the address' }).click();
  await main().getByText('Grace Marsh, Ithaca, NY').waitFor();
  expect(asked).toMatchObject([{ deliveryAddress: { firstName: 'Grace', line1: '9 Quiet Lane' } }]);
  expect(new Set(tokens)).toEqual(new Set(['a.token']));
});

it('a kit’s brewer alone in the cart is told what it needs', async () => {
  const cart = cartOf({ entries: [entry('nib-ink', { priceKind: 'campaign' })] });
  await page.route('**/users/anonymous/carts?*', (route) => route.fulfill({ json: cart }));
  await open('/cart');
  await main().getByText('This price is for the brewer with its kit only', { exact: false }).waitFor();
});
