/**
 * What a merchant does on a Monday, on the screens of the back office, with its clicks counted. What changes something shows in the
 * shop within seconds, and is undone within seconds. A customer's subscription, the eleventh, is in desk.spec.ts.
 */
import { readFile } from 'node:fs/promises';
import { patience } from '@crema/testing/pace';
import { type Download, expect, type Page, test } from '@playwright/test';
import {
  countClicks,
  find,
  holdNotice,
  inTheShop,
  SHOWN_WITHIN,
  OFFICE_SITE as SITE,
  save,
  signInToOffice,
  undo,
} from './office.steps.ts';
import { placed } from './orders.steps.ts';
import { watch } from './purchase.steps.ts';

/** The first question who one is has the answer 401. */
const EXPECTED = /401 \(Unauthorized\)/;

/** A variant of one product that this site alone sells. */
const CAROUSEL = '4015-CRMA-CROF-1';

/** The control of a text in English. */
const english = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('textbox').first();

/** Saves, sees that all these pages of the shop say so, undoes it, and sees that none does. */
async function savedAndUndone(
  page: Page,
  words: string | ((document: string) => boolean),
  ...paths: string[]
): Promise<void> {
  const says = typeof words === 'string' ? (document: string) => document.includes(words) : words;
  const saying = async (): Promise<string[]> => {
    const pages = await Promise.all(paths.map((path) => inTheShop(path, SITE)));
    return paths.filter((_path, at) => says(pages[at] ?? ''));
  };
  await save(page);
  await holdNotice(page);
  await expect.poll(saying, { timeout: SHOWN_WITHIN }).toEqual(paths);
  await undo(page);
  await expect.poll(saying, { timeout: SHOWN_WITHIN }).toEqual([]);
}

/** Does a task, which takes at most so many clicks. */
async function task(page: Page, name: string, most: number, work: () => Promise<void>): Promise<void> {
  await test.step(name, async () => {
    const clicks = await countClicks(page);
    await work();
    expect(await clicks(), `clicks: ${name}`).toBeLessThanOrEqual(most);
  });
}

/** The lines of a file that was downloaded. */
const linesOf = async (file: Download): Promise<string[]> =>
  (await readFile(await file.path(), 'utf8')).split('\r\n');

test('content: the hero now and later, an entry of the menu, a typo and a photo', async ({ page }) => {
  test.setTimeout(patience(180_000));
  const complaints = await watch(page, EXPECTED);
  await signInToOffice(page, 'merchandiser');
  await page.goto(`/admin/${SITE}`);
  // Settings are the owner's.
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products' })).toBeVisible();

  await task(page, 'the hero of the home page', 4, async () => {
    await find(page, { list: 'Banners and parts of pages', words: 'home-hero', row: /./ });
    await english(page, 'Heading').fill('Monday, poured');
    await savedAndUndone(page, 'Monday, poured', '/');
  });

  await task(page, 'the same hero from a Friday on, seen beforehand in the frame', 6, async () => {
    await english(page, 'Heading').fill('Friday, poured');
    await page.getByRole('button', { name: 'Save for later' }).click();
    const later = page.getByRole('dialog', { name: 'Save for later' });
    await later.getByLabel('From').fill('2099-01-02T06:00');
    await later.getByLabel('Until (optional)').fill('2099-01-04T23:59');
    await later.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByRole('status').getByText(/^Scheduled for /)).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    const framed = preview.frameLocator('iframe');
    await expect(framed.getByRole('heading', { name: 'Friday, poured' })).toBeVisible();
    await preview.getByRole('button', { name: 'Phone 360' }).click();
    await expect(framed.getByRole('heading', { name: 'Friday, poured' })).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
    expect(await inTheShop('/', SITE)).not.toContain('Friday, poured');
    await page.getByRole('region', { name: 'Scheduled' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('status').getByText('The change is cancelled.')).toBeVisible();
  });

  await task(page, 'an entry of the menu', 5, async () => {
    await find(page, { list: 'Banners and parts of pages', words: 'main-navigation', row: /^Menu\b/ });
    await page.getByRole('button', { name: 'Add to Entries' }).click();
    const entries = page.getByRole('group', { name: 'Entries', exact: true });
    await entries.getByRole('group', { name: 'Title' }).getByRole('textbox').fill('Monday’s table');
    await entries.getByRole('textbox', { name: 'Address' }).fill('/plp/accessories');
    await savedAndUndone(page, 'Monday’s table', '/');
  });

  await task(page, 'a typo in the name of a product', 4, async () => {
    await find(page, { list: 'Products', words: 'dawn parade', row: /^Dawn Parade\b/ });
    await english(page, 'Name').fill('Dawn Paradde');
    await savedAndUndone(page, 'Dawn Paradde', '/p/aurelune-dawn-parade');
  });

  await task(page, 'a photo of a product', 5, async () => {
    await find(page, { list: 'Products', words: 'front porch', row: /^Front Porch\b/ });
    const pictures = page.getByRole('group', { name: /^Pictures/ });
    await pictures.getByRole('button', { name: 'Add to Pictures' }).click();
    const file = 'apps/storefront/public/icons/usb2c-512.png';
    await pictures.locator('input[type=file]').last().setInputFiles(file);
    const name = pictures.getByRole('textbox', { name: 'Picture' }).last();
    await expect(name).toHaveValue(/^uploaded-[0-9a-f]{24}\.webp$/);
    await expect(pictures.locator('img').last()).toHaveJSProperty('naturalWidth', 240);
    await pictures.getByRole('group', { name: 'What it shows' }).getByRole('textbox').last().fill('The cup');
    await savedAndUndone(page, await name.inputValue(), '/p/aurelune-front-porch');
  });
  expect(complaints).toEqual([]);
});

test('prices: ten products on sale from Friday to Sunday, 500 codes, and what is in stock', async ({
  page,
}) => {
  test.setTimeout(patience(150_000));
  const complaints = await watch(page, EXPECTED);
  await signInToOffice(page, 'merchandiser');
  await page.goto(`/admin/${SITE}`);

  // This shop's clock is the machine's. Beginning and end, to the second of a clock that is moved: catalog-admin.db.test.ts.
  await task(page, 'ten products on sale', 16, async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Prices', exact: true }).click();
    await page.getByRole('searchbox').fill('aurelune');
    await page.keyboard.press('Enter');
    const rows = page.getByRole('main').getByRole('row').filter({ hasText: 'AURL' });
    await expect(rows.nth(9)).toBeVisible();
    for (let number = 0; number < 10; number += 1) await rows.nth(number).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Edit together' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Field', { exact: true }).selectOption('Promotion in percent');
    await dialog.getByLabel('Promotion in percent').fill('20');
    await dialog.getByLabel('From (optional)').fill('2099-01-02T06:00');
    await dialog.getByLabel('Until (optional)').fill('2099-01-04T23:59');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('10 rows would change')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 10 rows' }).click();
    await expect(dialog.getByText('10 rows are scheduled.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('Everything is as it was before.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await task(page, 'a coupon with 500 codes, as a file, and taken back', 7, async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Coupons', exact: true }).click();
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Make many codes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Begins with').fill('monday');
    await dialog.getByRole('button', { name: 'Make the codes' }).click();
    await expect(dialog.getByText('500 codes are ready.')).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download the codes' }).click();
    const lines = await linesOf(await download);
    expect(lines.filter((line) => /^MONDAY-[A-Z2-9]{8},0,/.test(line))).toHaveLength(500);
    await dialog.getByRole('button', { name: 'Take them back' }).click();
    await expect(dialog.getByText('taken back')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await task(page, 'the stock of a variant', 4, async () => {
    await find(page, { list: 'Stock', words: 'lever airpot', row: /^Lever Airpot/ });
    await page.getByLabel('Units on hand').fill('0');
    await savedAndUndone(page, 'schema.org/OutOfStock', '/p/airpot');
  });
  expect(complaints).toEqual([]);
});

test('figures and rules: yesterday’s sales, free shipping wherever it is said, and one line refunded', async ({
  page,
  request,
}) => {
  test.setTimeout(patience(150_000));
  const complaints = await watch(page, EXPECTED);
  const { code } = await placed(request);
  const carts = `http://127.0.0.1:${process.env.E2E_PORT}/rest/v2/${SITE}/users/anonymous`;
  const added = await request.post(`${carts}/addProductToCart`, { data: { code: CAROUSEL, qty: 1 } });
  const { cartGuid } = await added.json();
  await signInToOffice(page, 'owner');
  await page.goto(`/admin/${SITE}`);

  await task(page, 'yesterday’s sales', 1, async () => {
    await expect(page.getByRole('main').getByRole('row', { name: /^Yesterday/ })).toBeVisible();
    await page.getByRole('link', { name: 'All days' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sales by day' })).toBeVisible();
  });

  await task(page, 'the minimum for free shipping, everywhere that says it', 4, async () => {
    await find(page, { list: 'Settings', words: 'freeShippingMinimum', row: /./ });
    await page.getByLabel('Value', { exact: true }).fill('77');
    const pages = ['/', '/p/aurelune-dawn-parade', '/cart', '/content/terms', '/content/shipping-returns'];
    const agrees = (document: string): boolean => document.includes('$77.00') && !document.includes('$99.00');
    await savedAndUndone(page, agrees, ...pages, `/rest/v2/${SITE}/users/anonymous/carts/${cartGuid}`);
  });

  await task(page, 'one line of an order refunded, the amount said before it goes back', 5, async () => {
    await page.getByLabel('Shop', { exact: true }).selectOption('usb2c');
    await expect(page).toHaveURL(/\/admin\/usb2c\//);
    await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.getByRole('searchbox').fill(code);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: code }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Arrived wet');
    await dialog.getByRole('button', { name: 'Show the amount' }).click();
    await expect(dialog.getByText('$18.99 goes back to the customer. This cannot be undone.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Refund \$18\.99$/ }).click();
    await expect(page.getByRole('status').getByText(`${code}: refunded.`)).toBeVisible();
    await expect(page.getByRole('main').getByText('Arrived wet').first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
