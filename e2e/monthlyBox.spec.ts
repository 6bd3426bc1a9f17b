import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import {
  BUSINESS,
  type Edition,
  expectClean,
  payWithConsents,
  QUEBEC,
  somebody,
  toConsents,
  US,
} from './campaigns.steps.ts';
import { expectConfirmation, watch } from './purchase.steps.ts';

test.describe.configure({ timeout: patience(120_000) });

/** From the offer to the cart with a box of two. */
async function chooseBox(page: Page, edition: Edition, drink: string, size: RegExp): Promise<void> {
  const { home, choose } = edition;
  const main = page.getByRole('main');
  await page.goto(`${home}/monthly-box`);
  await expectClean(page, 'the offer');
  await main.getByRole('link', { name: size }).click();
  await page.waitForURL(/\/choose\?boxes=2/);
  await main.getByRole('button', { name: choose.add(drink) }).click();
  await main.getByRole('button', { name: choose.more(drink) }).click();
  await main.getByRole('button', { name: choose.addToCart, exact: true }).click();
  await page.waitForURL(/\/cart$/);
}

test('a monthly box is chosen, bought by a guest, skipped, changed and cancelled', async ({ page }) => {
  const complaints = await watch(page);
  const main = page.getByRole('main');
  // Of what is included: two for the fixed price.
  await chooseBox(page, US, 'Anvil, 24 ct', /^2 boxes \$29\.99/);
  await expect(main.locator('#cart-box')).toBeVisible();
  await expect(main).toContainText('$29.99');
  await toConsents(page, US, somebody(US, 'box'));
  await payWithConsents(page, US);
  await expectConfirmation(page, US.words);
  await page.goto(`${US.home}/account`);
  await main.getByRole('link', { name: 'Change, skip or cancel' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Monthly box of 2 boxes' })).toBeVisible();
  await expectClean(page, 'the box');
  await main.getByRole('button', { name: 'Skip this month' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'skipped' })).toBeVisible();
  await main.getByRole('button', { name: 'Undo skip' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Skip undone.' })).toBeVisible();
  await main.getByRole('link', { name: 'Choose pods' }).click();
  await page.waitForURL(/\/monthly-box\/choose\?.*subscription=/);
  await main.getByRole('button', { name: US.choose.add('High Noon, 24 ct') }).click();
  // A premium pod says what it adds, before it is saved.
  await expect(main.getByText(/^\+\$\d/).first()).toBeVisible();
  await main.getByRole('button', { name: US.choose.more('High Noon, 24 ct') }).click();
  await main.getByRole('button', { name: 'Save next box' }).click();
  await page.waitForURL(/\/account\/boxes/);
  await expect(main.getByText('High Noon').first()).toBeVisible();
  await main.getByRole('button', { name: 'Cancel monthly box' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel box' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'No monthly box' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a monthly box is bought in French, in Montréal', async ({ page }) => {
  const complaints = await watch(page);
  await chooseBox(page, QUEBEC, 'Enclume, 24 un.', /^2 boîtes 39,99\s\$/);
  await toConsents(page, QUEBEC, somebody(QUEBEC, 'boite'));
  await payWithConsents(page, QUEBEC);
  await expectConfirmation(page, QUEBEC.words);
  await page.goto(`${QUEBEC.home}/account/boxes`);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: 'Boîte du mois, 2 boîtes' }),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('businesses are told that there is no monthly box', async ({ page }) => {
  const answer = await page.goto(`${BUSINESS.home}/monthly-box`);
  expect(answer?.status()).toBe(409);
  await expect(page.getByRole('main').getByRole('link', { name: 'See coffee and tea' })).toBeVisible();
});
