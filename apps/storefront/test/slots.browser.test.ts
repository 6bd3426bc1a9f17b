/** Slots of screens as a domain outside the tree fills them: the example's two, and the ordinary storefront without. */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { components } from '@crema/api-client';
import { patience } from '@crema/testing/pace';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openQuiet, sharedBrowser } from './browser.ts';
import { customerDetails } from './fakeAnswers.ts';
import { type Shop, startShop } from './shop.ts';

type Site = 'usb2c' | 'cab2c';

const ROOT = resolve(import.meta.dirname, '../../..');
const SENTENCES = {
  usb2c: 'Send the containers back and you get the deposit back.',
  cab2c: 'Renvoyez les contenants et la consigne vous sera remboursée.',
};
const HEADINGS = { usb2c: 'Container deposits', cab2c: 'Consignes' };
const LANGUAGES: [string, Site, string][] = [
  ['English', 'usb2c', ''],
  ['French', 'cab2c', '/fr'],
];

let browser: Browser;
let extended: Shop;
let ordinary: Shop;
let context: BrowserContext;
let page: Page;

/** Builds the storefront with the example's folder, as a start of the shop does, or finds it built; returns where it is. */
async function build(): Promise<string> {
  const env = { ...process.env, EXTENSIONS: 'examples/deposits' };
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/build.mjs')], { env });
  return join(ROOT, 'apps/storefront/build/extended');
}

beforeAll(async () => {
  const buildDirectory = await build();
  [browser, ordinary, extended] = await Promise.all([
    sharedBrowser(),
    startShop(),
    startShop({ buildDirectory }),
  ]);
}, patience(120_000));
afterAll(async () => {
  await Promise.all([ordinary.stop(), extended.stop()]);
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

const open = (shop: Shop, path: string, site: Site) => openQuiet(page, `${shop.origin}${path}?site=${site}`);
const main = () => page.getByRole('main');

describe('the cart', () => {
  const price = (value: number) => ({ value, currencyIso: 'USD', formattedValue: `$${value.toFixed(2)}` });
  const cart = (surcharges?: components['schemas']['SurchargeTotal'][]): components['schemas']['Cart'] => ({
    guid: 'guid-1',
    code: 'cart-1',
    entries: [
      {
        ...{
          entryNumber: 0,
          quantity: 2,
          qty: 2,
          isOneTimeProduct: true,
          priceKind: 'list',
          available: true,
        },
        ...{ basePrice: price(18.99), listPrice: price(18.99), totalPrice: price(37.98), surcharges },
        product: { code: 'dawn-24', productCode: 'dawn', name: 'Dawn', brand: 'Aurelune', url: '/p/dawn' },
      },
    ],
    ...{ totalItems: 1, totalUnitCount: 2, subTotal: price(37.98), orderDiscounts: price(0) },
    ...{ deliveryCost: price(0), surcharges, taxes: [], totalTax: price(0), taxIsFinal: false },
    ...{ totalPrice: price(39.18), totalPriceWithTax: price(39.18), appliedVouchers: [] },
    ...{ storeCredit: price(0), amountDue: price(39.18), paymentSources: [] },
    ...{ appliedProductPromotions: [], potentialProductPromotions: [] },
    freeShipping: { remaining: price(0), reached: true },
  });
  const withDeposit = cart([{ code: 'deposit', label: 'Deposit of containers', amount: price(1.2) }]);

  async function openCart(shop: Shop, site: Site, path: string, shown = withDeposit): Promise<string> {
    await page.route('**/users/anonymous/carts?*', (route) => route.fulfill({ json: shown }));
    await open(shop, `${path}/cart`, site);
    // The way to the checkout stands below the slot, and names the amount.
    await main().getByRole('link', { name: '39' }).first().waitFor();
    return (await main().textContent()) ?? '';
  }

  it.each(LANGUAGES)('says in %s what becomes of a deposit', async (_, site, path) => {
    const text = await openCart(extended, site, path);
    expect(text.split(SENTENCES[site])).toHaveLength(2);
    expect(text.indexOf(SENTENCES[site])).toBeGreaterThan(text.indexOf('Deposit of containers'));
  });

  it('says nothing where there is no deposit', async () => {
    const other = cart([{ code: 'eco', label: 'Eco fee', amount: price(1.2) }]);
    for (const shown of [cart(), other]) {
      expect(await openCart(extended, 'usb2c', '', shown)).not.toContain(SENTENCES.usb2c);
      await page.unrouteAll();
    }
  });

  it.each(LANGUAGES)('of the ordinary storefront says nothing of it in %s', async (_, site, path) => {
    const text = await openCart(ordinary, site, path);
    expect(text).toContain('Deposit of containers');
    expect(text).not.toContain(SENTENCES[site]);
  });
});

describe('the account', () => {
  /** What the example's call answers; undefined: 500. */
  let answer: object | undefined;
  let asked: string[];

  /** Logs in as a log-in would have. */
  async function logIn(shop: Shop, site: Site): Promise<void> {
    const identity = { clientId: 'shop', audience: `crema-commerce-${site}`, scope: 'openid shop' };
    const lasting = { tokenType: 'Bearer', expiresIn: 1800, expiresAt: 4_000_000_000 };
    const accessToken = `e30.${Buffer.from('{"sub":"c-1"}').toString('base64url')}.`;
    const stored = {
      [`crema.token::shop::${identity.audience}::${identity.scope}`]: {
        ...{ ...identity, ...lasting, accessToken, refreshToken: 'r1' },
      },
      [`crema.user::${site}`]: { customerId: 'c-1', ...identity },
    };
    await page.goto(`${shop.origin}/media/blank`);
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
    }, stored);
    await page.route('**/getCustomerDetails?*', (route) =>
      route.fulfill({ json: { ...customerDetails, isLoggedIn: true } }),
    );
    await page.route('**/users/current/deposits?*', (route) => {
      asked.push(`${new URL(route.request().url()).search} ${route.request().headers().authorization}`);
      return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500, json: { errors: [] } });
    });
    asked = [];
  }
  const deposits = (value: number, formattedValue: string) => ({
    balance: { value, currencyIso: 'USD', formattedValue },
  });
  const tile = (site: Site) => page.getByRole('region', { name: HEADINGS[site] });
  const openAccount = (shop: Shop, site: Site, path: string) => open(shop, `${path}/account`, site);

  it.each([
    ['English', 'usb2c', '', 'en', '$1.80', 'You have paid $1.80 in deposits.', 'You have no containers'],
    ['French', 'cab2c', '/fr', 'fr', '1,80 $', 'Vous avez payé 1,80 $', 'Vous n’avez aucun contenant'],
  ] as const)('shows in %s what there is to get back, and that there is nothing', async (...row) => {
    const [, site, path, lang, amount, sentence, none] = row;
    await logIn(extended, site);
    answer = deposits(1.8, amount);
    await openAccount(extended, site, path);
    await expect.poll(() => tile(site).textContent()).toContain(sentence);
    expect(asked).toEqual([expect.stringMatching(new RegExp(`^\\?lang=${lang} Bearer e30\\.`))]);
    answer = deposits(0, '0');
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => tile(site).textContent()).toContain(none);
  });

  it('says that it could not be loaded, and asks again when told to', async () => {
    await logIn(extended, 'usb2c');
    answer = undefined;
    await openAccount(extended, 'usb2c', '');
    await expect.poll(() => tile('usb2c').getByRole('alert').textContent()).toContain('could not be loaded');
    answer = deposits(1.8, '$1.80');
    await tile('usb2c').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => tile('usb2c').textContent()).toContain('$1.80');
  });

  it('stays when what fills its slot throws', async () => {
    await logIn(extended, 'usb2c');
    // Not as the contract has it: to read the balance throws.
    answer = {};
    await openAccount(extended, 'usb2c', '');
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => tile('usb2c').count()).toBe(0);
    expect(await main().getByRole('heading', { level: 2 }).allTextContents()).toContain('Your last order');
  });

  it.each(LANGUAGES)('of the ordinary storefront has no deposits in %s', async (_, site, path) => {
    await logIn(ordinary, site);
    await openAccount(ordinary, site, path);
    const names = ['Your last order', 'Votre dernière commande'];
    await main()
      .getByRole('heading', { name: new RegExp(names.join('|')) })
      .waitFor();
    expect(await tile(site).count()).toBe(0);
    expect(asked).toEqual([]);
  });
});
