/** A shopper pays a shop that takes its payments through Stripe. */
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { findings as axeFindings } from './accessibility.steps.ts';
import {
  cardFrame,
  chooseAutoDelivery,
  expectConfirmation,
  fillCard,
  fillContact,
  openCheckout,
  toCheckout,
  toPayment,
  watch,
} from './purchase.steps.ts';
import { CARDS, ENGLISH, FRENCH, MONTREAL, NEW_YORK } from './purchase.words.ts';
import { bank, meetStripe, payAtStripe, type StripeShop, startStripeShop } from './stripe.steps.ts';
import { asNewVisitor } from './visit.steps.ts';

// One shop for all: the suite's own has the test gateway.
test.describe.configure({ mode: 'serial' });

let shop: StripeShop;
test.beforeAll(async () => {
  test.setTimeout(patience(150_000));
  shop = await startStripeShop();
});
test.afterAll(() => shop?.stop());
test.beforeEach(({ context }) => meetStripe(context, shop.fake));

/** The order of the last intent. */
const lastKey = (): string =>
  shop.fake.calls
    .findLast(({ path, method }) => method === 'POST' && path === 'payment_intents')
    ?.params.get('metadata[order]') ?? '';
const charged = (key: string): number[] =>
  shop.fake
    .entries()
    .filter(({ chargeKey }) => chargeKey === key)
    .map(({ amount }) => amount);

async function begin(page: Page): Promise<void> {
  await openCheckout(page, shop);
  await toPayment(page);
}

test('a guest pays by card; Stripe’s script comes with the checkout alone', async ({ page }) => {
  const complaints = await watch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host.endsWith('.stripe.com')) asked.push(new URL(page.url()).pathname);
  });
  await toCheckout(page, ENGLISH, `${shop.origin}/`);
  await toPayment(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cardFrame(page).getByRole('textbox', { name: ENGLISH.cardNumber })).toBeVisible();
    expect(await axeFindings(page, `${width}`, { only: 'main' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
  // What is missing is shown in the fields, and said beside them.
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expect(page.getByText('Please check your card details above.')).toBeVisible();
  await payAtStripe(page, CARDS.good);
  await expectConfirmation(page);
  expect(charged(lastKey())).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set(['/checkout']));
  expect(complaints).toEqual([]);
});

test('a payment through Stripe ends well, whatever is in its way: a blocked script, a refusal, a bank that asks or takes long', async ({
  page,
}) => {
  test.setTimeout(patience(120_000));

  await test.step('where Stripe’s script is blocked, that is said, nothing is lost, and it can be tried again', async () => {
    const scripts = /^https:\/\/js\.stripe\.com\//;
    await page.route(scripts, (route) => route.abort());
    await begin(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The payment fields did not load.' }),
    ).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cardFrame(page).getByRole('textbox', { name: ENGLISH.cardNumber })).toBeVisible();
  });

  await test.step('a card that is declined keeps what was typed, and another one can be tried', async () => {
    await payAtStripe(page, CARDS.poor);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The card has insufficient funds' }),
    ).toBeVisible();
    await expect(cardFrame(page).getByRole('textbox', { name: ENGLISH.code })).toHaveValue('123');
  });

  await test.step('the bank asks: no, and the order ends; yes after a reload in the middle, and it is paid once', async () => {
    await payAtStripe(page, CARDS.authenticated);
    await bank(page).getByRole('button', { name: 'No' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'could not confirm that it was you' }),
    ).toBeVisible();
    expect(charged(lastKey())).toEqual([]);

    await payAtStripe(page, CARDS.authenticated);
    await expect(bank(page).getByRole('heading', { name: 'Is it you?' })).toBeVisible();
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
    await expect(dialog).toContainText('Your bank asks you to confirm this payment.');
    await dialog.getByRole('button', { name: 'Continue with your bank' }).click();
    await bank(page).getByRole('button', { name: 'Yes, pay' }).click();
    await expectConfirmation(page);
    expect(charged(lastKey())).toHaveLength(1);
  });

  await test.step('what the bank takes long over is asked about again, and placed when it is paid', async () => {
    await asNewVisitor(page);
    await begin(page);
    await payAtStripe(page, CARDS.slow);
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
    shop.fake.complete(lastKey());
    await hear('payment_intent.succeeded');
    await expectConfirmation(page);
  });
});

/** The last message of a kind reaches the shop. */
async function hear(type: string): Promise<void> {
  const event = shop.fake.events.findLast((one) => one.type === type);
  if (!event) throw new Error(`No ${type} was sent`);
  const { payload, headers } = shop.fake.signed(event);
  const answer = await fetch(`${shop.origin}/payments/stripe/events`, {
    method: 'POST',
    headers,
    body: payload,
  });
  expect(answer.status).toBe(200);
}

test('en français', async ({ page }) => {
  await toCheckout(page, FRENCH, `${shop.origin}/fr?site=cab2c`);
  await toPayment(page, FRENCH, MONTREAL);
  await payAtStripe(page, CARDS.authenticated, FRENCH);
  await bank(page).getByRole('button', { name: 'No' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Votre banque n’a pas pu confirmer' }),
  ).toBeVisible();
  await payAtStripe(page, CARDS.good, FRENCH);
  await expectConfirmation(page, FRENCH);
});

test('an auto-delivery keeps its card, and another one is added in the account, with its bank', async ({
  page,
}) => {
  test.setTimeout(patience(90_000));
  await page.goto(`${shop.origin}/p/aurelune-dawn-parade`);
  await chooseAutoDelivery(page);
  await page.getByRole('button', { name: /^Start auto-delivery/ }).click();
  await page
    .getByRole('dialog', { name: ENGLISH.cart })
    .getByRole('link', { name: ENGLISH.checkOut })
    .click();
  await page.waitForURL(/\/checkout/);
  await fillContact(page, ENGLISH, { ...NEW_YORK, email: `stripe.${process.pid}@example.com` });
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await page.getByLabel('Password', { exact: true }).fill('crema on six mornings');
  await fillCard(page, CARDS.good);
  // By keyboard: Chromium loses the first click beside a frame of another site that has just moved.
  const consent = page.getByRole('checkbox', { name: /^I agree to auto-delivery/ });
  await consent.press('Space');
  await expect(consent).toBeChecked();
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  const kept = () => shop.fake.calls.filter(({ path }) => path.startsWith('setup_intents/')).length;
  expect(
    shop.fake.calls.findLast(({ path }) => path === 'payment_intents')?.params.get('setup_future_usage'),
  ).toBe('off_session');
  expect(kept()).toBe(0);

  await page.goto(`${shop.origin}/auto-delivery/upcoming`);
  await page.getByRole('main').getByRole('button', { name: 'Change the card' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change the card' });
  const fields = dialog.frameLocator('iframe');
  await fields.getByRole('textbox', { name: ENGLISH.cardNumber }).fill(CARDS.authenticated);
  await fields.getByRole('textbox', { name: ENGLISH.expires }).fill('1234');
  await fields.getByRole('textbox', { name: ENGLISH.code }).fill('123');
  await dialog.getByRole('button', { name: 'Save the card' }).click();
  await bank(page).getByRole('button', { name: 'Yes, pay' }).click();
  await expect(dialog).toBeHidden();
  expect(kept()).toBeGreaterThan(0);
});
