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
import { asNewVisitor } from './visit.steps.ts';

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

/** What the browser itself reports of the refusals that are provoked. */
const PROVOKED = /status of 40[09]|ERR_INTERNET_DISCONNECTED/;

test('a cart is paid for in the end, whatever is in the way: mistakes, no connection, refusals, a bank', async ({
  page,
  context,
}) => {
  test.setTimeout(patience(120_000));
  const complaints = await watch(page, PROVOKED);
  await openCheckout(page);
  const main = page.getByRole('main');
  const pay = page.getByRole('button', { name: ENGLISH.pay });
  const told = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const summary = main.locator('dl').filter({ visible: true });
  const tax = summary.locator('div', { hasText: /^Tax/ }).getByRole('definition');

  await test.step('before the address is known the checkout says what the tax waits for', () =>
    expect(tax).toHaveText('After your address'));

  await test.step('what is wrong is said beside the fields, and what was typed outlives a reload', async () => {
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
    await expect(tax).toHaveText('$0.00');
    await page.reload();
    await expect(pay).toBeVisible();
  });

  await test.step('a purchase is agreed to by paying: the button says to what, and there is no box to tick', async () => {
    await expect(pay).toHaveAccessibleDescription(
      /^By placing your order, you agree to the terms of sale.*privacy policy/,
    );
    await expect(main.getByRole('link', { name: /^terms of sale/ })).toHaveAttribute(
      'href',
      '/content/terms',
    );
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await pay.click();
    await expect(page.getByText('Please check your card details above.')).toBeVisible();
  });

  await test.step('a payment that nobody was reached for says that nothing was charged, and goes on from there', async () => {
    await fillCard(page, CARDS.declined);
    await context.setOffline(true);
    await pay.click();
    await expect(told('We could not reach the shop.')).toContainText('Nothing was ordered or charged');
    await context.setOffline(false);
    await pay.click();
  });

  await test.step('a declined card keeps the cart, and another one is asked for once', async () => {
    await expect(told('The card was declined')).toBeVisible();
    const refusal = await told('The card was declined').textContent();
    expect(refusal?.match(/please try another/gi)).toHaveLength(1);
  });

  await test.step('sold out at the last moment names the lines and leads to the cart', async () => {
    await fillCard(page);
    await page.route('**/users/anonymous/orders?*', (route) =>
      route.fulfill({
        status: 409,
        json: {
          errors: [{ type: 'InsufficientStockError', message: 'Dawn Parade is sold out.', subject: '0' }],
        },
      }),
    );
    await pay.click();
    await told('Dawn Parade is sold out.').getByRole('link', { name: 'Go to the cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await page.unroute('**/users/anonymous/orders?*');
  });

  await test.step('a bank that wants more is answered in a dialog, giving up keeps the cart, and saying yes pays', async () => {
    await page
      .getByRole('link', { name: /^Check out/ })
      .first()
      .click();
    await fillCard(page, CARDS.authenticated);
    const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
    await pay.click();
    await dialog.getByRole('button', { name: 'Cancel the payment' }).click();
    await expect(dialog).toBeHidden();
    await pay.click();
    await dialog.getByRole('button', { name: 'Confirm the payment' }).click();
    await expectConfirmation(page);
  });
  expect(complaints).toEqual([]);
});

test('what became of an order is found out when nobody said: its answer got lost, or the payment’s', async ({
  page,
}) => {
  test.setTimeout(patience(120_000));
  const complaints = await watch(page);

  await test.step('an order whose answer got lost is sent again with the same key, also after a reload', async () => {
    await openCheckout(page);
    await toPayment(page);
    await fillCard(page);
    const orders = await loseFirstOrder(page);
    await page.getByRole('button', { name: ENGLISH.pay }).click();
    await expect(page.getByText('Connection lost')).toBeVisible();
    orders.isLost = false;
    await page.reload();
    await expectConfirmation(page);
    expect(new Set(orders.keys).size).toBe(1);
    await page.unrouteAll();
    await asNewVisitor(page);
    // What was lost is said by the browser itself.
    expect(complaints.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  await test.step('a payment of unknown outcome is waited for and ends as an order', async () => {
    await openCheckout(page);
    await toPayment(page);
    await fillCard(page, CARDS.late);
    await page.getByRole('button', { name: ENGLISH.pay }).click();
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
    // The engine asks the provider a third of a minute after a charge whose answer never came.
    await page.waitForURL(/order-confirmation/, { timeout: patience(60_000) });
    await expectConfirmation(page);
  });
  expect(complaints).toEqual([]);
});

/** The engine places the order, and the shopper never hears of it, until it is no longer lost. */
async function loseFirstOrder(page: Page): Promise<{ keys: (string | undefined)[]; isLost: boolean }> {
  const orders = { keys: [] as (string | undefined)[], isLost: true };
  await page.route('**/users/anonymous/orders?*', async (route) => {
    orders.keys.push(route.request().headers()['idempotency-key']);
    if (!orders.isLost) return route.continue();
    const { pathname, search } = new URL(route.request().url());
    const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
    const answer = await route.fetch({
      url: `${origin}${pathname}${search}`,
      headers: { ...(await route.request().allHeaders()), origin },
    });
    expect(answer.status()).toBeLessThan(300);
    await route.abort('connectionreset');
  });
  return orders;
}

/** The script of the card fields stays away until it is told to come. */
async function holdCardFields(page: Page): Promise<{ come: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/test\/frame\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return { come: resolve };
}

test('the way to Pay: delivery where there are several ways, and card fields that come late', async ({
  page,
}) => {
  const pay = page.getByRole('button', { name: ENGLISH.pay });

  await test.step('where there are several ways of delivery, one is chosen in a step of its own', async () => {
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
    await page.unroute('**/deliverymodes?*');
  });

  await test.step('Pay is heard when it is pressed at the moment the card fields come', async () => {
    const script = await holdCardFields(page);
    await page.reload();
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
});

// In a browser of its own: what it measures is how a first visit is laid out.
test('Pay keeps its place on a phone when the card fields come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const script = await holdCardFields(page);
  await openCheckout(page);
  await toPayment(page);
  const pay = page.getByRole('button', { name: ENGLISH.pay });
  const loading = page.getByText('The card fields are loading.');
  await expect(loading).toBeVisible();
  const fields = page.getByRole('main').locator('iframe');
  const place = async () => {
    const top = await page.evaluate(() => window.scrollY);
    return ((await pay.boundingBox())?.y ?? 0) + top;
  };
  const before = await place();
  // What is asked above the card, such as whether it is a gift, is there with the step.
  expect(await page.getByText('This order is a gift').isVisible()).toBe(true);
  script.come();
  await expect(loading).toBeHidden();
  await expect(fields).toHaveAttribute('height');
  expect(await place()).toBe(before);
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
