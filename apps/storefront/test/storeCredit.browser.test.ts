/** Store credit and referrals on the pages, with an engine that answers as each test says. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAlive, openQuiet, sharedBrowser } from './browser.ts';
import { customerDetails, siteConfig } from './fakeAnswers.ts';
import { cartOf, price } from './fakeCart.ts';
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

const pagination = { currentPage: 0, pageSize: 10, totalPages: 1, totalResults: 1 };
let cart: Schemas['Cart'];

/** What the shop offers. */
function offer(features: Record<string, boolean>): void {
  const entries = Object.entries({ features, 'payment.provider': 'test' });
  const configuration = { entry: entries.map(([key, value]) => ({ key, value })) };
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: configuration }),
  );
}

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  cart = cartOf();
  offer({ referrals: true, accounts: true });
  await page.route('**/users/current/getCustomerDetails?*', (route) =>
    route.fulfill({ json: { ...customerDetails, isLoggedIn: true } }),
  );
  await page.route('**/users/anonymous/carts?*', (route) => route.fulfill({ json: cart }));
});
afterEach(() => context.close());

const address = (path: string) => `${shop.origin}${path}?site=usb2c`;
const open = (path: string) => openAlive(page, address(path));
const main = () => page.getByRole('main');

describe('store credit', () => {
  const credit = (value: number) => ({
    ...{ name: 'storeCredit', label: 'Store credit', amount: price(value) },
  });

  it('stands below the total of the cart, with what is left to pay', async () => {
    cart = cartOf({ storeCredit: price(10), amountDue: price(15.94), paymentSources: [credit(10)] });
    await open('/cart');
    // The cart comes after the page answers.
    await expect
      .poll(() => main().getByRole('complementary').textContent())
      .toMatch(/Estimated total\$25\.94.*Store credit−\$10\.00.*Left to pay\$15\.94/);
  });

  it('pays an order alone: no card is asked for, and the order says what was seen to be due', async () => {
    cart = cartOf({
      ...{ storeCredit: price(25.94), amountDue: price(0), paymentSources: [credit(25.94)] },
      ...{ email: 'ada@example.com', taxIsFinal: true, deliveryMode: { code: 'standard-net' } },
      deliveryAddress: {
        ...{ firstName: 'Ada', lastName: 'Okafor', line1: '350 Fifth Avenue', town: 'New York' },
        ...{ postalCode: '10118', phone: '2125550134' },
        ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' } },
      },
    });
    const calls: string[] = [];
    let ordered: unknown;
    await page.route(/\/users\/anonymous\/(carts\/guid-1|orders)/, (route) => {
      const request = route.request();
      calls.push(`${request.method()} ${new URL(request.url()).pathname.split('/').at(-1)}`);
      if (request.url().includes('/orders')) ordered = request.postDataJSON();
      return route.fulfill({
        json: {
          deliveryModes: [],
          guid: 'order-1',
          code: 'C1',
          placed: '2027-01-04T12:00:00Z',
          status: 'created',
        },
      });
    });
    await page.goto(`${shop.origin}/media/blank`);
    await page.evaluate(() =>
      sessionStorage.setItem(
        'checkout.usb2c',
        JSON.stringify({ form: { email: 'ada@example.com' }, step: 3 }),
      ),
    );
    await open('/checkout');
    await main().getByText('Your store credit covers this order. No card needed.').waitFor();
    expect(await main().locator('iframe').count()).toBe(0);
    await main().getByRole('button', { name: 'Place order' }).click();
    await expect.poll(() => ordered).toMatchObject({ expectedTotal: 25.94, expectedAmountDue: 0 });
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('has its history in the account, page by page; who never had any sees nothing of it', async () => {
    await logIn(page, shop.origin, 'usb2c');
    const pages: (string | null)[] = [];
    let total = 0;
    await page.route('**/users/current/storeCredit?*', (route) => {
      const at = new URL(route.request().url()).searchParams.get('currentPage');
      pages.push(at);
      const moves: Schemas['StoreCredit']['entries'] = [
        ...[{ kind: 'spent', amount: price(-4), orderCode: 'C-7', balance: price(6) } as const],
        ...[{ kind: 'referral', amount: price(10), orderCode: 'C-5', balance: price(10) } as const],
      ].map((move) => ({ ...move, date: '2027-01-02T17:00:00.000Z' }));
      const entries = at === '1' ? moves.slice(1) : moves.slice(0, 1);
      return route.fulfill({
        json: {
          ...{ balance: price(6), entries: total ? entries : [] },
          pagination: { currentPage: Number(at), pageSize: 10, totalPages: total, totalResults: total },
        },
      });
    });
    await openQuiet(page, address('/account'));
    await expect.poll(() => pages).toEqual(['0']);
    const part = page.getByRole('region', { name: 'Store credit' });
    expect(await part.count()).toBe(0);
    total = 2;
    await open('/account');
    await expect
      .poll(() => part.textContent())
      .toMatch(/\$6\.00.*Used on an order.*January 2, 2027.*\$-4\.00/);
    expect(await part.getByRole('link', { name: 'C-7' }).getAttribute('href')).toBe(
      '/account/orders/C-7?site=usb2c',
    );
    await part.getByRole('button', { name: 'Older' }).click();
    await expect.poll(() => part.textContent()).toContain('A friend’s first order');
    // The friend's order is the friend's own.
    expect(await part.getByRole('link').count()).toBe(0);
    expect(await part.getByRole('button', { name: 'Newer' }).count()).toBe(1);
  });
});

describe('a referral', () => {
  const terms: Schemas['ReferralList']['terms'] = {
    ...{ friendAmount: price(12), minimum: price(45), creditAmount: price(11), creditDays: 15, perYear: 9 },
  };
  let friends: Schemas['ReferralList']['referrals'];
  let sent: unknown[];
  beforeEach(async () => {
    [friends, sent] = [[], []];
    await logIn(page, shop.origin, 'usb2c');
    await page.route('**/users/current/referrals?*', (route) =>
      route.fulfill({ json: { referrals: friends, terms, pagination: { ...pagination, totalResults: 1 } } }),
    );
    await page.route('**/users/current/submitReferral?*', (route) => {
      const body = route.request().postDataJSON() as { email: string };
      sent.push(body);
      if (body.email === 'ada@example.com') {
        const error = { type: 'ReferralError', subject: 'email', message: 'That is your own address.' };
        return route.fulfill({ status: 400, json: { errors: [error] } });
      }
      const about = {
        id: 'r1',
        code: 'REF-1',
        status: 'sent',
        message: 'Waiting for your friend’s first order.',
      };
      friends = [{ ...about, email: body.email, sentAt: '2027-01-04T12:00:00Z' } as (typeof friends)[number]];
      return route.fulfill({ json: { status: 'sent', code: 'REF-1' } });
    });
  });
  const part = () => page.getByRole('region', { name: 'Refer a friend' });

  it('is sent from the account, after the terms in the shop’s own numbers, with the link to it', async () => {
    await open('/account');
    await part().getByText('Your friend gets $12.00 off a first order of $45.00 or more.').waitFor();
    await part()
      .getByText('15 days after the order is delivered and kept, for up to 9 friends a year')
      .waitFor();
    const email = part().getByRole('textbox', { name: 'Your friend’s e-mail' });
    await part().getByRole('button', { name: 'Send invitation' }).click();
    await part().getByText('Enter your friend’s e-mail address.').waitFor();
    await email.fill('ada@example.com');
    await part().getByRole('button', { name: 'Send invitation' }).click();
    await part().getByText('That is your own address.').waitFor();
    await email.fill(' grace@example.com ');
    await part().getByRole('textbox', { name: 'Your message' }).fill('Try the dark one.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await part().getByText('Invitation sent to grace@example.com.').waitFor();
    expect(sent.at(-1)).toEqual({ email: 'grace@example.com', message: 'Try the dark one.' });
    await part().getByText(`${shop.origin}/?referral=REF-1`).waitFor();
    await part()
      .getByRole('listitem')
      .filter({ hasText: 'Waiting for your friend’s first order.' })
      .waitFor();
    expect(await email.inputValue()).toBe('');
  });

  it('is not offered where the shop has none', async () => {
    await page.unroute('**/users/current/referrals?*');
    const calls: string[] = [];
    await page.route('**/users/current/referrals?*', (route) => {
      calls.push(route.request().url());
      return route.fulfill({ status: 404, json: { errors: [] } });
    });
    offer({ accounts: true, referrals: false });
    await openQuiet(page, address('/account'));
    await main().getByRole('heading', { name: 'Your last order' }).waitFor();
    expect(await part().count()).toBe(0);
    expect(calls).toEqual([]);
  });
});
