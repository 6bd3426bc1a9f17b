import { readFile } from 'node:fs/promises';
import { patience } from '@crema/testing/pace';
import { expect, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { findings } from './accessibility.steps.ts';
import { inTheShop, SHOWN_WITHIN, signInToOffice } from './office.steps.ts';

const SITE = 'usafh';
const PRODUCT = 'aurelune-slow-sunday';
/** A price that nothing else has. */
const PRICE = '73.19';

test('a merchandiser exports the catalogue, changes a price in the file, imports it and takes it back', async ({
  page,
}) => {
  test.setTimeout(patience(180_000));
  await signInToOffice(page, 'merchandiser');
  await page.goto(`/admin/${SITE}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Import and export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [head = [], ...rows] = parse(text, { bom: true }) as string[][];
  const at = (column: string): number => head.indexOf(column);
  for (const row of rows.filter((one) => one[at('Code')] === PRODUCT)) {
    row[at('Price')] = PRICE;
    for (const reduced of ['Discount price', 'Promoted price']) row[at(reduced)] = '';
  }
  const buffer = Buffer.from(stringify([head, ...rows]));
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Send and check' }).click();
  const isDone = { timeout: patience(60_000) };
  await expect(page.getByRole('heading', { name: 'What goods.csv would change' })).toBeVisible(isDone);
  await expect(page.getByText('1 product changed')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: PRICE }).first()).toBeVisible();
  const path = `/p/${PRODUCT}`;
  expect(await inTheShop(path, SITE)).not.toContain(PRICE);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'goods.csv was imported' })).toBeVisible(isDone);
  await expect.poll(() => inTheShop(path, SITE), { timeout: SHOWN_WITHIN }).toContain(PRICE);
  expect(await findings(page, 'an import that is done')).toEqual([]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Everything is as it was before.')).toBeVisible(isDone);
  await expect.poll(() => inTheShop(path, SITE), { timeout: SHOWN_WITHIN }).not.toContain(PRICE);
});
