import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import {
  expectConfirmation,
  fillCard,
  fillContact,
  openCheckout,
  toCheckout,
  toPayment,
  watch,
} from './purchase.steps.ts';
import { CARDS, ENGLISH, FRENCH, MONTREAL } from './purchase.words.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;

test('a guest goes from a category to a placed order', async ({ page }) => {
  const complaints = await watch(page);
  await toCheckout(page);
  await toPayment(page);
  await fillCard(page);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  await expect(page.getByText('amelie@example.com')).toBeVisible();
  await expect(page.getByRole('main').getByText('In preparation')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  // The address alone brings it back.
  await page.reload();
  await expectConfirmation(page);
  expect(complaints).toEqual([]);
});

test('a guest orders in French, with the taxes of Quebec', async ({ page }) => {
  const complaints = await watch(page);
  await toCheckout(page, FRENCH, `${canada}/fr`);
  await toPayment(page, FRENCH, MONTREAL);
  await fillCard(page, CARDS.good, FRENCH);
  await page.getByRole('button', { name: FRENCH.pay }).click();
  await expectConfirmation(page, FRENCH);
  await expect(page.getByText('En préparation')).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/fr\//);
  expect(complaints).toEqual([]);
});

test('a declined card keeps the cart, and another one pays', async ({ page }) => {
  const complaints = await watch(page, /status of 400/);
  await openCheckout(page);
  await toPayment(page);
  await fillCard(page, CARDS.declined);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The card was declined' });
  await expect(refusal).toBeVisible();
  // Another card is asked for once.
  expect((await refusal.textContent())?.match(/please try another/gi)).toHaveLength(1);
  await fillCard(page);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  expect(complaints).toEqual([]);
});

test('a bank that wants more is answered in a dialog, and giving up keeps the cart', async ({ page }) => {
  const complaints = await watch(page, /status of 400/);
  await openCheckout(page);
  await toPayment(page);
  await fillCard(page, CARDS.authenticated);
  const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await dialog.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await dialog.getByRole('button', { name: 'Confirm the payment' }).click();
  await expectConfirmation(page);
  expect(complaints).toEqual([]);
});

test('a payment of unknown outcome is waited for and ends as an order', async ({ page }) => {
  // The engine asks the provider a third of a minute after a charge whose answer never came.
  test.setTimeout(patience(100_000));
  const complaints = await watch(page);
  await openCheckout(page);
  await toPayment(page);
  await fillCard(page, CARDS.late);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
  await page.waitForURL(/order-confirmation/, { timeout: patience(60_000) });
  await expectConfirmation(page);
  expect(complaints).toEqual([]);
});

test('an order whose answer got lost is sent again with the same key, also after a reload', async ({
  page,
}) => {
  const complaints = await watch(page, /Failed to load resource/);
  await openCheckout(page);
  await toPayment(page);
  await fillCard(page);
  const keys: (string | undefined)[] = [];
  let lost = true;
  await page.route('**/users/anonymous/orders?*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The engine places it; the shopper never hears of it.
    if (!lost) return route.continue();
    const { pathname, search } = new URL(route.request().url());
    const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
    const answer = await route.fetch({
      url: `${origin}${pathname}${search}`,
      headers: { ...(await route.request().allHeaders()), origin },
    });
    expect(answer.status()).toBeLessThan(300);
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expect(page.getByText('Connection lost')).toBeVisible();
  lost = false;
  await page.reload();
  await expectConfirmation(page);
  expect(new Set(keys).size).toBe(1);
  expect(complaints).toEqual([]);
});

test('sold out at the last moment names the lines and leads to the cart', async ({ page }) => {
  await watch(page, /status of 409/);
  await openCheckout(page);
  await toPayment(page);
  await fillCard(page);
  await page.route('**/users/anonymous/orders?*', (route) =>
    route.fulfill({
      status: 409,
      json: {
        errors: [{ type: 'InsufficientStockError', message: 'Dawn Parade is sold out.', subject: '0' }],
      },
    }),
  );
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Dawn Parade is sold out.' });
  await told.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

test('what is wrong is said beside the fields, and what was typed outlives a reload', async ({ page }) => {
  const complaints = await watch(page);
  await openCheckout(page);
  const go = page.getByRole('button', { name: ENGLISH.toPayment });
  await go.click();
  await expect(page.getByText('8 things need your attention.')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/such as name@example\.com/);
  await fillContact(page);
  const zip = page.getByRole('textbox', { name: 'ZIP code' });
  await zip.fill('1011');
  await go.click();
  await expect(zip).toBeFocused();
  await page.reload();
  await expect(zip).toHaveValue('1011');
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('350 Fifth Avenue');
  await zip.fill('10118');
  await go.click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: ENGLISH.pay })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('before the address is known the checkout says what the tax waits for', async ({ page }) => {
  await openCheckout(page);
  const summary = page.getByRole('main').locator('dl').filter({ visible: true });
  const tax = summary.locator('div', { hasText: /^Tax/ }).getByRole('definition');
  await expect(tax).toHaveText('After your address');
  await fillContact(page);
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await expect(tax).toHaveText('$0.00');
});

test('where there are several ways of delivery, one is chosen in a step of its own', async ({ page }) => {
  const way = (code: string, name: string, value: number, formattedValue: string) => ({
    ...{ code, name, description: `By ${name}` },
    deliveryCost: { value, currencyIso: 'USD', formattedValue },
  });
  const deliveryModes = [way('standard', 'Post', 6.95, '$6.95'), way('express', 'Courier', 14.5, '$14.50')];
  await page.route('**/deliverymodes?*', (route) => route.fulfill({ json: { deliveryModes } }));
  await openCheckout(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeFocused();
  await expect(page.getByRole('radio', { name: /Post/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Courier/ })).not.toBeChecked();
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
});

test('a purchase is agreed to by paying: the button says to what, and there is no box to tick', async ({
  page,
}) => {
  await openCheckout(page);
  await toPayment(page);
  const pay = page.getByRole('button', { name: ENGLISH.pay });
  await expect(pay).toHaveAccessibleDescription(
    /^By placing your order, you agree to the terms of sale.*privacy policy/,
  );
  await expect(page.getByRole('main').getByRole('link', { name: /^terms of sale/ })).toHaveAttribute(
    'href',
    '/content/terms',
  );
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await pay.click();
  await expect(page.getByText('Please check your card details above.')).toBeVisible();
  await fillCard(page);
  await pay.click();
  await expectConfirmation(page);
});

/** The script of the card fields stays away until it is told to come. */
async function holdCardFields(page: Page): Promise<{ come: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/test\/frame\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return { come: resolve };
}

test('Pay is heard when it is pressed at the moment the card fields come', async ({ page }) => {
  const script = await holdCardFields(page);
  await openCheckout(page);
  await toPayment(page);
  const pay = page.getByRole('button', { name: ENGLISH.pay });
  await expect(pay).toBeVisible();
  // After the page's own listener has heard it and before React has drawn it.
  await pay.evaluate((button) =>
    addEventListener('message', ({ data }) => {
      if (data?.type === 'ready') (button as HTMLButtonElement).click();
    }),
  );
  script.come();
  await expect(page.getByText('Please check your card details above.')).toBeVisible();
});

test('Pay keeps its place on a phone when the card fields come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const script = await holdCardFields(page);
  await openCheckout(page);
  await toPayment(page);
  const pay = page.getByRole('button', { name: ENGLISH.pay });
  const loading = page.getByText('The card fields are loading.');
  await expect(loading).toBeVisible();
  const before = await pay.boundingBox();
  script.come();
  await expect(loading).toBeHidden();
  await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('height');
  expect(await pay.boundingBox()).toEqual(before);
});

test('an empty cart and an unknown order answer with a way on', async ({ page }) => {
  const complaints = await watch(page, /status of 404/);
  for (const path of ['/cart', '/checkout']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('link', { name: 'Beverages', exact: true })).toBeVisible();
  }
  await page.goto('/order-confirmation/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'We could not find this order' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('without JavaScript the checkout says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/checkout');
  // Not by its text: those searches pass over `noscript`.
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.locator('main noscript p')).toContainText('The checkout needs JavaScript.');
  await context.close();
});
