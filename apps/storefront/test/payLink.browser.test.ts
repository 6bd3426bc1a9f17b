/** The page of a mailed payment link, with an engine that answers as each test says and a stand-in for Stripe.js. */
import type { components } from '@crema/api-client';
import { FakeStripe } from '@crema/testing/stripe';
import { answerBrowser } from '@crema/testing/stripe/face';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeFindings, PROVIDER_FRAME } from './axe.ts';
import { openAlive, openQuiet, sharedBrowser, watch } from './browser.ts';
import { siteConfig } from './fakeAnswers.ts';
import { price } from './fakeCart.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

type OpenPayment = components['schemas']['OpenPayment'];

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
  for (const site of ['usb2c', 'cab2c'])
    shop.commerce.answers.set(`/rest/v2/${site}/cms/siteConfig`, () => {
      const said = { 'payment.provider': 'stripe', 'payment.publishableKey': 'pk_test_fake' };
      const entry = Object.entries(said).map(([key, value]) => ({ key, value }));
      return json({ ...siteConfig, siteConfigurations: { entry } });
    });
});
afterAll(() => shop.stop());

const DUE: OpenPayment = {
  ...{ status: 'due', of: 'subscription', date: '2027-02-01', amount: price(42.72) },
  ...{ entries: [{ name: 'Dawn Parade', quantity: 3 }], card: { brand: 'Visa', lastFour: '0002' } },
};
const PAID: OpenPayment = { ...DUE, status: 'paid', code: 'C0123456789' };
const refused = (type: string, message: string, status = 400) => ({
  ...{ status, json: { errors: [{ type, message }] } },
});

/** What the engine answers to each call, the last one again and again; and what it was sent. */
let answers: Record<'link' | 'pay' | 'confirm', { status?: number; json: object }[]>;
let sent: { call: string; body: { link: string; token?: string; provider?: string } }[];

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  sent = [];
  answers = { link: [{ json: DUE }], pay: [{ json: PAID }], confirm: [{ json: PAID }] };
  await context.route(/^https:\/\/(js|hooks|api)\.stripe\.com\//, async (route) => {
    const asked = { url: route.request().url(), body: route.request().postData() ?? '' };
    const { type, body } = await answerBrowser(fake, asked);
    const headers = { 'content-type': type, 'access-control-allow-origin': '*' };
    await route.fulfill({ status: 200, headers, body });
  });
  await page.route(/\/payments\/link(\/\w+)?\?/, (route) => {
    const [, call = 'link'] = /link\/(\w+)\?/.exec(route.request().url()) ?? [];
    sent.push({ call, body: route.request().postDataJSON() });
    const queue = answers[call as keyof typeof answers];
    return route.fulfill((queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 500 });
  });
});
afterEach(() => context.close());

const open = (path = '/pay#a-link') => openAlive(page, `${shop.origin}${path}`);
const fill = async (names = ['Card number', 'Expires (MM/YY)', 'Security code']) => {
  const fields = page.getByRole('main').frameLocator('iframe');
  for (const [at, value] of ['4242424242424242', '1234', '123'].entries())
    await fields.getByRole('textbox', { name: names[at] ?? '', exact: true }).fill(value);
};
const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const says = (text: string | RegExp) => page.getByRole('main').getByText(text).first().waitFor();

it('says what is paid and what for; the fields are checked; paid, it says so, and a reload says the same', async () => {
  const { complaints } = await watch(page);
  // Pay is pressed with the fields there, and empty.
  await openQuiet(page, `${shop.origin}/pay#a-link`);
  await says('Auto-delivery order of February 1, 2027');
  await says('3 × Dawn Parade');
  await says(/^Visa ending in 0002 could not be charged\./);
  await press('Pay $42.72');
  await says('Please check your card details above.');
  expect(sent.map(({ call }) => call)).toEqual(['link']);
  await fill();
  await press('Pay $42.72');
  await says('Paid. Thank you!');
  await says(/^Your order C0123456789 is on its way/);
  const [, paid] = sent;
  expect(paid?.body).toMatchObject({ link: 'a-link', provider: 'stripe' });
  // The fields were told what is paid, and that the card is kept.
  expect(paid?.body.token).toMatch(/^ctoken_success/);
  answers.link = [{ json: PAID }];
  await page.reload();
  await says('Paid. Thank you!');
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('axe finds nothing on any state, and nothing is wider than a narrow phone, in both languages', async () => {
  const states: [Partial<OpenPayment>, string, string][] = [
    [{}, 'Pay $42.72', 'Payer $42.72'],
    [
      { status: 'asked', clientSecret: 'pi_1_secret_1' },
      'Continue with your bank',
      'Continuer avec votre banque',
    ],
  ];
  const scope = { only: 'main', without: [PROVIDER_FRAME] };
  for (const [state, ...buttons] of states)
    for (const [at, path] of ['/pay#a-link', '/fr/pay?site=cab2c#a-link'].entries()) {
      answers.link = [{ json: { ...DUE, ...state } }];
      await page.goto('about:blank');
      await open(path);
      await page
        .getByRole('main')
        .getByRole('button', { name: buttons[at] ?? '' })
        .waitFor();
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFindings(page, scope), `${path} ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      }
    }
});

it('a bank that asks is answered in place; a reload in the middle finds it again', async () => {
  const asked = { json: { ...DUE, status: 'asked', clientSecret: 'pi_1_secret_1' } };
  answers.pay = [asked];
  answers.confirm = [{ json: PAID }];
  await open();
  await fill();
  await press('Pay $42.72');
  const bank = page.frameLocator('iframe[title="Bank"]');
  await bank.getByRole('heading', { name: 'Is it you?' }).waitFor();
  answers.link = [asked];
  await page.reload();
  await says(/^Your bank asks you to confirm this payment/);
  await press('Continue with your bank');
  await bank.getByRole('button', { name: 'Yes, pay' }).click();
  await says('Paid. Thank you!');
  expect(sent.map(({ call }) => call)).toEqual(['link', 'pay', 'link', 'confirm']);
});

it('a month of a box is named as what it is, and leads back to the boxes', async () => {
  answers.link = [{ json: { ...DUE, of: 'box' } }];
  answers.pay = [{ json: { ...PAID, of: 'box' } }];
  await open();
  await says('Monthly box of February 1, 2027');
  await fill();
  await press('Pay $42.72');
  await says(/your monthly box goes on\.$/);
  const back = page.getByRole('main').getByRole('link', { name: 'See my monthly box' });
  expect(await back.getAttribute('href')).toBe('/account/boxes');
});

it('what ends a kit is named as that, its card is not kept, and nothing of an order is said', async () => {
  const kit: Partial<OpenPayment> = { of: 'kit', entries: [{ name: 'Crema Nib', quantity: 1 }] };
  answers.link = [{ json: { ...DUE, ...kit } }];
  answers.pay = [{ json: { ...PAID, ...kit } }];
  await open();
  await page.getByRole('heading', { level: 1, name: 'Pay for ending your commitment' }).waitFor();
  await says('Starter kit commitment, ended February 1, 2027');
  await says('What the kit took off the price of your Crema Nib');
  expect(
    await page
      .getByRole('main')
      .getByText(/next orders/)
      .count(),
  ).toBe(0);
  await fill();
  await press('Pay $42.72');
  await says('Nothing more is owed for the kit of your order C0123456789.');
  const back = page.getByRole('main').getByRole('link', { name: 'See my account' });
  expect(await back.getAttribute('href')).toBe('/account');
});

it('a refusal is said beside the button, the fields keep what was typed; a new amount is shown', async () => {
  const poor = 'The card has insufficient funds. Please try another one.';
  answers.pay = [refused('PaymentAuthorizationError', poor)];
  await open();
  await fill();
  await page.setViewportSize({ width: 360, height: 640 });
  await press('Pay $42.72');
  await says(poor);
  const refusal = page.getByRole('alert').filter({ hasText: poor });
  expect(await refusal.evaluate((one) => one.getBoundingClientRect().top > 0)).toBe(true);
  answers.pay = [refused('StaleCartError', 'The amount has changed.', 409)];
  answers.link = [{ json: { ...DUE, amount: price(45) } }];
  await press('Pay $42.72');
  await says('The amount has changed.');
  await page.getByRole('main').getByRole('button', { name: 'Pay $45.00' }).waitFor();
});

it('a payment whose answer was lost and that went through is said to be paid', async () => {
  answers.pay = [{ status: 500, json: {} }];
  await open();
  await fill();
  answers.link = [{ json: PAID }];
  await press('Pay $42.72');
  await says('Paid. Thank you!');
  expect(await page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).count()).toBe(0);
});

it('an expired link, one that is none, what was cancelled and what takes longer each have their sentence', async () => {
  answers.link = [refused('InvalidLinkError', 'This link was used or has expired. Ask for a new one.')];
  await open();
  await says('This payment link has expired or is not complete.');
  await says(/^Our latest e-mail about the payment has a link/);
  // Another fragment alone loads nothing.
  await page.goto('about:blank');
  await open('/pay');
  await says('This address has no payment link.');
  answers.link = [{ json: { ...DUE, status: 'cancelled' } }];
  await page.goto('about:blank');
  await open();
  await says('There is nothing left to pay');
  answers.link = [{ json: { ...DUE, status: 'processing' } }, { json: PAID }];
  await page.goto('about:blank');
  await open();
  await says('Paid. Thank you!');
});

it('en français', async () => {
  await open('/fr/pay?site=cab2c#a-link');
  await says('Commande de livraison automatique du 1er février 2027');
  await fill(['Numéro de carte', 'Expire (MM/AA)', 'Code de sécurité']);
  await press('Payer $42.72');
  await says('C’est payé. Merci!');
});
