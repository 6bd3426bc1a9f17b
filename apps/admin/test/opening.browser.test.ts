/** What an owner of a new shop sees first. */
import { expect, it } from 'vitest';
import { OWNER } from './desk.ts';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';

const own = withOffice();
const small = { width: 320, height: 800 };
const step = (code: string, title: string, isDone: boolean, href?: string) => ({
  ...{ code, title, isDone, text: `About ${code}.` },
  ...(href ? { href } : {}),
  further: code === 'products' ? [{ title: 'Import a file', href: 'transfer' }] : [],
});
const STEPS = [
  step('identity', 'Name and address', true, 'components/footer-links'),
  step('mail', 'E-mail', false),
  step('products', 'Products', false, 'new/products'),
];
const operations = [...OWNER.operations, 'adminGetHome', 'adminGetOpening', 'adminSaveSetting'];

it('lists what is left to do, each with its screen; a failure is said, and its owner hides the list', async () => {
  const { page, office } = own;
  let isShown = true;
  office.answers.set('GET me', () => ({ body: { ...OWNER, operations } }));
  office.answers.set('GET usb2c/opening', () => refusal(500, 'Something went wrong.'));
  await page.goto(`${office.origin}/admin/usb2c`);
  const guide = page.getByRole('region', { name: 'Open your shop' });
  await guide.getByRole('button', { name: 'Try again' }).waitFor();
  office.answers.set('GET usb2c/opening', () => ({ body: { isShown, steps: STEPS } }));
  await guide.getByRole('button', { name: 'Try again' }).click();
  await guide.getByText('1 of 3 done.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await guide.getByRole('link').allTextContents()).toEqual(['Open', 'Import a file', 'Start']);
  expect(await guide.getByRole('link', { name: 'Start: Products' }).getAttribute('href')).toBe(
    '/admin/usb2c/new/products',
  );
  await page.setViewportSize(small);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
  await page.setViewportSize({ width: 1280, height: 800 });

  const setting = 'usb2c/settings/openingGuide';
  const row = { key: 'openingGuide', title: 'openingGuide', version: 'v1', state: { value: true } };
  office.answers.set(`GET ${setting}`, () => ({ body: row }));
  office.answers.set(`PATCH ${setting}`, ({ ifMatch, body }) => {
    expect([ifMatch, body]).toEqual(['"v1"', { changes: { value: false } }]);
    isShown = false;
    return { body: { ...row, version: 'v2', state: { value: false } } };
  });
  await guide.getByRole('button', { name: 'Hide this list' }).click();
  await page.getByText('The list is hidden.').waitFor();
  await guide.waitFor({ state: 'detached' });
});
