import { readFile } from 'node:fs/promises';
import { patience } from '@crema/testing/pace';
import { type Download, expect, type Page, test } from '@playwright/test';
import { findings } from './accessibility.steps.ts';
import { countClicks, inTheShop, SHOWN_WITHIN, signInToOffice } from './office.steps.ts';
import { placed } from './orders.steps.ts';
import { watch } from './purchase.steps.ts';

/** The business site: other journeys look at the homes of the other two. */
const SITE = 'usafh';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

/** The lines of a file that was downloaded. */
const textOf = async (file: Download): Promise<string[]> =>
  (await readFile(await file.path(), 'utf8')).split('\r\n');

/** Finds a row of a list by the menu and the search, and opens it. */
async function find(page: Page, { list, words, row }: { list: string; words: string; row: RegExp }) {
  await page.getByRole('navigation').getByRole('link', { name: list, exact: true }).click();
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: row }).first().click();
}

test('a merchandiser changes a banner, a text and a stock; each shows in the shop within seconds, and is undone', async ({
  page,
}) => {
  test.setTimeout(patience(120_000));
  // The first question who one is has the answer 401.
  const complaints = await watch(page, /401 \(Unauthorized\)/);
  await signInToOffice(page, 'merchandiser');
  await page.goto(`/admin/${SITE}`);
  // Settings are the owner's.
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products' })).toBeVisible();

  await test.step('the hero of the home page', async () => {
    const clicks = await countClicks(page);
    await find(page, { list: 'Banners and parts of pages', words: 'home-hero', row: /./ });
    const heading = page.getByRole('group', { name: 'Heading' }).getByRole('textbox');
    const before = await heading.inputValue();
    await heading.fill('Monday, poured');
    await save(page);
    await expect(page.getByRole('status').getByText(/: saved\.$/)).toBeVisible();
    await expect.poll(() => inTheShop('/', SITE), { timeout: SHOWN_WITHIN }).toContain('Monday, poured');
    await undo(page);
    await expect.poll(() => inTheShop('/', SITE), { timeout: SHOWN_WITHIN }).not.toContain('Monday, poured');
    await expect(heading).toHaveValue(before);
    expect(await clicks()).toBeLessThanOrEqual(5);
  });

  await test.step('a typo in the name of a product', async () => {
    await find(page, { list: 'Products', words: 'dawn parade', row: /^Dawn Parade\b/ });
    const name = page.getByRole('group', { name: 'Name' }).getByRole('textbox');
    await name.fill('Dawn Paradde');
    // What is typed is there after a reload.
    await page.reload();
    await expect(name).toHaveValue('Dawn Paradde');
    await save(page);
    const path = '/p/aurelune-dawn-parade';
    await expect.poll(() => inTheShop(path, SITE), { timeout: SHOWN_WITHIN }).toContain('Dawn Paradde');
    await undo(page);
    await expect.poll(() => inTheShop(path, SITE), { timeout: SHOWN_WITHIN }).not.toContain('Dawn Paradde');
  });

  await test.step('two browsers on one row: one saves, the other compares, and nothing is lost', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const summary = (one: Page) => one.getByRole('group', { name: 'In one sentence' }).getByRole('textbox');
    await summary(other).fill('Theirs.');
    await summary(page).fill('Mine.');
    await save(other);
    await expect(other.getByRole('status').getByText(/: saved\.$/)).toBeVisible();
    await save(page);
    await expect(page.getByText('Somebody else has changed this')).toBeVisible();
    await expect(page.getByText(/^en: Mine\./)).toBeVisible();
    await expect(page.getByText(/^en: Theirs\./)).toBeVisible();
    await undo(other);
    await other.close();
  });
  expect(complaints.filter((one) => !one.includes('412'))).toEqual([]);
});

test('the owner’s screens are clean by axe, on a phone and wide, in both languages', async ({ page }) => {
  test.setTimeout(patience(150_000));
  await signInToOffice(page, 'owner');
  const found: string[] = [];
  for (const path of [
    '',
    '/products',
    '/components/home-hero',
    '/settings/shippingFee',
    '/coupons',
    '/reports/sales',
    '/edits',
  ]) {
    await page.goto(`/admin/${SITE}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await findings(page, `${path} ${width}`)));
    }
  }
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/modifications/i);
  found.push(...(await findings(page, 'edits, French')));
  expect(found).toEqual([]);
});

test('500 codes of a coupon, a photo of a product and a preview are made on the screens', async ({
  page,
}) => {
  test.setTimeout(patience(120_000));
  await signInToOffice(page, 'owner');
  await test.step('a coupon with 500 codes, as a file, and taken back', async () => {
    await page.goto(`/admin/${SITE}/coupons`);
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Make many codes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Begins with').fill('monday');
    await dialog.getByRole('button', { name: 'Make the codes' }).click();
    await expect(dialog.getByText('500 codes are ready.')).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download the codes' }).click();
    const lines = await textOf(await download);
    expect(lines.filter((line) => /^MONDAY-[A-Z2-9]{8},0,/.test(line))).toHaveLength(500);
    await dialog.getByRole('button', { name: 'Take them back' }).click();
    await expect(dialog.getByText('taken back')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a photo', async () => {
    await page.goto(`/admin/${SITE}/products/aurelune-front-porch`);
    const group = page.getByRole('group', { name: 'Pictures' });
    await group.getByRole('button', { name: 'Add' }).click();
    await group
      .locator('input[type=file]')
      .last()
      .setInputFiles('apps/storefront/public/icons/usb2c-512.png');
    await expect(group.getByRole('textbox', { name: 'Picture' }).last()).toHaveValue(
      /^uploaded-[0-9a-f]{24}\.webp$/,
    );
    await expect(group.locator('img').last()).toHaveJSProperty('naturalWidth', 240);
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('the home page as it will be', async () => {
    await page.goto(`/admin/${SITE}/components/home-hero`);
    await page.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const href = await dialog.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('cmsTicketId')).toBeTruthy();
  });
});

test('one line of an order is refunded from the list of orders, and the amount is said before it goes back', async ({
  page,
  request,
}) => {
  test.setTimeout(patience(90_000));
  const { code } = await placed(request);
  await signInToOffice(page, 'owner');
  const clicks = await countClicks(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('searchbox').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: code }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Arrived wet');
  await dialog.getByRole('button', { name: 'Show the amount' }).click();
  await expect(dialog.getByText(/^\$18\.99 goes back to the customer/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Refund \$18\.99$/ }).click();
  await expect(page.getByRole('status').getByText(`${code}: refunded.`)).toBeVisible();
  await expect(page.getByRole('main').getByText('Arrived wet').first()).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(5);
  expect(await findings(page, 'an order')).toEqual([]);
});
