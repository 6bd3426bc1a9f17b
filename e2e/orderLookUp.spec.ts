import { expect, test } from '@playwright/test';
import { expectConfirmation, fillCard, toCheckout, toPayment, watch } from './purchase.steps.ts';
import { ENGLISH } from './purchase.words.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;

test('a guest finds an order by its number and e-mail, from the foot of the page, and prints it', async ({
  page,
}) => {
  const complaints = await watch(page, /status of 404/);
  await toCheckout(page);
  await toPayment(page);
  await fillCard(page);
  await page.getByRole('checkbox', { name: ENGLISH.terms }).check();
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  const address = page.url();
  const number = (await page.getByText(/^C[0-9A-Z]{10}$/).textContent()) ?? '';
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find your order' }).click();
  await expect(page).toHaveTitle(/^Find your order/);
  const [code, email] = [
    page.getByRole('textbox', { name: 'Order number' }),
    page.getByRole('main').getByRole('textbox', { name: 'E-mail' }),
  ];
  const find = page.getByRole('button', { name: 'Show my order' });
  await find.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Enter the order number.');
  await code.fill(number.toLowerCase());
  await email.fill('eve@example.com');
  await find.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No order has this number' })).toBeVisible();
  await email.fill('amelie@example.com');
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
  // On paper: the shop, the number, the lines and the sums, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByText('Crema', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
  await expect(page.getByRole('main').getByText('Total', { exact: true })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the look-up speaks French in Canada', async ({ page }) => {
  await page.goto(`${canada}/fr/find-order`);
  await page.getByRole('textbox', { name: 'Numéro de commande' }).fill('C0000000000');
  await page.getByRole('main').getByRole('textbox', { name: 'Courriel' }).fill('amelie@example.com');
  await page.getByRole('button', { name: 'Voir ma commande' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Aucune commande ne porte ce numéro' }),
  ).toBeVisible();
});
