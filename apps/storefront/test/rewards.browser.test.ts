/** Rewards on the pages, with an engine that answers as each test says. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAlive, openQuiet, sharedBrowser, watch } from './browser.ts';
import { customerDetails, siteConfig } from './fakeAnswers.ts';
import { cartOf, entry, price } from './fakeCart.ts';
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
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
});
afterAll(() => shop.stop());

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

const address = (path: string, site: Site = 'usb2c') => `${shop.origin}${path}?site=${site}`;
const open = (path: string) => openAlive(page, address(path));
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
    await dialog().getByText('No rewards are in stock right now.').waitFor();
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
    await dialog().getByText('Fern for 200 points. You will have 100 points left.').waitFor();
    await page.keyboard.press('Enter');
    await dialog().getByText('Fern is in your cart for 200 points.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Done');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(asked.filter((call) => call.startsWith('apply'))).toContain('applyReward 200-fern');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a reward');
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
    await dialog().getByRole('button', { name: 'Add to cart' }).click();
    await dialog().getByRole('alert').filter({ hasText: message }).waitFor();
    await dialog().getByText('299 points to spend').waitFor();
    expect(asked.filter((call) => call.startsWith('apply'))).toContain('applyReward 200-fern');
  });

  it('names the auto-deliveries where they alone are on the way', async () => {
    subscriptions = [{ id: 's1' }, { id: 's2' }];
    await openDialog();
    await dialog().getByRole('radio').first().check();
    refusal = { type: 'RewardNeedsPaidLineError', message: 'A reward goes with something bought once.' };
    await dialog().getByRole('button', { name: 'Add to cart' }).click();
    await dialog().getByText('bought once. Rewards cannot be added to your auto-deliveries.').waitFor();
  });

  it('lets a customer join in it, who is told of it and can choose at once', async () => {
    // covers: S9.68
    isMember = false;
    details = { ...MEMBER, points: 0, optedIn: false };
    await logIn(page, shop.origin, 'usb2c');
    await open('/cart');
    await main().getByRole('button', { name: 'See the rewards' }).click();
    await dialog().getByText('Rewards are for Perks members.').waitFor();
    expect(await dialog().getByRole('radio').first().isDisabled()).toBe(true);
    await dialog().getByRole('button', { name: 'Join Perks' }).click();
    await dialog().getByText('50 points to spend').waitFor();
    expect(await dialog().getByRole('button', { name: 'Add to cart' }).count()).toBe(1);
    await expect.poll(told).toEqual(expect.arrayContaining(['loyalty_opt_in', 'reward_opt_in']));
  });
});

describe('the cart', () => {
  it('tells visitors what members earn, with the way to the programme, and asks for nothing else', async () => {
    isMember = false;
    const watched = await watch(page);
    await openQuiet(page, address('/cart'));
    await main().getByText('Perks members earn 18 points with this order.').waitFor();
    expect(asked).toEqual(['getLoyaltyPoints']);
    expect(watched.complaints).toEqual([]);
    const way = main().getByRole('link', { name: 'See how it works' });
    expect(await way.getAttribute('href')).toBe('/perks?site=usb2c');
    await way.click();
    await expect.poll(told).toContain('earn_reward_CTA');
  });

  it('of the shop for businesses says nothing of points, and asks nothing', async () => {
    await openQuiet(page, address('/cart', 'usafh'));
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
    await main().getByText('Fern was removed. You have your points back.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await line.waitFor({ state: 'detached' });
    await expect.poll(told).toContain('undo_redeem');
  });
});
