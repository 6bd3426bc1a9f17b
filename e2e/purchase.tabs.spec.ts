import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { expectConfirmation, fillCard, openCheckout, toPayment, watch } from './purchase.steps.ts';
import { ENGLISH } from './purchase.words.ts';
import { asNewVisitor } from './visit.steps.ts';

/** Puts a brewer in the same cart, in a tab of its own. */
async function addInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/p/crema-nib');
  await other.getByRole('main').getByRole('button', { name: ENGLISH.add }).first().click();
  await expect(
    other.getByRole('dialog', { name: ENGLISH.cart }).getByRole('button', { name: /^Remove/ }),
  ).toHaveCount(2);
}

/** What the button says, as a whole. */
const payButton = (page: Page) => page.getByRole('button', { name: ENGLISH.pay });

test('what another tab puts in the cart while one pays is never charged unseen', async ({ page }) => {
  test.setTimeout(patience(90_000));
  const complaints = await watch(page);
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /users\/anonymous\/orders\?/.test(request.url()))
      placed.push(request.url());
  });

  await test.step('what another tab put in the cart is shown with its total before anything is charged', async () => {
    await openCheckout(page);
    await toPayment(page);
    const before = (await payButton(page).textContent()) ?? '';
    await addInAnotherTab(page);
    await fillCard(page);
    await expect(payButton(page)).toHaveText(before);
    await payButton(page).click();
    const told = page.getByRole('alert').filter({ hasText: 'Your cart has changed: the total is now $' });
    await expect(told).toContainText('You were not charged.');
    await expect(payButton(page)).not.toHaveText(before);
    const now = (await payButton(page).textContent())?.replace('Pay ', '') ?? '';
    await expect(told).toContainText(`the total is now ${now}.`);
    const summary = page.getByRole('complementary').filter({ hasText: 'Your order' });
    await expect(summary.getByRole('listitem')).toHaveCount(2);
    await expect(summary).toContainText(now);
    expect(placed).toEqual([]);
    await payButton(page).click();
    await expectConfirmation(page);
    await expect(page.getByRole('main').getByText(now).first()).toBeVisible();
    expect(placed).toHaveLength(1);
  });

  await test.step('the checkout reads the cart again when it is looked at again', async () => {
    await asNewVisitor(page);
    await openCheckout(page);
    await toPayment(page);
    const before = (await payButton(page).textContent()) ?? '';
    await addInAnotherTab(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(payButton(page)).not.toHaveText(before);
    await fillCard(page);
    await payButton(page).click();
    await expectConfirmation(page);
  });
  expect(complaints).toEqual([]);
});
