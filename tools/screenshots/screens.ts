import type { Page } from '@playwright/test';
import { fillCard, fillContact } from '../../e2e/purchase.steps.ts';
import { ENGLISH, FRENCH, MONTREAL, NEW_YORK, type Words } from '../../e2e/purchase.words.ts';
import type { DemoAgent, DemoSignIn } from '../testbed/demo.ts';

/** A site in a language, as its own shoppers see it. */
export interface Edition {
  /** First part of a picture's name. */
  name: string;
  host: string;
  /** What addresses begin with: `/fr`, or nothing. */
  prefix: string;
  /** Of the browser: who reads the other language is offered it. */
  locale: string;
  words: Words;
  to: typeof NEW_YORK;
  search: string;
  category: string;
  /** A product of each kind that the site sells, by the picture's name. */
  products: Record<string, string>;
  /** A product with something sold out. */
  soldOut: string;
  compare: string;
}

const CONSUMER = {
  pod: 'aurelune-dawn-parade',
  bag: 'corvello-bar-centrale-whole-bean',
  brewer: 'crema-nib',
  bundle: 'starter-pack-nib',
  accessory: 'farmhouse-mug',
};
const CANADA = {
  host: 'www.crema.ca.localhost',
  category: '/plp/beverages/coffee/dark-roast',
  products: CONSUMER,
  soldOut: 'crema-nib',
  compare: 'crema-nib,crema-tempo',
  to: MONTREAL,
};

export const EDITIONS: readonly Edition[] = [
  {
    name: 'usb2c',
    host: 'www.crema.localhost',
    prefix: '',
    locale: 'en-US',
    words: ENGLISH,
    to: NEW_YORK,
    search: '/search?text=caramel',
    category: '/plp/beverages/coffee/dark-roast',
    products: CONSUMER,
    soldOut: 'crema-nib',
    compare: 'crema-nib,crema-tempo',
  },
  {
    ...CANADA,
    name: 'cab2c-en',
    prefix: '',
    locale: 'en-CA',
    words: { ...ENGLISH, region: 'Province', postalCode: 'Postal code' },
    to: { ...MONTREAL, region: 'Quebec' },
    search: '/search?text=maple',
  },
  {
    ...CANADA,
    name: 'cab2c-fr',
    prefix: '/fr',
    locale: 'fr-CA',
    words: FRENCH,
    search: '/recherche?text=erable',
  },
  {
    name: 'usafh',
    host: 'commercial.crema.localhost',
    prefix: '',
    locale: 'en-US',
    words: ENGLISH,
    to: NEW_YORK,
    search: '/search?text=dark',
    category: '/plp/beverages/coffee',
    products: {
      pod: 'corvello-classico',
      bag: 'corvello-bar-centrale-whole-bean',
      brewer: 'crema-tempo',
      bundle: 'starter-pack-office',
      accessory: 'diner-mug',
    },
    soldOut: 'steamwright-boiler-room-dark-fraction-packs',
    compare: 'crema-concierge,crema-foreman',
  },
];

/** One picture: how a new visitor gets to what is shown. */
export interface Screen {
  name: string;
  /** Only what the window shows: a dialog over a page. */
  window?: boolean;
  /** Only in windows narrower than so many pixels. */
  below?: number;
  /** Of a visitor who has not answered the question about cookies. */
  asked?: boolean;
  reach: (visit: Visit) => Promise<void>;
}

export interface Visit {
  page: Page;
  edition: Edition;
  /** Opens an address of the edition and waits until nothing more comes. */
  open: (path: string) => Promise<void>;
  /** The demo's customer. */
  shopper: DemoSignIn;
  /** Who works in the demo's customer service. */
  agent: DemoAgent;
}

const at = (name: string, path: (edition: Edition) => string): Screen => ({
  name,
  reach: ({ open, edition }) => open(path(edition)),
});

const products = Object.keys(CONSUMER).map((kind) =>
  at(`product-${kind}`, ({ products }) => `/p/${products[kind] ?? ''}`),
);

export const SCREENS: readonly Screen[] = [
  at('home', () => '/'),
  at('landing-beverages', () => '/beverages'),
  at('landing-brewers', () => '/brewers'),
  at('landing-accessories', () => '/accessories'),
  at('category', ({ category }) => category),
  at('brand', () => '/b/corvello'),
  ...products,
  { name: 'product-sold-out', reach: soldOut },
  at('perks', () => '/perks'),
  at('search', ({ search }) => search),
  at('search-empty', ({ search }) => `${search.split('=')[0] ?? ''}=zzzzqqqq`),
  at('cart-empty', () => '/cart'),
  { name: 'cart', reach: cart },
  { name: 'cart-drawer', window: true, reach: fill },
  { name: 'checkout-contact', reach: checkout },
  { name: 'checkout-payment', reach: payment },
  { name: 'confirmation', reach: confirmation },
  at('log-in', () => '/login'),
  at('sign-up', () => '/login?mode=signup'),
  { name: 'log-in-flyout', window: true, reach: logInFlyout },
  { name: 'account', reach: signedUp },
  { name: 'account-orders', reach: accountPart('orders') },
  { name: 'account-addresses', reach: accountPart('addresses') },
  { name: 'account-payments', reach: accountPart('payments') },
  { name: 'account-privacy', reach: accountPart('privacy') },
  at('find-order', () => '/find-order'),
  at('brewer-registration', () => '/brewer-registration'),
  { name: 'brewer-recalled', reach: (visit) => typeSerial(visit, '08 0124 000000') },
  { name: 'brewer-log-in', reach: brewerLogIn },
  { name: 'brewer-registered', reach: brewerRegistered },
  { name: 'brewer-coupon', reach: brewerCoupon },
  at('quiz', () => '/quiz/beverage'),
  at('quiz-question', () => '/quiz/brewer?answers=people:-,cups:few'),
  at(
    'quiz-result',
    () => '/quiz/beverage?answers=drink:coffee,roast:dark,flavour:-,taken:-,caffeine:-,size:mug',
  ),
  at('quiz-brewers', () => '/quiz/brewer?answers=people:-,cups:few,width:-,drinks:-,strength:-,budget:-'),
  at('compare', ({ compare }) => `/compare?codes=${compare}`),
  at('compare-empty', () => '/compare'),
  { name: 'quick-shop', window: true, reach: quickShop },
  at('contact', () => '/content/support/email-us-page'),
  at('policy', () => '/content/shipping-returns'),
  at('faq', () => '/content/support/faq'),
  at('recycling', () => '/content/recycling'),
  at('about', () => '/content/about'),
  at('auto-delivery-page', () => '/content/auto-delivery'),
  at('privacy-page', () => '/content/privacy'),
  at('not-found', () => '/no-such-page'),
  at('error', () => '/c/coffee?filters=x'),
];

let customers = 0;

/** Into an account of its own. */
export async function signedUp({ page, open }: Visit): Promise<void> {
  customers += 1;
  await open('/login?mode=signup');
  const values = {
    firstName: 'Noor',
    lastName: 'Halloran',
    email: `screens-${customers}@example.com`,
    password: 'a quiet morning in may',
  };
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main form input[name=${name}]`).fill(value);
  }
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/account$/);
  await page.locator('main form').first().waitFor();
}

function accountPart(part: string): (visit: Visit) => Promise<void> {
  return async (visit) => {
    await signedUp(visit);
    await visit.open(`/account/${part}`);
  };
}

async function logInFlyout({ page, open }: Visit): Promise<void> {
  await open('/');
  const opener = /^(Log in|Se connecter)$/;
  await page.getByRole('banner').getByRole('button', { name: opener }).click();
  await page.getByRole('dialog').waitFor();
}

async function soldOut({ page, open, edition }: Visit): Promise<void> {
  await open(`/p/${edition.soldOut}`);
  const other = page.getByRole('radio', { name: /Sold out|Épuisé/ }).first();
  if (await other.count()) await other.check({ force: true });
}

async function fill({ page, open, edition: { words, products } }: Visit): Promise<void> {
  await open(`/p/${products.pod ?? ''}`);
  await page.getByRole('main').getByRole('button', { name: words.add }).first().click();
  await page.getByRole('dialog', { name: words.cart }).getByRole('link', { name: words.checkOut }).waitFor();
}

async function cart(visit: Visit): Promise<void> {
  await fill(visit);
  await visit.open('/cart');
}

async function checkout(visit: Visit): Promise<void> {
  await fill(visit);
  await visit.open('/checkout');
}

/** From a checkout with what `begin` put in the cart to its payment. */
export async function toPayment(visit: Visit, begin = checkout): Promise<void> {
  const { page, edition } = visit;
  await begin(visit);
  await fillContact(page, edition.words, edition.to);
  // Only the business site asks for a company.
  const company = page.getByRole('textbox', { name: 'Company', exact: true });
  if (await company.count()) await company.fill('Okafor Roasting Works');
  await page.getByRole('button', { name: edition.words.toPayment }).click();
  await page.getByRole('button', { name: edition.words.pay }).waitFor();
}

async function payment(visit: Visit): Promise<void> {
  const { page, edition } = visit;
  await toPayment(visit);
  await fillCard(page, undefined, edition.words);
}

async function confirmation(visit: Visit): Promise<void> {
  const { page, edition } = visit;
  await payment(visit);
  await page.getByRole('button', { name: edition.words.pay }).click();
  await page.getByRole('heading', { level: 1, name: edition.words.thanks }).waitFor();
}

let brewers = 0;

/** As far as the first step of registering a brewer leads with this serial number. */
async function typeSerial({ page, open }: Visit, serialNumber: string): Promise<void> {
  await open('/brewer-registration');
  await page.locator('main input[name=serialNumber]').fill(serialNumber);
  await page.locator('main input[name=purchaseDate]').fill('2024-09-01');
  await page.locator('main form button[type=submit]').click();
  await page.waitForLoadState('networkidle');
}

/** With a brewer that nobody has registered. */
async function brewerLogIn(visit: Visit): Promise<void> {
  brewers += 1;
  await typeSerial(visit, `142424${String(brewers).padStart(8, '0')}`);
  await visit.page.locator('#brewer-found').waitFor();
}

async function brewerRegistered(visit: Visit): Promise<void> {
  const { page } = visit;
  await signedUp(visit);
  await brewerLogIn(visit);
  await page.getByRole('button', { name: /^(Register this brewer|Enregistrer cette cafetière)$/ }).click();
  await page.locator('main h1[tabindex]').waitFor();
}

/** Past the questions after a registration, to what is given for them. */
async function brewerCoupon(visit: Visit): Promise<void> {
  const { page } = visit;
  await brewerRegistered(visit);
  const main = page.getByRole('main');
  const skip = main.getByRole('button', { name: /^(Skip|Passer)$/ });
  for (let number = 1; number <= 6; number += 1) {
    await main.getByRole('heading', { name: new RegExp(`Question ${number} `) }).waitFor();
    await skip.click();
  }
  await skip.waitFor({ state: 'detached' });
}

async function quickShop({ page, open, edition: { words } }: Visit): Promise<void> {
  await open('/brewers');
  const opener = /^Options (for|pour)/;
  await page.getByRole('main').getByRole('button', { name: opener }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: words.add }).first().waitFor();
}
