/** The states of a form, on the checkout's first: as they are seen and announced. */
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { fillContact, openCheckout } from './purchase.steps.ts';
import { ENGLISH } from './purchase.words.ts';

test('the checkout’s form helps whoever fills it in, says how it goes, and leads back to the cart', async ({
  page,
}) => {
  // covers: S4.40, S4.41, S4.42, S4.43
  test.setTimeout(patience(90_000));
  await openCheckout(page);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const state = page.getByRole('combobox', { name: ENGLISH.region });
  const zip = field(ENGLISH.postalCode);
  const header = page.getByRole('banner');
  await expect(field(ENGLISH.email)).toBeVisible();

  await test.step('who shops for nobody’s business is not asked for a company', () =>
    expect(page.getByRole('textbox', { name: /^(Company|Purchase order|Tax-exemption)/ })).toHaveCount(0));

  await test.step('a postal code fills in city and state until somebody types there', async () => {
    await zip.fill('10118');
    await expect(field(ENGLISH.city)).toHaveValue('New York');
    await expect(state).toHaveValue('NY');
    await expect(page.getByText('City and state are filled in from your ZIP code.')).toBeAttached();
    // It follows another code, with what is certain of it.
    await zip.fill('33139');
    await expect(field(ENGLISH.city)).toHaveValue('Miami Beach');
    await expect(state).toHaveValue('FL');
    await field(ENGLISH.city).fill('Surfside');
    await zip.fill('60602');
    await expect(state).toHaveValue('IL');
    await expect(field(ENGLISH.city)).toHaveValue('Surfside');
  });

  await test.step('a second line is asked for by who has one', async () => {
    const second = page.getByRole('textbox', { name: /^Apartment/ });
    await expect(second).toHaveCount(0);
    await page.getByRole('button', { name: 'Add apartment, suite or unit' }).click();
    await expect(second).toBeFocused();
    await second.fill('Apt 4');
    await page.reload();
    await expect(second).toHaveValue('Apt 4');
  });

  await test.step('a town has a postal code for an example, until there is one', async () => {
    await zip.fill('');
    await field(ENGLISH.city).fill('Portland');
    await state.selectOption({ label: 'Maine' });
    await expect(zip).toHaveAttribute('placeholder', '04101');
    await state.selectOption({ label: 'Oregon' });
    await expect(zip).toHaveAttribute('placeholder', '97205');
    await expect(zip).toHaveValue('');
  });

  await test.step('a form is touched, refused, sent and done, and says so each time', () =>
    touchToDone(page));

  await test.step('the checkout’s header leads to the cart and nowhere else in the shop', async () => {
    await expect(header.getByText('Secure checkout')).toBeVisible();
    await expect(header.getByRole('button')).toHaveCount(0);
    await expect(header.getByRole('navigation')).toHaveCount(0);
    await header.getByRole('link', { name: 'Back to cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Search' })).toBeVisible();
  });
});

async function touchToDone(page: Page): Promise<void> {
  const email = page.getByRole('textbox', { name: ENGLISH.email, exact: true });
  const name = page.getByRole('textbox', { name: ENGLISH.firstName, exact: true });
  const go = page.getByRole('button', { name: ENGLISH.toPayment });

  // Touched: wrong is what was left, not what is being typed and not what nobody came to.
  await email.fill('ada@');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await name.focus();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(name).not.toHaveAttribute('aria-invalid');

  // Refused: the fields are named and the first has the focus.
  await go.click();
  await expect(page.getByText(/things need your attention/)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  // Being sent: busy, and a second press sends nothing.
  await fillContact(page);
  let sent = 0;
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/carts/*/email?*', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await go.click();
  await expect(go).toHaveAttribute('aria-busy', 'true');
  // What a hurried finger does; Playwright itself waits for a button that is not busy.
  await go.dispatchEvent('click');
  expect(sent).toBe(1);

  // Done: the next step is open, with nothing wrong left.
  answer();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
}
