/** The checkout of somebody who was here before. */
import { patience } from '@crema/testing/pace';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectConfirmation, fillCard, openCheckout, toCheckout, watch } from './purchase.steps.ts';
import { CARDS, ENGLISH } from './purchase.words.ts';

const PASSWORD = 'a quiet morning in may';
const HOME = {
  ...{ firstName: 'Amélie', lastName: 'Halloran', line1: '12 Orchard Street', town: 'Albany' },
  ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' }, postalCode: '12207', phone: '5185550100' },
};

/** Somebody with an account, two addresses and a card. */
async function customer(request: APIRequestContext): Promise<string> {
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const email = `saved-${test.info().workerIndex}-${test.info().retry}@example.com`;
  const person = { firstName: 'Amélie', lastName: 'Halloran', email, password: PASSWORD };
  const joined = await request.post(`${origin}/api/auth/signup?site=usb2c`, { data: person });
  const { access_token } = (await joined.json()) as { access_token: string };
  const keep = (path: string, data: object) =>
    request.post(`${origin}/rest/v2/usb2c/users/current/${path}`, {
      data,
      headers: { authorization: `Bearer ${access_token}` },
    });
  await keep('addresses', HOME);
  await keep('addresses', { ...HOME, line1: '9 Harbour Lane', town: 'Troy', postalCode: '12180' });
  await keep('paymentdetails', { provider: 'test', token: 'tok_success' });
  return email;
}

const kept = async (page: Page, path: string) => {
  await page.goto(path);
  return page.getByRole('main').getByRole('listitem');
};

test('who logs in at the checkout chooses a saved address and card, and next time keeps others', async ({
  page,
  request,
}) => {
  // covers: S2.33
  test.setTimeout(patience(120_000));
  const complaints = await watch(page);
  const email = await customer(request);
  await openCheckout(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  // The default is chosen; another by the arrow keys, as in any group of choices.
  const address = (name: RegExp | string) => page.getByRole('radio', { name });
  await expect(address(/12 Orchard Street/)).toBeChecked();
  const cookies = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  );
  expect(cookies.spcPageLogin).toBe('true');
  await expect(page.getByRole('textbox', { name: ENGLISH.email, exact: true })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: ENGLISH.street })).toHaveCount(0);
  await address(/12 Orchard Street/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(address(/9 Harbour Lane/)).toBeChecked();
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/9 Harbour Lane, Troy/)
      .first(),
  ).toBeVisible();
  const card = (name: RegExp | string) => page.getByRole('radio', { name });
  await expect(card(/Visa ending in 4242/)).toBeChecked();
  await page.reload();
  await expect(card(/Visa ending in 4242/)).toBeChecked();
  await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  await expect(page.getByRole('main').getByText(/9 Harbour Lane/)).toBeVisible();

  await toCheckout(page);
  await address('Another address').check();
  for (const [name, value] of [
    [ENGLISH.street, '3 Mill Road'],
    [ENGLISH.city, 'Utica'],
    [ENGLISH.postalCode, '13501'],
    [ENGLISH.phone, '5185550100'],
  ])
    await page.getByRole('textbox', { name, exact: true }).fill(value ?? '');
  await page.getByRole('combobox', { name: ENGLISH.region }).selectOption({ label: 'New York' });
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await card('Another card').check();
  await fillCard(page, CARDS.good);
  await page.getByRole('checkbox', { name: 'Save this card in my account' }).check();
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  await expect(await kept(page, '/account/addresses')).toContainText([/Orchard/, /Harbour/, /3 Mill Road/]);
  expect(complaints).toEqual([]);
});
