/** A brewer is registered, by whoever logs in on the way. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findings, WIDTHS } from './accessibility.steps.ts';
import { watch } from './purchase.steps.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
// Chromium itself reports the status of a refusal that a test provokes.
const REFUSAL = /status of 4\d\d/;
const PASSWORD = 'a quiet morning in may';

async function account(request: APIRequestContext): Promise<string> {
  const email = `brewer-${test.info().retry}@example.com`;
  const person = { firstName: 'Noor', lastName: 'Halloran', email, password: PASSWORD };
  await request.post(`http://127.0.0.1:${process.env.E2E_PORT}/api/auth/signup?site=usb2c`, { data: person });
  return email;
}

/** What axe finds of the step that is shown, narrow and wide. */
async function look(page: Page, step: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findings(page, `${step} at ${width}`, { only: 'main' })));
  }
  return found;
}

test('who registers a brewer logs in on the way, in place, and loses nothing of what was typed', async ({
  page,
  request,
}) => {
  // covers: S1.29, S2.34
  const complaints = await watch(page, REFUSAL);
  const email = await account(request);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register a brewer' }).click();
  await expect(page).toHaveTitle(/^Register your brewer/);
  const main = page.getByRole('main');
  const serial = main.getByRole('textbox', { name: 'Serial number' });
  const bought = main.getByLabel('Purchase date');
  const next = main.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(serial).toBeFocused();
  await expect(serial).toHaveAccessibleDescription('Enter the serial number.');
  await bought.fill('2024-09-01');
  await serial.fill('99 0124 000 000');
  await page.keyboard.press('Enter');
  await expect(serial).toHaveAccessibleDescription(/^We could not find a brewer with this serial number/);
  await expect(serial).toHaveValue('99 0124 000 000');
  const typed = `10-2424-00452${test.info().retry}-87`;
  await serial.fill(typed);
  await next.click();

  await expect(main.getByRole('heading', { name: 'Your brewer: Nib' })).toBeFocused();
  // Whoever comes back from elsewhere, as from an identity provider, is where they were.
  await page.reload();
  await expect(main.getByText('September 1, 2024')).toBeVisible();
  const form = main.getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  expect(await look(page, 'log-in')).toEqual([]);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(main.getByText('Check the details')).toBeFocused();
  const cookies = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  );
  expect(cookies.brewerRegistrationSession).toBe('true');
  await main.getByRole('button', { name: 'Register this brewer' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your Nib is registered' })).toBeFocused();
  await expect(main.getByText('The warranty has ended.')).toBeVisible();
  await expect(main.getByText('September 1, 2025')).toBeVisible();
  expect(await look(page, 'registered')).toEqual([]);
  // Six questions by keyboard, answered, gone back from and skipped; then the coupon.
  const question = (number: number) => main.getByRole('heading', { name: `Question ${number} of 6` });
  await expect(question(1)).toBeVisible();
  await main.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(main.getByText('Choose an answer, or skip the question.')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(question(2)).toBeFocused();
  await main.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(question(1)).toBeFocused();
  await expect(main.getByRole('radio', { name: 'In my kitchen' })).toBeChecked();
  await main.getByRole('button', { name: 'Next question' }).press('Enter');
  for (const number of [2, 3, 4, 5, 6]) {
    await expect(question(number)).toBeFocused();
    await main.getByRole('button', { name: 'Skip', exact: true }).press('Enter');
  }
  await expect(main.getByRole('heading', { name: '20% off pods in one order' })).toBeFocused();
  await expect(main.getByText(/^BRW-[A-Z2-9]{10}$/)).toBeVisible();
  expect(await look(page, 'coupon')).toEqual([]);
  await main.getByRole('button', { name: 'Register another brewer' }).click();
  await expect(serial).toBeFocused();
  await serial.fill(typed);
  await bought.fill('2024-09-01');
  await next.click();
  await expect(serial).toHaveAccessibleDescription(/^This brewer is already registered/);
  await expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('in French, who looks for the warranty comes to the registration and is told of a recall', async ({
  page,
}) => {
  await page.goto(`${canada}/fr/recherche?text=garantie`);
  await page.waitForURL(/\/fr\/brewer-registration$/);
  const main = page.getByRole('main');
  const serial = main.getByRole('textbox', { name: 'Numéro de série' });
  await serial.fill('08 0124 000000');
  await main.getByLabel('Date d’achat').fill('2024-03-01');
  await main.getByRole('button', { name: 'Continuer' }).click();
  const recall = main.getByRole('alert').filter({ hasText: 'Cessez d’utiliser cette cafetière' });
  await expect(recall).toContainText('Le modèle Pilote est rappelé. Sa plaque chauffante');
  await expect(main.getByRole('button', { name: 'Continuer' })).toHaveCount(0);
  await recall.getByRole('link', { name: 'Nous écrire' }).click();
  await page.waitForURL(/\/fr\/content\/support\/email-us-page$/);
  // What was typed is still there.
  await page.goBack();
  await expect(serial).toHaveValue('08 0124 000000');
});
