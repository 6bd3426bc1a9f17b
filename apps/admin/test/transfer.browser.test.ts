/** Import and export: a file is sent in pieces, checked, applied and taken back. */
import { patience } from '@crema/testing/pace';
import { expect, it } from 'vitest';
import type { CatalogImport } from '../app/api/areas/transfer.ts';
import { axeFindings, withOffice } from './page.ts';
import { ME } from './rows.ts';

const own = withOffice();
const AT = 'usb2c/catalog/imports';
const PIECE = 4;
const counts = {
  ...{ created: 0, updated: 3, unchanged: 9, refused: 1, changes: 3, categories: 0, stockLeft: 0 },
  ...{ refusedRows: 1, warnings: 0, rows: 4, notSold: 0, stockSet: 0 },
};
const IMPORT: CatalogImport = {
  ...{
    at: '2027-01-04T15:00:00.000Z',
    staff: 'ada@crema.example',
    id: 'i1',
    file: 'goods.csv',
    bytes: 10,
    status: 'checked',
    done: 0,
    total: 0,
    notes: [],
  },
  ...{ counts, undoable: true },
  differences: [{ product: 'mist', variant: 'mist-24', column: 'Price', before: '12.00', after: '13.00' }],
  findings: [{ line: 7, product: 'fog', kind: 'refused', reason: 'the price "dear" is no amount' }],
};

/** A stand-in of imports; answers where the next one is. */
function standIn(first?: CatalogImport) {
  let latest = first;
  const { answers } = own.office;
  answers.set('GET me', () => ({
    body: { ...ME, operations: [...ME.operations, 'adminListImports', 'adminExportCatalog'] },
  }));
  answers.set(`GET ${AT}`, () => ({ body: { items: latest ? [latest] : [] } }));
  answers.set(`POST ${AT}`, () => {
    latest = { ...IMPORT, status: 'uploading' };
    return { status: 201, body: { import: latest, piece: PIECE } };
  });
  answers.set(`POST ${AT}/i1/pieces`, ({ query }) => {
    if (Number(query.get('from')) + PIECE >= IMPORT.bytes) latest = IMPORT;
    return { body: latest };
  });
  answers.set(`POST ${AT}/i1/apply`, () => {
    latest = { ...IMPORT, status: 'done', batch: 'batch1' };
    return { body: { ...latest, status: 'applying' } };
  });
  answers.set(`DELETE ${AT}/i1`, () => {
    latest = undefined;
    return { status: 204 };
  });
}

const open = async () => {
  await own.page.goto(`${own.office.origin}/admin/usb2c/transfer`);
  await own.page.getByRole('heading', { level: 1, name: 'Import and export' }).waitFor();
};
const press = (name: string) => own.page.getByRole('button', { name, exact: true }).click();
const chosen = () =>
  own.page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from('0123456789') });
const sentFrom = () =>
  own.office.calls
    .filter(({ path }) => path.endsWith('/pieces'))
    .map(({ query }) => Number(query.get('from')));

it(
  'after a lost connection the rest is sent; then a check, an import and its undo',
  async () => {
    standIn();
    const { page, office } = own;
    await open();
    expect(await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toContain(
      'usb2c/catalog/export',
    );
    let isAway = true;
    await page.route('**/pieces?from=4&**', (route) => (isAway ? route.abort() : route.continue()));
    own.expected = /^Failed to load resource|ERR_FAILED/;
    await chosen();
    await page.getByLabel('Take every stock figure').check();
    await press('Send and check');
    await page
      .getByRole('alert')
      .getByText('The connection was lost')
      .waitFor({ timeout: patience(30_000) });
    expect(sentFrom()).toEqual([0]);
    isAway = false;
    await press('Send the rest');
    await page.getByRole('heading', { name: 'What goods.csv would change' }).waitFor();
    expect(sentFrom()).toEqual([0, 4, 8]);
    const started = office.calls.filter(({ method, path }) => method === 'POST' && path === AT);
    expect(started.map(({ body }) => body)).toEqual([
      { name: 'goods.csv', bytes: 10, replace: false, allStock: true },
    ]);
    await page.getByText('3 cells differ').waitFor();
    await page.getByRole('row', { name: 'mist-24 Price 12.00 13.00' }).waitFor();
    await page.getByRole('row', { name: /^7 fog Refused: the price "dear"/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await press('Import now');
    await page.getByRole('heading', { name: 'goods.csv was imported' }).waitFor();
    await press('Undo');
    await expect.poll(() => office.calls.some(({ path }) => path.endsWith('batch1/undo'))).toBe(true);
    await press('Import another file');
    await page.getByLabel('File', { exact: true }).waitFor();
  },
  patience(60_000),
);

it('a file that is none of products is answered by its sentence; a checked one is discarded', async () => {
  standIn({ ...IMPORT, status: 'failed', problem: 'The file lacks the column Price.', counts: undefined });
  const { page, office } = own;
  await open();
  await page.getByRole('alert').getByText('The file lacks the column Price.').waitFor();
  standIn(IMPORT);
  await open();
  await press('Discard');
  await page.getByLabel('File', { exact: true }).waitFor();
  expect(office.calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('the screen fits a phone and is clean for axe, in French and in the dark', async () => {
  standIn({ ...IMPORT, undoable: false });
  const { page, office } = own;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${office.origin}/admin/login`);
  await page.evaluate(() => localStorage.setItem('crema.admin.language', 'fr'));
  await page.goto(`${office.origin}/admin/usb2c/transfer`);
  await page.getByText('aucun bouton ne peut défaire cela').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it('has no entry in the menu for a role that may not import', async () => {
  const { page, office } = own;
  await page.goto(`${office.origin}/admin/usb2c`);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Blends' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Import and export' }).count()).toBe(0);
});
