import { expect, type Page, test } from '@playwright/test';
import { findings } from './accessibility.steps.ts';
import { expectConfirmation, fillCard, fillContact, toCheckout, watch } from './purchase.steps.ts';
import { ENGLISH } from './purchase.words.ts';

const work = `http://commercial.crema.localhost:${process.env.E2E_PORT}`;

const LONGEST = 'PO2027118ForOurOfficeOfAlbanyNewYrk';

/** Nothing that axe finds, and nothing wider than a phone of 320 pixels. */
async function expectReadable(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findings(page, 'at 320', { only: 'main' })).toEqual([]);
  if (before) await page.setViewportSize(before);
}

test('a company orders with its purchase order, and its tax exemption takes the tax off', async ({
  page,
}) => {
  // A whole purchase, and axe twice.
  test.slow();
  const complaints = await watch(page);
  await toCheckout(page, ENGLISH, `${work}/`);
  await fillContact(page);
  const company = page.getByRole('textbox', { name: 'Company', exact: true });
  const exemption = page.getByRole('textbox', { name: /^Tax-exemption number/ });
  await page.getByRole('textbox', { name: /^Purchase order number/ }).fill(LONGEST);
  await exemption.fill('exempt');
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  // What is wrong is said beside its field, and the first of it has the focus.
  await expect(company).toBeFocused();
  await expect(company).toHaveAccessibleDescription(/^Enter your company’s name/);
  await expect(exemption).toHaveAccessibleDescription(
    /^Enter the tax-exemption number as your state gave it/,
  );
  await expectReadable(page);
  await company.fill('Fern & Sons');
  await exemption.fill('ex-104882');
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await expect(page.getByText(`Purchase order number: ${LONGEST}`)).toBeVisible();
  await expect(page.getByText('Tax-exemption number: EX-104882')).toBeVisible();
  await fillCard(page);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  const main = page.getByRole('main');
  for (const told of ['Fern & Sons', LONGEST, 'EX-104882', 'Exempt'])
    await expect(main.getByText(told, { exact: true })).toBeVisible();
  await expectReadable(page);
  // What is printed is the receipt.
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(LONGEST, { exact: true })).toBeVisible();
  await expect(main.getByText('EX-104882', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
