/** How little buying asks of a shopper on a phone: taps and fields, counted from the product page on. */
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { expectConfirmation, fillCard, watch } from './purchase.steps.ts';
import { ENGLISH, NEW_YORK } from './purchase.words.ts';
import { PHONE, Thumb, tooMuch } from './taps.steps.ts';

test.use(PHONE);

const main = (page: Page) => page.getByRole('main');

/** From the cart's drawer to the payment: what a guest is asked. */
async function toPayment(page: Page, thumb: Thumb, email: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: ENGLISH.cart });
  await thumb.tap(drawer.getByRole('link', { name: ENGLISH.checkOut }));
  await page.waitForURL(/\/checkout/);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await thumb.type(field(ENGLISH.email), email);
  await thumb.type(field(ENGLISH.firstName), NEW_YORK.firstName);
  await thumb.type(field(ENGLISH.lastName), NEW_YORK.lastName);
  await thumb.type(field(ENGLISH.street), NEW_YORK.street);
  await thumb.type(field(ENGLISH.postalCode), NEW_YORK.postalCode);
  await thumb.type(field(ENGLISH.phone), NEW_YORK.phone);
  await thumb.tap(page.getByRole('button', { name: ENGLISH.toPayment }));
  await expect(main(page).getByText('New York, NY 10118')).toBeVisible();
}

test('a guest buys once with few taps and fields', async ({ page }) => {
  test.setTimeout(patience(90_000));
  const complaints = await watch(page);
  const thumb = new Thumb(page);
  await page.goto('/p/aurelune-dawn-parade');
  await thumb.tap(main(page).getByRole('button', { name: ENGLISH.add }).first());
  await toPayment(page, thumb, NEW_YORK.email);
  await fillCard(page);
  await thumb.tap(page.getByRole('button', { name: ENGLISH.pay }));
  await expectConfirmation(page);
  expect(tooMuch('a guest buys once', thumb.effort, { taps: 7, fields: 8 }, test.info())).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a guest subscribes, and as a member skips, adds and cancels, with few taps and fields', async ({
  page,
}) => {
  test.setTimeout(patience(120_000));
  const complaints = await watch(page);
  const guest = new Thumb(page);
  await page.goto('/p/aurelune-dawn-parade');
  const choice = main(page).getByRole('radio', { name: /^Auto-delivery/ });
  const start = main(page).getByRole('button', { name: /^Start auto-delivery/ });
  await start.or(choice).first().waitFor();
  if ((await choice.count()) > 0) await guest.tick(choice);
  await guest.tap(start.first());
  await toPayment(page, guest, `taps.${process.pid}.${test.info().retry}@example.com`);
  await fillCard(page);
  await guest.type(page.getByLabel('Password', { exact: true }), 'crema on six mornings');
  await guest.tick(page.getByRole('checkbox', { name: /^I agree to auto-delivery/ }));
  await guest.tap(page.getByRole('button', { name: ENGLISH.pay }));
  await expectConfirmation(page);
  expect(tooMuch('a guest subscribes', guest.effort, { taps: 8, fields: 9 }, test.info())).toEqual([]);

  // On the page of the coming order, which the mail of a reminder leads to as well.
  const member = new Thumb(page);
  await page.goto('/auto-delivery/upcoming');
  await member.tap(main(page).getByRole('button', { name: 'Skip this order' }));
  await expect(main(page).getByText(/^Skipped \w{3}, /)).toBeVisible();
  await member.tap(main(page).getByRole('button', { name: 'Add a product' }));
  const adding = page.getByRole('dialog', { name: 'Add a product' });
  await member.tap(adding.getByRole('button', { name: /^Just once/ }).first());
  await expect(adding).toBeHidden();
  await expect(main(page).getByText('This order only')).toBeVisible();
  await member.tap(main(page).getByRole('button', { name: 'Cancel auto-delivery' }));
  await member.tap(page.getByRole('dialog').getByRole('button', { name: 'Cancel now' }));
  await expect(page.getByRole('status').filter({ hasText: /no more orders/i })).toBeVisible();
  const bounds = { taps: 5, fields: 0 };
  expect(tooMuch('a member skips, adds and cancels', member.effort, bounds, test.info())).toEqual([]);
  expect(complaints).toEqual([]);
});
