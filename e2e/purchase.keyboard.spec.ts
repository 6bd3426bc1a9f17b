import { expect, test } from '@playwright/test';
import { tabTo } from './keyboard.steps.ts';
import { cardFrame, expectConfirmation, firstProduct, openProduct, watch } from './purchase.steps.ts';
import { ENGLISH, NEW_YORK } from './purchase.words.ts';

test('everything from the product to the order goes by keyboard alone', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/beverages');
  await tabTo(page, page.getByRole('link', { name: 'Products', exact: true }));
  await page.keyboard.press('Enter');
  await openProduct(page, firstProduct(page), async (link) => {
    await tabTo(page, link);
    await page.keyboard.press('Enter');
  });
  await tabTo(page, page.getByRole('main').getByRole('button', { name: ENGLISH.add }).first());
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: ENGLISH.cart });
  await tabTo(page, drawer.getByRole('link', { name: ENGLISH.checkOut }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout/);

  await tabTo(page, page.getByRole('textbox', { name: ENGLISH.email, exact: true }));
  await page.keyboard.type(NEW_YORK.email);
  for (const [name, text] of [
    [ENGLISH.firstName, NEW_YORK.firstName],
    [ENGLISH.lastName, NEW_YORK.lastName],
    [ENGLISH.street, NEW_YORK.street],
    [ENGLISH.postalCode, NEW_YORK.postalCode],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }), 3);
    await page.keyboard.type(text);
  }
  // City and state come with the ZIP code.
  await tabTo(page, page.getByRole('textbox', { name: ENGLISH.phone }), 4);
  await page.keyboard.type(NEW_YORK.phone);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  const field = (name: string) => cardFrame(page).getByRole('textbox', { name, exact: true });
  await tabTo(page, field(ENGLISH.cardNumber), 4);
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await tabTo(page, page.getByRole('button', { name: ENGLISH.pay }), 6);
  await page.keyboard.press('Enter');
  await expectConfirmation(page);
  expect(complaints).toEqual([]);
});
