import { expect, type Page, test } from '@playwright/test';
import { watch } from './purchase.steps.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
const business = `http://commercial.crema.localhost:${process.env.E2E_PORT}`;
// Chromium itself reports the status of a refusal that a test provokes.
const REFUSAL = /status of 400/;
const ARRIVAL = /^Arrives in \d+ to \d+ business days$/;

test('the contact form says what is wrong beside each field, then that the message arrived', async ({
  page,
}) => {
  // covers: S2.22
  const complaints = await watch(page, REFUSAL);
  await page.goto('/content/support/email-us-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
  const form = page.getByRole('main').getByRole('form', { name: 'Write to us' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(field('Name')).toBeFocused();
  await expect(field('Name')).toHaveAccessibleDescription(/1 to 80 characters/);
  await expect(field('E-mail address')).toHaveAccessibleDescription(/name@example\.com/);
  await expect(form.getByRole('combobox')).toHaveAccessibleDescription(/Choose a topic/);
  await expect(field('Order number')).not.toHaveAttribute('aria-invalid', 'true');
  await field('Name').fill('Ada Example');
  await field('E-mail address').fill('ada@example.com');
  await form.getByRole('combobox').selectOption('A brewer');
  await field('Your message').fill('It hums a tune that I do not know.');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByRole('main').getByText('We received your message.')).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field('Name')).toHaveValue('Ada Example');
  await expect(field('Your message')).toHaveValue('');
  expect(complaints).toEqual([]);

  await test.step('the contact form is there in French and for businesses', async () => {
    await page.goto(`${canada}/fr/content/support/email-us-page`);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveAccessibleDescription(/1 à 80 caractères/);
    await page.goto(`${business}/content/support/email-us-page`);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  });
});

const newsletter = (page: Page) => {
  const footer = page.getByRole('contentinfo');
  return {
    email: footer.getByRole('textbox'),
    consent: footer.getByRole('checkbox'),
    button: footer.getByRole('button'),
    said: footer.getByRole('status'),
  };
};

test('every page has the newsletter at its foot, which asks for consent before it sends anything', async ({
  page,
}) => {
  // covers: S2.25
  const complaints = await watch(page, REFUSAL);
  const { email, consent, button, said } = newsletter(page);
  for (const path of [
    '/',
    '/plp/beverages/coffee',
    '/p/aurelune-dawn-parade',
    '/content/shipping-returns',
    '/cart',
  ]) {
    await page.goto(path);
    await expect(email).toHaveAccessibleName('E-mail address');
  }
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/newsletter/subscribe')) sent.push(request.method());
  });
  await button.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
  await email.fill('cora@example');
  await button.click();
  await expect(consent).toBeFocused();
  expect(sent).toEqual([]);
  await consent.check();
  await button.click();
  await expect(email).toHaveAccessibleDescription(/name@example\.com/);
  await email.fill('cora@example.com');
  await button.click();
  await expect(said).toHaveText('Almost done. Open the e-mail we just sent and press the link.');
  expect(sent.at(-1)).toBe('POST');
  expect(complaints).toEqual([]);

  await test.step('a mailed link changes nothing before its button is pressed, and says when it has ended', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/rest.*newsletter/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/newsletter/unsubscribe#worn-out', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('alert')).toHaveText(/no longer valid/);
    expect(asked[0]).toMatch(/newsletter\/unsubscribe\?lang=en$/);
    await page.goto('/newsletter/confirm#worn-out');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('alert')).toHaveText(/no longer valid/);
    expect(complaints).toEqual([]);
    expect((await page.goto('/newsletter/anything'))?.status()).toBe(404);
  });

  await test.step('the newsletter speaks French, and says so when it cannot be reached', async () => {
    await page.goto(`${canada}/fr`);
    await page.route(/newsletter\/subscribe/, (route) => route.abort());
    await email.fill('zoe@example.com');
    await consent.check();
    await button.click();
    await expect(said).toHaveText(/^L’envoi n’a pas fonctionné\./);
    await page.unroute(/newsletter\/subscribe/);
    await button.click();
    await expect(said).toHaveText(/^Presque terminé\./);
  });
});

test('who finds a size sold out can ask to hear when it is back', async ({ page }) => {
  const complaints = await watch(page, REFUSAL);
  await page.goto('/p/aurelune-lamplight-decaf');
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: 'Notify me' });
  await expect(ask).toBeHidden();
  await expect(main.getByText(ARRIVAL)).toBeVisible();
  await main.getByRole('group', { name: 'Size' }).getByText('48 ct', { exact: true }).click();
  await expect(main.getByText(ARRIVAL)).toBeHidden();
  await expect(main.getByText('Sold out. We can e-mail you when it is back.')).toBeVisible();
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Notify me when it is back in stock' });
  const email = dialog.getByRole('textbox', { name: 'E-mail address' });
  const send = dialog.getByRole('button', { name: 'Notify me', exact: true });
  await send.click();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
  await email.fill('nobody');
  await send.click();
  await expect(email).toHaveAccessibleDescription(/name@example\.com/);
  await email.fill('dot@example.com');
  await send.click();
  await expect(dialog.getByRole('status')).toHaveText('We will e-mail you once, when it is back in stock.');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  expect(complaints).toEqual([]);

  await test.step('choosing on a list promises no arrival of a size that is sold out', async () => {
    await page.goto('/search?text=lamplight');
    await page
      .getByRole('button', { name: /^Options for Lamplight Decaf/ })
      .first()
      .click();
    const quick = page.getByRole('dialog', { name: /Lamplight Decaf/ });
    await expect(quick.getByText(ARRIVAL)).toBeVisible();
    await quick.getByRole('group', { name: 'Size' }).getByText('48 ct', { exact: true }).click();
    await expect(quick.getByText(ARRIVAL)).toBeHidden();
  });
});
