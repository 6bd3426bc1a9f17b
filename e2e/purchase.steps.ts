import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { CARDS, ENGLISH, NEW_YORK, type Words } from './purchase.words.ts';

/** Complaints of the console, uncaught errors and refused resources. What a test provokes it names in `expected`. */
export async function watch(page: Page, expected?: RegExp): Promise<string[]> {
  const complaints: string[] = [];
  const note = (text: string): void => {
    if (!expected?.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(String(error)));
  await page.exposeFunction('reportViolation', note);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(`CSP ${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
  return complaints;
}

const DAWN_PARADE = '1012-AURL-DAWN-24';

/** One product in this visit's cart on the US site, a box of 18.99 unless named, put there through the API: for tests that begin after that. `of`: a shop of the test's own. */
export async function withCart(page: Page, code = DAWN_PARADE, of?: { origin: string }): Promise<void> {
  const origin = of?.origin ?? `http://127.0.0.1:${process.env.E2E_PORT}`;
  const added = await fetch(`${origin}/rest/v2/usb2c/users/anonymous/addProductToCart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, qty: 1 }),
  });
  expect(added.status).toBe(200);
  const [, session = ''] = /^SESSION=([^;]+)/.exec(added.headers.get('set-cookie') ?? '') ?? [];
  const url = of?.origin ?? `http://www.crema.localhost:${process.env.E2E_PORT}`;
  await page.context().addCookies([{ name: 'SESSION', value: session, url, httpOnly: true }]);
}

/** The checkout of a cart that is there already. */
export async function openCheckout(page: Page, of?: { origin: string }): Promise<void> {
  await withCart(page, DAWN_PARADE, of);
  await page.goto(`${of?.origin ?? ''}/checkout`);
}

const heading = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** The link of the first product of a list. */
export const firstProduct = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first();

/**
 * Follows a product's link in a list and waits until its page is drawn. The address changes before that, and until then
 * the list's own buttons have the same names as the page's.
 */
export async function openProduct(
  page: Page,
  link: Locator,
  follow: (link: Locator) => Promise<void>,
): Promise<void> {
  const name = ((await link.textContent()) ?? '').trim();
  await follow(link);
  await heading(page, name).waitFor();
}

/** On a product's page, in English: auto-delivery instead of buying once, and how often. */
export async function chooseAutoDelivery(page: Page, frequency?: string): Promise<void> {
  const main = page.getByRole('main');
  const choice = main.getByRole('radio', { name: /^Auto-delivery/ });
  // What is pressed before the page is alive is repeated when it is: for a moment it is not chosen.
  await choice.click();
  await expect(choice).toBeChecked();
  if (frequency)
    await main.getByRole('combobox', { name: 'Delivery frequency' }).selectOption({ label: frequency });
}

/** From the home page by the menu and a category to a product in the cart, and on to checkout. */
export async function toCheckout(page: Page, words: Words = ENGLISH, home = '/'): Promise<void> {
  await page.goto(home);
  const foot = page.getByRole('contentinfo');
  const category = foot.getByRole('link', { name: words.category, exact: true });
  // Folded on a phone.
  if (!(await category.isVisible())) await foot.locator('summary').first().click();
  await category.click();
  await heading(page, words.category).waitFor();
  await openProduct(page, firstProduct(page), (link) => link.click());
  await page.getByRole('main').getByRole('button', { name: words.add }).first().click();
  const drawer = page.getByRole('dialog', { name: words.cart });
  await drawer.getByRole('link', { name: words.checkOut }).click();
  await page.waitForURL(/\/checkout/);
}

export async function fillContact(page: Page, words: Words = ENGLISH, to = NEW_YORK): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(words.email).fill(to.email);
  await field(words.firstName).fill(to.firstName);
  await field(words.lastName).fill(to.lastName);
  await field(words.street).fill(to.street);
  await field(words.city).fill(to.city);
  await page.getByRole('combobox', { name: words.region }).selectOption({ label: to.region });
  await field(words.postalCode).fill(to.postalCode);
  await field(words.phone).fill(to.phone);
}

/** Through the first step. */
export async function toPayment(page: Page, words: Words = ENGLISH, to = NEW_YORK): Promise<void> {
  await fillContact(page, words, to);
  await page.getByRole('button', { name: words.toPayment }).click();
}

/** The provider's fields, in their own frame. */
export const cardFrame = (page: Page): FrameLocator => page.getByRole('main').frameLocator('iframe');

export async function fillCard(
  page: Page,
  number: string = CARDS.good,
  words: Words = ENGLISH,
): Promise<void> {
  const field = (name: string) => cardFrame(page).getByRole('textbox', { name, exact: true });
  await field(words.cardNumber).fill(number);
  await field(words.expires).fill('1234');
  await field(words.code).fill('123');
}

export async function expectConfirmation(page: Page, words: Words = ENGLISH): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  expect(page.url()).toMatch(/\/order-confirmation\/[0-9a-f-]{36}/);
}
