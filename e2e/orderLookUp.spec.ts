import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patience } from '@crema/testing/pace';
import { expect, test } from '@playwright/test';
import { BROWSER_SHOP_DATA } from '../tools/testbed/folders.ts';
import { expectConfirmation, fillCard, openCheckout, toPayment, watch } from './purchase.steps.ts';
import { ENGLISH, NEW_YORK } from './purchase.words.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;

/** The path of the link to an order, once its letter was written. */
async function mailedLink(code: string): Promise<string> {
  const folder = join(BROWSER_SHOP_DATA, 'mail');
  const find = async (): Promise<string> => {
    // A letter that is being written ends in `.part`.
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const file = names.find((name) => name.startsWith(`order-link-${code}`));
    // Quoted-printable breaks lines with `=`.
    const letter = file ? (await readFile(join(folder, file), 'utf8')).replaceAll(/=\r?\n/g, '') : '';
    return /\/find-order\/link#[\w-]{43}/.exec(letter)?.[0] ?? '';
  };
  await expect.poll(find, { timeout: patience(30_000) }).not.toBe('');
  return find();
}

test('a guest finds an order by a link that is mailed to its address, keeps it in an account, and prints it', async ({
  page,
}) => {
  // covers: S2.32
  test.setTimeout(patience(120_000));
  const complaints = await watch(page);
  const email = `look-up-${test.info().retry}@example.com`;
  await openCheckout(page);
  await toPayment(page, ENGLISH, { ...NEW_YORK, email });
  await fillCard(page);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  const address = page.url();
  const number = (await page.getByText(/^C[0-9A-Z]{10}$/).textContent()) ?? '';
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find your order' }).click();
  await expect(page).toHaveTitle(/^Find your order/);
  const [code, mail] = [
    page.getByRole('textbox', { name: 'Order number' }),
    page.getByRole('main').getByRole('textbox', { name: 'E-mail' }),
  ];
  const send = page.getByRole('button', { name: 'Send me the link' });
  await send.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Enter the order number.');
  await code.fill(number.toLowerCase());
  await mail.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'a link to it is on its way' })).toBeVisible();

  await page.goto(await mailedLink(number));
  await page.getByRole('button', { name: 'Show my order' }).click();
  await page.waitForURL(address);
  await expect(page.getByRole('main').getByText(number).filter({ visible: true }).first()).toBeVisible();
  // On paper: the shop, the number, the lines and the sums, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByText('Crema', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(number).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Total', { exact: true })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const claim = page.getByRole('region', { name: 'Save this order to an account' });
  await claim.getByRole('button', { name: 'Create account' }).click();
  const form = claim.getByRole('form', { name: 'Create account' });
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await form.getByRole('textbox', { name: 'Password' }).fill('a quiet morning in may');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'account' })).toBeVisible();
  const cookies = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  );
  expect(cookies.orderConfirmationPageLogin).toBe('true');
  await page.goto('/account/orders');
  await expect(page.getByRole('link', { name: `Order ${number}` })).toBeVisible();
  expect(complaints).toEqual([]);

  await test.step('the look-up speaks French in Canada, and says the same of an order that is not there', async () => {
    await page.goto(`${canada}/fr/find-order`);
    await page.getByRole('textbox', { name: 'Numéro de commande' }).fill('C0000000000');
    await page.getByRole('main').getByRole('textbox', { name: 'Courriel' }).fill('amelie@example.com');
    await page.getByRole('button', { name: 'M’envoyer le lien' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Si une commande porte ce numéro' }),
    ).toBeVisible();
  });
});
