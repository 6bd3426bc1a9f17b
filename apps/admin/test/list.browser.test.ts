/** Lists, bulk edits, and what is around every screen. */
import { expect, it } from 'vitest';
import { axeFindings, withOffice } from './page.ts';
import { ME } from './rows.ts';

const own = withOffice();
const open = async (path: string, heading: string) => {
  await own.page.goto(`${own.office.origin}/admin/${path}`);
  await own.page.getByRole('heading', { name: heading, exact: true }).waitFor();
};
const press = (name: string) => own.page.getByRole('button', { name, exact: true }).click();
const row = (title: string) => own.page.getByRole('link', { name: title, exact: true });

it('pages forth and back by the address, and searches from anywhere', async () => {
  await open('usb2c/blends', 'Blends');
  const { page } = own;
  await row('Blend 1').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await press('Next');
  await row('Blend 26').waitFor();
  await press('Next');
  await row('Blend 60').waitFor();
  expect(new URL(page.url()).searchParams.getAll('after')).toEqual(['25', '50']);
  expect(await page.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
  await press('Previous');
  await row('Blend 26').waitFor();
  await page.goBack();
  await row('Blend 60').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('Blend 5');
  await row('Blend 5').waitFor();
  await page.getByLabel('Roast').selectOption('Light');
  await expect.poll(() => page.getByRole('row').count()).toBe(7);
  expect(new URL(page.url()).search).toBe('?query=Blend+5&f.roast=light');
});

it('keeps chosen columns and named views', async () => {
  await open('usb2c/blends?f.roast=dark', 'Blends');
  const { page, office } = own;
  await press('Columns');
  await page.getByLabel('For sale').check();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'For sale' }).waitFor();
  await press('Views');
  await page.getByLabel('Name of the view').fill('Dark ones');
  await press('Keep');
  await page.goto(`${office.origin}/admin/usb2c/blends`);
  await page.getByRole('columnheader', { name: 'For sale' }).waitFor();
  await press('Views');
  await press('Dark ones');
  await expect.poll(() => new URL(page.url()).search).toBe('?f.roast=dark');
});

it('edits many rows: preview with differences and problems, then apply, then undo as one', async () => {
  await open('usb2c/blends', 'Blends');
  const { page, office } = own;
  for (const title of ['Blend 1', 'Blend 3'])
    await page.getByLabel(`Choose ${title}`, { exact: true }).check();
  await press('Edit together');
  const dialog = page.getByRole('dialog', { name: 'Edit 2 rows' });
  await dialog.getByLabel('Field').selectOption('Price');
  await dialog.getByLabel('Price').fill('7.77');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('2 rows would change').waitFor();
  await dialog.getByText('b2: It has no roast.').waitFor();
  expect(await dialog.getByRole('table').textContent()).toContain('$10.01');
  expect(await dialog.getByRole('table').textContent()).not.toContain('Roast');
  expect(await axeFindings(page)).toEqual([]);
  expect(office.rows.get('b1')?.state.price).toBe(1001);
  await dialog.getByRole('button', { name: 'Change 2 rows' }).click();
  await dialog.getByText('2 rows changed.').waitFor();
  expect(office.rows.get('b3')?.state.price).toBe(777);
  const applied = office.calls.filter(({ path }) => path.endsWith('/bulk')).at(-1);
  expect(applied?.body).toEqual({ keys: ['b1', 'b3'], changes: { price: 777 }, hash: 'h1' });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => office.calls.some(({ path }) => path.endsWith('batch1/undo'))).toBe(true);
});

it('has no entry that the role may not open, in the menu or by address', async () => {
  const { page, office } = own;
  office.answers.set('GET me', () => ({
    body: { ...ME, operations: ['adminGetHome', 'adminListBlends', 'adminGetBlend'] },
  }));
  await open('usb2c', 'Crema');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await menu.getByRole('link').allTextContents()).toEqual(['Home', 'Blends']);
  for (const path of ['usb2c/switches', 'usb2c/new/blends', 'usb2c/reports/sales', 'usb2c/edits'])
    await open(path, 'Not found');
  await open('usb2c/blends/b1', 'Blend 1');
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
  await page.getByText('Your role may read this').waitFor();
});

it('every screen is clean for axe, in both languages, on a phone and in the dark', async () => {
  const { page, office } = own;
  const screens = [
    'usb2c',
    'usb2c/reports/sales',
    'usb2c/edits',
    'usb2c/scheduled',
    'usb2c/blends',
    'usb2c/new/blends',
  ];
  office.change('b1', { price: 5 });
  for (const [width, colorScheme, language] of [
    [360, 'light', 'fr'],
    [1280, 'dark', 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${office.origin}/admin/login`);
    await page.evaluate((chosen) => localStorage.setItem('crema.admin.language', chosen), language);
    for (const path of screens) {
      await page.goto(`${office.origin}/admin/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // What is still to come is announced as a status.
      await expect.poll(() => page.getByText(/^(Loading|Chargement)/).count()).toBe(0);
      expect(await axeFindings(page), `${path} ${width}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

it('the first screen is at most 150 kB of JavaScript', async () => {
  const { page } = own;
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
  });
  await open('usb2c', 'Crema');
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
});
