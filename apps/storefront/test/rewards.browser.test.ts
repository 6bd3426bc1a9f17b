/** Rewards, store credit and referrals on the pages, with an engine that answers as each test says. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, watch } from './browser.ts';
import { customerDetails, siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { logIn } from './loggedIn.ts';
import { type Shop, startShop } from './shop.ts';

type Schemas = components['schemas'];
type Site = 'usb2c' | 'cab2c' | 'usafh';

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

const price = (value: number): Schemas['Price'] => ({
  ...{ value, currencyIso: 'USD', formattedValue: `$${value.toFixed(2)}` },
});
const reward = (points: number, name: string): Schemas['PerksReward'] => ({
  ...{ rewardCode: `${points}-${name.toLowerCase()}`, points, available: true },
  products: [
    {
      ...{ code: name.toLowerCase(), productCode: name.toLowerCase(), name, url: `/p/${name}`, images: [] },
      ...{ quantity: points === 700 ? 2 : 1, count: 24, listPrice: price(18.99) },
    },
  ],
});
const pagination = { currentPage: 0, pageSize: 28, totalPages: 1, totalResults: 3 };
const MEMBER: Schemas['LoyaltyDetails'] = {
  ...{ points: 300, pendingPoints: 0, debt: 0, threshold: 350, optedIn: true, pagination },
  rewards: [reward(200, 'Fern'), reward(350, 'Dawn'), reward(700, 'Pair')],
};
const entry = (code: string, more: Partial<Schemas['OrderEntry']> = {}): Schemas['OrderEntry'] => ({
  ...{ entryNumber: 0, quantity: 1, qty: 1, isOneTimeProduct: true, priceKind: 'list', available: true },
  ...{ basePrice: price(18.99), listPrice: price(18.99), totalPrice: price(18.99) },
  product: { code, productCode: code, name: 'Dawn Parade', brand: 'Aurelune', url: '/p/dawn' },
  ...more,
});
const cartOf = (more: Partial<Schemas['Cart']> = {}): Schemas['Cart'] => ({
  ...{ guid: 'guid-1', code: 'cart-1', entries: [entry('dawn-24')], totalItems: 1, totalUnitCount: 1 },
  ...{ subTotal: price(18.99), orderDiscounts: price(0), deliveryCost: price(6.95), taxes: [] },
  ...{ totalTax: price(0), taxIsFinal: false, totalPrice: price(25.94), totalPriceWithTax: price(25.94) },
  ...{ storeCredit: price(0), amountDue: price(25.94), paymentSources: [], appliedVouchers: [] },
  ...{ appliedProductPromotions: [], potentialProductPromotions: [] },
  freeShipping: { remaining: price(10.01), reached: false },
  ...more,
});

/** What the engine says; a test changes it. */
let details: Schemas['LoyaltyDetails'] | undefined;
let cart: Schemas['Cart'];
let isMember: boolean;
let subscriptions: unknown[];
/** Refuses what is done with a reward. */
let refusal: { type: string; message: string } | undefined;
/** Every call about points and rewards. */
let asked: string[];
/** The page waits for this before it hears of the rewards. */
let held: Promise<unknown>;

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  [details, cart, isMember, subscriptions, refusal, asked] = [MEMBER, cartOf(), true, [], undefined, []];
  held = Promise.resolve();
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const) {
    const features = { perks: site !== 'usafh', referrals: true, accounts: true, autoDelivery: true };
    const entries = Object.entries({
      features,
      'payment.provider': 'test',
      consentDefaults: { c1: 1, c2: 0, c9: 1 },
    });
    const configuration = { entry: entries.map(([key, value]) => ({ key, value })) };
    shop.commerce.answers.set(`/rest/v2/${site}/cms/siteConfig`, () =>
      json({ ...siteConfig, siteConfigurations: configuration }),
    );
    shop.commerce.answers.set(`/rest/v2/${site}/getTealiumTags`, () =>
      json({ page_name: 'cart', page_type: 'other', page_category_id: '', page_id: 'cart' }),
    );
  }
  await page.route('**/getCustomerDetails?*', (route) => {
    const isLoggedIn = route.request().url().includes('/users/current/');
    return route.fulfill({ json: { ...customerDetails, isLoggedIn, perksOptIn: isLoggedIn && isMember } });
  });
  await page.route(/\/users\/(anonymous\/carts|current\/carts\/current)\?/, (route) =>
    route.fulfill({ json: cart }),
  );
  await page.route('**/autoDeliveryComponent?*', (route) =>
    route.fulfill({ json: { entries: [], frequencies: [] } }),
  );
  await page.route('**/fetchAllActiveSubscriptions?*', (route) => route.fulfill({ json: { subscriptions } }));
  await page.route('**/fetchLoyaltyDetails?*', async (route) => {
    await held;
    if (!details) return route.fulfill({ status: 503, json: { errors: [] } });
    return route.fulfill({ json: details });
  });
  await page.route('**/getLoyaltyPoints?*', (route) => {
    asked.push('getLoyaltyPoints');
    const points = { points: 18, oneTimePoints: 18, autoDeliveryPoints: 0 };
    const more = isMember ? { balance: details?.points ?? 0, nextReward: { points: 350, missing: 50 } } : {};
    return route.fulfill({ json: { ...points, ...more } });
  });
  await page.route('**/user/rewards/**', (route) => change(route));
  await page.route('**/updatePerksOptIn*', (route) => {
    isMember = true;
    details = { ...MEMBER, points: 50 };
    return route.fulfill({ json: { perksOptIn: true } });
  });
});
afterEach(() => context.close());

/** What is done with the reward of the cart. */
function change(route: Route): Promise<void> {
  const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
  const body = route.request().postDataJSON() as Record<string, string> | null;
  asked.push([name, body?.rewardCode, body?.newRewardCode].filter(Boolean).join(' '));
  if (refusal && body) return route.fulfill({ status: 409, json: { errors: [refusal] } });
  const code = body?.newRewardCode ?? (name === 'applyReward' ? body?.rewardCode : undefined);
  const rewards = MEMBER.rewards?.filter(({ rewardCode }) => rewardCode === code) ?? [];
  return route.fulfill({ json: { rewards, points: 100, sessionCartCount: 1 + rewards.length } });
}

const open = (path: string, site: Site = 'usb2c') =>
  page.goto(`${shop.origin}${path}?site=${site}`, { waitUntil: 'networkidle' });
const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const told = () =>
  page.evaluate(() => (window.dataLayer ?? []).flatMap((one) => ('event' in one ? [one.event] : [])));

async function openDialog(): Promise<void> {
  await logIn(page, shop.origin, 'usb2c');
  await open('/cart');
  await main().getByRole('button', { name: 'Choose a reward' }).click();
  await dialog().waitFor();
}

describe('the rewards dialog', () => {
  it('says that it is loading, that it failed, and that there is nothing to have', async () => {
    let answer = (_: unknown): void => undefined;
    held = new Promise((resolve) => {
      answer = resolve;
    });
    details = undefined;
    await openDialog();
    await dialog().getByText('Loading the rewards').waitFor();
    answer(undefined);
    const alert = dialog().getByRole('alert').filter({ hasText: 'could not be loaded' });
    await alert.waitFor();
    details = { ...MEMBER, rewards: [] };
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await dialog().getByText('There is no reward in stock right now.').waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('is used by keyboard alone: opened, chosen in, taken, and left with the focus where it was', async () => {
    const watched = await watch(page);
    await logIn(page, shop.origin, 'usb2c');
    await open('/cart');
    await main().getByRole('button', { name: 'Choose a reward' }).focus();
    await page.keyboard.press('Enter');
    await dialog().getByRole('radio').first().waitFor();
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await dialog().getByText('Fern for 200 points. 100 stay.').waitFor();
    await page.keyboard.press('Enter');
    await dialog().getByText('Fern is on your cart for 200 points.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Done');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(asked.filter((call) => call.startsWith('apply'))).toContain('applyReward 200-fern');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a reward');
    expect(watched.complaints).toEqual([]);
  });

  it('offers what the points reach, and says how many the rest is away', async () => {
    await openDialog();
    const radios = dialog().getByRole('radio');
    await radios.first().waitFor();
    expect(await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).disabled))).toEqual([
      ...[false, true, true],
    ]);
    const groups = await dialog().getByRole('group').allTextContents();
    expect(groups[1]).toMatch(/350 points.*50 points to go/);
    expect(groups[2]).toMatch(/700 points.*400 points to go.*2 boxes of 24/);
  });

  it.each([
    ['RewardSoldOutError', 'Fern is sold out.'],
    ['NotEnoughPointsError', 'You need 100 more points for this.'],
    ['LoyaltyNotJoinedError', 'Join first.'],
  ])('says a %s in the engine’s words, and reads the rewards again', async (type, message) => {
    await openDialog();
    await dialog().getByRole('radio').first().check();
    refusal = { type, message };
    details = { ...MEMBER, points: 299 };
    await dialog().getByRole('button', { name: 'Put it on my cart' }).click();
    await dialog().getByRole('alert').filter({ hasText: message }).waitFor();
    await dialog().getByText('299 points to spend').waitFor();
    expect(asked.filter((call) => call.startsWith('apply'))).toContain('applyReward 200-fern');
  });

  it('names the auto-deliveries where they alone are on the way', async () => {
    subscriptions = [{ id: 's1' }, { id: 's2' }];
    await openDialog();
    await dialog().getByRole('radio').first().check();
    refusal = { type: 'RewardNeedsPaidLineError', message: 'A reward goes with something bought once.' };
    await dialog().getByRole('button', { name: 'Put it on my cart' }).click();
    await dialog().getByText('bought once. Your auto-deliveries carry no rewards.').waitFor();
  });

  it('lets a customer join in it, who is told of it and can choose at once', async () => {
    // covers: S9.68
    isMember = false;
    details = { ...MEMBER, points: 0, optedIn: false };
    await logIn(page, shop.origin, 'usb2c');
    await open('/cart');
    await main().getByRole('button', { name: 'See the rewards' }).click();
    await dialog().getByText('Rewards are for members of Perks.').waitFor();
    expect(await dialog().getByRole('radio').first().isDisabled()).toBe(true);
    await dialog().getByRole('button', { name: 'Join Perks' }).click();
    await dialog().getByText('50 points to spend').waitFor();
    expect(await dialog().getByRole('button', { name: 'Put it on my cart' }).count()).toBe(1);
    await expect.poll(told).toEqual(expect.arrayContaining(['loyalty_opt_in', 'reward_opt_in']));
  });
});

describe('the cart', () => {
  it('tells visitors what members earn, with the way to the programme, and asks for nothing else', async () => {
    isMember = false;
    const watched = await watch(page);
    await open('/cart');
    await main().getByText('Members of Perks earn 18 points with this order.').waitFor();
    expect(asked).toEqual(['getLoyaltyPoints']);
    expect(watched.complaints).toEqual([]);
    const way = main().getByRole('link', { name: 'See how it works' });
    expect(await way.getAttribute('href')).toBe('/perks?site=usb2c');
    await way.click();
    await expect.poll(told).toContain('earn_reward_CTA');
  });

  it('of the shop for businesses says nothing of points, and asks nothing', async () => {
    await open('/cart', 'usafh');
    await main().getByText('$25.94').first().waitFor();
    expect(await main().textContent()).not.toMatch(/points|Perks/);
    expect(asked).toEqual([]);
  });

  it('shows a reward at nothing beside its price, without a quantity to change, and takes it off', async () => {
    // covers: S9.58
    const free = { basePrice: price(0), totalPrice: price(0), priceKind: 'perks', addedBy: 'perks' };
    const without = cart;
    cart = cartOf({ entries: [entry('dawn-24'), entry('fern', { entryNumber: 10_001, ...free })] });
    await page.unroute('**/user/rewards/**');
    let rewards = [reward(200, 'Fern')];
    await page.route('**/user/rewards/**', (route) => {
      const name = route.request().url();
      if (name.includes('removeReward')) [cart, rewards] = [without, []];
      return route.fulfill({ json: { rewards, points: 100, sessionCartCount: 1 + rewards.length } });
    });
    await logIn(page, shop.origin, 'usb2c');
    await open('/cart');
    const line = main().getByRole('listitem').filter({ hasText: 'Reward for 200 points' });
    await line.waitFor();
    expect(await line.textContent()).toMatch(/\$0\.00.*\$18\.99/);
    expect(await line.getByRole('spinbutton').count()).toBe(0);
    expect(await main().getByRole('button', { name: 'Choose a reward' }).count()).toBe(0);
    await line.getByRole('button', { name: 'Remove the reward Dawn Parade' }).click();
    await main().getByText('Fern was taken off. Your points are back.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await line.waitFor({ state: 'detached' });
    await expect.poll(told).toContain('undo_redeem');
  });
});

describe('store credit', () => {
  const credit = (value: number) => ({
    ...{ name: 'storeCredit', label: 'Store credit', amount: price(value) },
  });

  it('stands below the total of the cart, with what is left to pay', async () => {
    cart = cartOf({ storeCredit: price(10), amountDue: price(15.94), paymentSources: [credit(10)] });
    await open('/cart');
    const sums = await main().getByRole('complementary').textContent();
    expect(sums).toMatch(/Estimated total\$25\.94.*Store credit−\$10\.00.*Left to pay\$15\.94/);
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
    await main().getByText('Your store credit pays for all of it. No card is needed.').waitFor();
    expect(await main().locator('iframe').count()).toBe(0);
    await main().getByRole('button', { name: 'Place order' }).click();
    await main().getByText('Please agree to the terms of sale').waitFor();
    await main().getByRole('checkbox').check();
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
    await open('/account');
    await expect.poll(() => pages).toEqual(['0']);
    const part = page.getByRole('region', { name: 'Store credit' });
    expect(await part.count()).toBe(0);
    total = 2;
    await open('/account');
    await expect
      .poll(() => part.textContent())
      .toMatch(/\$6\.00.*Paid for an order.*January 2, 2027.*\$-4\.00/);
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
      .getByText('15 days after the order has arrived and was kept, for up to 9 friends a year')
      .waitFor();
    const email = part().getByRole('textbox', { name: 'Your friend’s e-mail' });
    await part().getByRole('button', { name: 'Invite' }).click();
    await part().getByText('Enter your friend’s e-mail address.').waitFor();
    await email.fill('ada@example.com');
    await part().getByRole('button', { name: 'Invite' }).click();
    await part().getByText('That is your own address.').waitFor();
    await email.fill(' grace@example.com ');
    await part().getByRole('textbox', { name: 'A few words from you' }).fill('Try the dark one.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await part().getByText('grace@example.com is invited.').waitFor();
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
    const entries = [{ key: 'features', value: { perks: true, referrals: false } }];
    shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
      json({ ...siteConfig, siteConfigurations: { entry: entries } }),
    );
    await open('/account');
    await main().getByRole('heading', { name: 'Your last order' }).waitFor();
    expect(await part().count()).toBe(0);
    expect(calls).toEqual([]);
  });
});
