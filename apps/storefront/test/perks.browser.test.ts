/** The programme's own page: what visitors read, how they join, and what members see of their points. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAlive, openQuiet, sharedBrowser, watch } from './browser.ts';
import { customerDetails, siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

type Schemas = components['schemas'];

const PROGRAMME = {
  features: { perks: true, accounts: true, autoDelivery: true, brewerRegistration: true },
  consentDefaults: { c1: 1, c2: 0, c9: 1 },
  perksPointsPerUnit: 3,
  perksAutoDeliveryFactor: 2,
  perksWelcomePoints: 55,
  perksBrewerPoints: 105,
  perksExpiryDays: 300,
  perksKeptDays: 33,
  loyaltyClearingDays: 9,
  perksRewards: [
    { points: 210, countFrom: 10, countTo: 12, boxes: 1 },
    { points: 720, countFrom: 24, countTo: 24, boxes: 2 },
  ],
};

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
});
afterAll(() => shop.stop());

const price = { value: 18.99, currencyIso: 'USD', formattedValue: '$18.99' };
const reward = (points: number, name: string, available: boolean): Schemas['PerksReward'] => ({
  rewardCode: `${points}-${name.toLowerCase()}-12`,
  points,
  available,
  products: [
    {
      ...{ code: `${name.toLowerCase()}-12`, productCode: name.toLowerCase(), name, url: `/p/${name}` },
      images: [{ name, url: `/media/${name}.webp`, alt: '', width: 800, height: 800 }],
      ...{ quantity: 1, count: 12, listPrice: price },
    },
  ],
});
const BEFORE: Schemas['LoyaltyDetails'] = {
  ...{ points: 0, pendingPoints: 0, debt: 0, threshold: 350, optedIn: false },
  rewards: [reward(210, 'Fernhill', false), reward(720, 'Orchard', false)],
  pagination: { currentPage: 0, pageSize: 28, totalPages: 2, totalResults: 30 },
};
const MEMBER: Schemas['LoyaltyDetails'] = {
  ...BEFORE,
  ...{ points: 412, pendingPoints: 42, optedIn: true, expiresAt: '2027-12-24T17:00:00.000Z' },
  nextReward: { points: 720, missing: 308 },
  rewards: [reward(210, 'Fernhill', true), reward(720, 'Orchard', false)],
};
const entry = (number: number): Schemas['LoyaltyHistoryEntry'] => ({
  ...{ id: `e${number}`, date: '2027-01-02T17:00:00.000Z', kind: 'earned', points: number, balance: 400 },
  ...{ pending: number === 42, orderCode: `C-${number}`, label: `Order ${number}` },
});

/** What the engine says of whoever is logged in; changed by joining and leaving. */
let details: Schemas['LoyaltyDetails'];
/** Whether the engine cannot be asked for the points. */
let away: boolean;
/** Why leaving is refused. */
let refusal: string | undefined;
let asked: string[];

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  [details, away, refusal, asked] = [BEFORE, false, undefined, []];
  const entries = Object.entries(PROGRAMME).map(([key, value]) => ({ key, value }));
  for (const site of ['usb2c', 'cab2c']) {
    shop.commerce.answers.set(`/rest/v2/${site}/cms/siteConfig`, () =>
      json({ ...siteConfig, siteConfigurations: { entry: entries } }),
    );
    shop.commerce.answers.set(`/rest/v2/${site}/getTealiumTags`, () =>
      json({ page_name: 'perks', page_type: 'content', page_category_id: '', page_id: 'perks' }),
    );
    shop.commerce.answers.set(`/rest/v1/lms/${site}/fetchLoyaltyDetails`, () => json(BEFORE));
  }
  shop.commerce.answers.delete('/rest/v2/usafh/cms/siteConfig');
  const person = { key: 'userFirstName', value: 'Ada' };
  await page.route('**/users/current/getCustomerDetails?*', (route) =>
    route.fulfill({
      json: {
        ...{ ...customerDetails, isLoggedIn: true, perksOptIn: details.optedIn },
        customerCookies: { entry: [person] },
      },
    }),
  );
  await page.route('**/fetchLoyaltyDetails?*', (route) => {
    if (away) return route.fulfill({ status: 503, json: { errors: [] } });
    return route.fulfill({ json: route.request().headers().authorization ? details : BEFORE });
  });
  await page.route('**/fetchLoyaltyPointsHistory?*', (route) => history(route));
  await page.route('**/updatePerksOptIn*', (route) => optIn(route));
});
afterEach(() => context.close());

function history(route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const [from, to, at] = ['startDate', 'endDate', 'currentPage'].map((name) => searchParams.get(name));
  asked.push(`${from ?? ''}..${to ?? ''} ${at}`);
  const entries = from === '2020-01-01' ? [] : at === '1' ? [entry(7)] : [entry(42), entry(18)];
  const pagination = { currentPage: Number(at), pageSize: 20, totalPages: from ? 1 : 2, totalResults: 21 };
  return route.fulfill({ json: { entries, pagination } });
}

function optIn(route: Route): Promise<void> {
  const { perksOptIn } = route.request().postDataJSON() as { perksOptIn: boolean };
  asked.push(`optIn ${perksOptIn}`);
  if (refusal)
    return route.fulfill({
      status: 409,
      json: { errors: [{ type: 'RewardInCartError', message: refusal }] },
    });
  details = perksOptIn
    ? { ...MEMBER, points: 55, pendingPoints: 0, nextReward: { points: 210, missing: 155 } }
    : { ...BEFORE, points: 412, leftAt: '2027-01-04T12:00:00.000Z' };
  return route.fulfill({ json: { perksOptIn } });
}

const token = `e30.${Buffer.from('{"sub":"c-1"}').toString('base64url')}.`;
/** As a log-in leaves the browser. */
async function logIn(): Promise<void> {
  const identity = { clientId: 'shop', audience: 'crema-commerce-usb2c', scope: 'openid shop' };
  const record = {
    ...{ ...identity, accessToken: token, refreshToken: 'r', tokenType: 'Bearer', expiresIn: 1800 },
    expiresAt: 4_000_000_000,
  };
  await page.goto(`${shop.origin}/media/blank`);
  await page.evaluate(
    ([user, kept]) => {
      localStorage.setItem('crema.token::shop::crema-commerce-usb2c::openid shop', kept as string);
      localStorage.setItem('crema.user::usb2c', user as string);
    },
    [JSON.stringify({ customerId: 'c-1', ...identity }), JSON.stringify(record)],
  );
}
const open = (path = '/perks') => openAlive(page, shop.origin + path);
const main = () => page.getByRole('main');
/** Names of the events that analytics was told, and undefined for each page. */
const told = () =>
  page.evaluate(() => window.dataLayer?.map((entry) => ('event' in entry ? entry.event : undefined)));
const button = (name: string) => main().getByRole('button', { name, exact: true });

it('the server says what the programme is, in the shop’s own numbers, and what can be had', async () => {
  // covers: S2.28
  const html = await (await fetch(`${shop.origin}/perks`)).text();
  const seen = html.replaceAll(/<!--.*?-->/gs, '');
  expect(seen).toMatch(/<title>Perks[^<]*<\/title>/);
  expect(seen).toMatch(/<meta name="description" content="Perks is free/);
  expect(seen).not.toContain('noindex');
  for (const words of [
    'Start with 55 welcome points',
    '3 points for each dollar of',
    '6 points for each dollar on auto-delivery',
    '105 points for each brewer',
    'Boxes from 210 points',
    'available 9 days after',
    'expire 300 days after',
    '2 boxes of 24',
    'a box of 10–12',
    'Fernhill',
    'instead of $18.99',
  ])
    expect(seen).toContain(words);
  const french = await (await fetch(`${shop.origin}/fr/perks?site=cab2c`)).text();
  expect(french).toMatch(/<title>Privilèges[^<]*<\/title>/);
  expect(french).toContain('Commencez avec 55 points');
});

it('where the shop has no programme there is no page', async () => {
  const entries = [{ key: 'features', value: { ...PROGRAMME.features, perks: false } }];
  shop.commerce.answers.set('/rest/v2/usafh/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: { entry: entries } }),
  );
  shop.commerce.answers.set('/rest/v1/lms/usafh/fetchLoyaltyDetails', () =>
    json({ errors: [{ type: 'UnknownIdentifierError', message: 'no' }] }, '', { status: 404 }),
  );
  expect((await fetch(`${shop.origin}/perks?site=usafh`)).status).toBe(404);
});

it('a visitor joins by a tick of their own, with an account made on the way, and it is reported', async () => {
  // covers: S2.28, S6.6, S9.67
  const { complaints } = await watch(page);
  await open();
  const box = main().getByRole('checkbox');
  expect(await box.isChecked()).toBe(false);
  await button('Join Perks').click();
  await expect.poll(() => main().getByRole('alert').first().textContent()).toMatch(/^Check the box/);
  await box.check();
  await button('Join Perks').click();
  await page.waitForURL(/\/login\?mode=signup&next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/perks');
  expect(asked).toEqual([]);
  // The same tab comes back with an account.
  await logIn();
  await open();
  await expect.poll(() => main().getByRole('status').first().textContent()).toMatch(/^Welcome to Perks/);
  expect(asked[0]).toBe('optIn true');
  await expect.poll(told).toContain('loyalty_opt_in');
  await main().getByText('155 points to your next reward').waitFor();
  // Once: whoever loads the page again is not asked again.
  asked = [];
  details = BEFORE;
  await openQuiet(page, `${shop.origin}/perks`);
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

it('a member sees what there is, what comes, what expires and what the next reward takes', async () => {
  // covers: S9.55
  details = MEMBER;
  await logIn();
  await open();
  const points = main().getByRole('region', { name: 'Your points' });
  await points.waitFor();
  const words = await points.textContent();
  for (const part of ['412', '42 more points are pending', 'available 9 days after', 'December 24, 2027'])
    expect(words).toContain(part);
  expect(words).toContain('You can get a free box');
  expect(words).toContain('308 points to your next reward');
  expect(await points.getByRole('progressbar').getAttribute('value')).toBe('412');
  await main().getByRole('button', { name: 'Use 210 points for Fernhill' }).waitFor();
  await main().getByText('308 points to go').waitFor();
  const leads = main().getByRole('link', { name: 'Earn points' }).first();
  expect(await leads.getAttribute('href')).toBe('/beverages');
  await leads.click();
  await expect.poll(told).toContain('earn_reward_CTA');
});

it('the history is turned page by page, and shown between two days', async () => {
  details = MEMBER;
  await logIn();
  await open();
  const table = main().getByRole('table');
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(3);
  expect(await table.getByRole('row').nth(1).textContent()).toContain('Pending');
  expect(await table.getByRole('link', { name: 'Order 42' }).getAttribute('href')).toBe(
    '/account/orders/C-42',
  );
  await button('Older').click();
  await table.getByText('Order 7', { exact: true }).waitFor();
  await expect.poll(() => button('Older').isDisabled()).toBe(true);
  await main().getByLabel('From', { exact: true }).fill('2027-02-01');
  await main().getByLabel('To', { exact: true }).fill('2027-01-01');
  await button('Show').click();
  await main().getByText('The start date must not be after the end date.').waitFor();
  await main().getByLabel('From', { exact: true }).fill('2020-01-01');
  await main().getByLabel('To', { exact: true }).fill('2020-02-01');
  await button('Show').click();
  await main().getByText('No activity between these dates.').waitFor();
  await button('Show all').click();
  await table.waitFor();
  const turns = asked.filter((one, index) => one !== asked[index - 1]);
  expect(turns).toEqual(['.. 0', '.. 1', '2020-01-01..2020-02-01 0', '.. 0']);
});

it('points that cannot be read are asked for again, and nothing is promised meanwhile', async () => {
  details = MEMBER;
  away = true;
  await logIn();
  await open();
  await main().getByRole('alert').getByText('This could not be loaded').waitFor();
  expect(await main().getByRole('checkbox').count()).toBe(0);
  away = false;
  await button('Try again').click();
  await main().getByRole('region', { name: 'Your points' }).waitFor();
});

it('who leaves is told what becomes of the points, asked once more in place, and told why it cannot be', async () => {
  details = MEMBER;
  await logIn();
  await open();
  const leave = main().getByRole('region', { name: 'Leave Perks' });
  await leave.getByText('You keep your 454 points for 33 days').waitFor();
  await button('Leave Perks').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Leave Perks now?');
  await button('Stay in Perks').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Leave Perks');
  expect(asked.some((one) => one.startsWith('optIn'))).toBe(false);
  refusal = 'Take the reward off your cart first.';
  await button('Leave Perks').click();
  await button('Leave Perks').click();
  await leave.getByRole('alert').getByText(refusal).waitFor();
  refusal = undefined;
  await button('Leave Perks').click();
  await expect.poll(() => main().getByRole('status').first().textContent()).toBe('You have left Perks.');
  await main().getByText('You left Perks on January 4, 2027').waitFor();
  expect(asked.filter((one) => one.startsWith('optIn'))).toEqual([
    // A refused call is repeated once.
    ...['optIn false', 'optIn false'],
    'optIn false',
  ]);
});

it('the menu in the header says what a member has, and that a free box is waiting', async () => {
  details = MEMBER;
  await logIn();
  await open('/plp/tea');
  await page.getByRole('banner').getByRole('button', { name: 'Hi, Ada' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: /412 points/ });
  await link.getByText('You can get a free box').waitFor();
  expect(await link.getAttribute('href')).toBe('/perks');
  details = { ...MEMBER, points: 349 };
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Hi, Ada' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /349 points/ })
    .waitFor();
  expect(await page.getByText('You can get a free box').count()).toBe(0);
});
