/** Customers who call, and who works here. */
import { beforeEach, expect, it } from 'vitest';
import { customer, FOUND, listed, MEMBERS, OWNER, subscription } from './desk.ts';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';

const own = withOffice();
const open = async (path: string, heading: string) => {
  await own.page.goto(`${own.office.origin}/admin/usb2c/${path}`);
  await own.page.getByRole('heading', { name: heading, exact: true }).waitFor();
};
const press = (name: string) => own.page.getByRole('button', { name, exact: true }).click();
const small = { width: 360, height: 800 };
const at = `usb2c/customers/${FOUND.customerId}`;

beforeEach(() => {
  const { answers } = own.office;
  answers.set('GET me', () => ({ body: OWNER }));
  answers.set('GET usb2c/customers', () => ({ body: { items: [FOUND], total: 1 } }));
  answers.set(`GET ${at}`, () => ({ body: customer() }));
  answers.set('GET usb2c/orders', () => ({ body: { items: [listed(7)] } }));
  answers.set('GET staff', () => ({ body: { staff: MEMBERS } }));
});

it('finds a customer, skips the next order and takes that back', async () => {
  await open('customers', 'Customers');
  const { page, office } = own;
  await page.getByText('Whom are you helping?').waitFor();
  // Who calls is typed at once, and a guest is found by an order.
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('marsh');
  await page.getByText('1 customer', { exact: true }).waitFor();
  await page.getByText('Ada Marsh 7 (guest)').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ada Marsh' }).click();
  await page.getByRole('heading', { name: 'Ada Marsh' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const skip = `POST ${at}/subscriptions/sub-1/skip`;
  office.answers.set(skip, () => refusal(409, 'It was changed meanwhile.'));
  await page.getByRole('button', { name: 'Skip the order of' }).click();
  await page.getByText('It was changed meanwhile.').waitFor();
  office.answers.set(skip, ({ body }) => ({ body: subscription(body.undo !== true) }));
  await page.getByRole('button', { name: 'Skip the order of' }).click();
  await page.getByText('is skipped.').waitFor();
  await page.getByRole('button', { name: 'Take back the skip of' }).click();
  await page.getByText('The skip is taken back.').waitFor();
  const calls = office.calls.filter(({ path }) => path.endsWith('/skip'));
  expect(calls.map(({ body }) => body)).toEqual([
    { date: '2026-12-08' },
    { date: '2026-12-08' },
    { undo: true },
  ]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  await page.setViewportSize(small);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
  await press('Français');
  await page.getByRole('heading', { name: 'Livraisons automatiques' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('moves, swaps, charges again and cancels for a customer, each after its question', async () => {
  await open(`customers/${FOUND.customerId}`, 'Ada Marsh');
  const { page, office } = own;
  const dialog = page.getByRole('dialog');
  const done = (changes: object = {}) => ({ body: { ...subscription(false), ...changes } });
  const step = (name: string, changes?: object) =>
    office.answers.set(`POST ${at}/subscriptions/sub-1/${name}`, () => done(changes));

  await page.getByRole('button', { name: 'Move the order of' }).click();
  office.answers.set(`POST ${at}/subscriptions/sub-1/move`, () => refusal(400, 'That day is too late.'));
  await dialog.getByLabel('New day').fill('2026-12-10');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.getByText('That day is too late.').waitFor();
  step('move', { nextDate: '2026-12-10' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText('The next order is on Dec 10, 2026.').waitFor();

  await page.getByRole('button', { name: 'Swap Dawn Parade' }).click();
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click();
  await dialog.getByText('Enter a code.').waitFor();
  step('swap', { status: 'PAYMENT_FAILED', actions: ['change-card', 'cancel'] });
  await dialog.getByLabel('Code of the new product').fill('dusk-24');
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click();
  await page.getByText('The product is swapped.').waitFor();

  await press('Charge again');
  step('charge', { actions: ['cancel'] });
  await dialog.getByText('at most $42.72').waitFor();
  await dialog.getByRole('button', { name: 'Charge again' }).click();
  await page.getByText('The charge is being tried.').waitFor();

  await press('Cancel the auto-delivery');
  step('cancel', { status: 'CANCELLED', actions: [], nextDate: undefined });
  const cancel = dialog.getByRole('button', { name: 'Cancel the auto-delivery' });
  await cancel.click();
  await dialog.getByText('Tick this once the customer agrees.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('The customer has heard this and agrees').check();
  await cancel.click();
  await page.getByText('The auto-delivery is cancelled.').waitFor();
  expect(await page.getByRole('button', { name: /^(?:Skip|Move|Cancel)/ }).count()).toBe(0);
  const asked = office.calls.filter(({ path, method }) => method === 'POST' && path.startsWith(at));
  expect(asked.slice(1).map(({ body }) => body)).toEqual([
    { date: '2026-12-10' },
    { entryNumber: 0, code: 'dusk-24', qty: 2 },
    {},
    { asked: true },
  ]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(5);
});

it('begins with the search for whoever serves customers', async () => {
  const { page, office } = own;
  office.answers.set('GET me', () => ({ body: { ...OWNER, role: 'service' } }));
  await page.goto(`${office.origin}/admin`);
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
});

it('adds staff with a link that is shown once, makes a new one, and removes after a question', async () => {
  await open('staff', 'Staff');
  const { page, office } = own;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Link not used yet').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1);
  office.answers.set('POST staff', () => refusal(409, 'That address works here already.', 'email'));
  await press('Add somebody');
  const dialog = page.getByRole('dialog', { name: 'Add somebody' });
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Enter an email address.').waitFor();
  await dialog.getByLabel('Email').fill('new@crema.localhost');
  await dialog.getByLabel('Role').selectOption('Finance');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('That address works here already.').waitFor();
  const link = 'https://shop.example/admin/setup#secret';
  office.answers.set('POST staff', () => ({ status: 201, body: { id: 'm4', link } }));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await dialog.getByLabel('One-time link').inputValue()).toBe(link);
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await dialog.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(office.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    email: 'new@crema.localhost',
    role: 'finance',
  });
  office.answers.set('POST staff/m2/link', () => ({ body: { id: 'm2', link: `${link}2` } }));
  await press('New link for zoe@crema.localhost');
  await page.getByRole('dialog').getByRole('button', { name: 'New link', exact: true }).click();
  expect(await page.getByLabel('One-time link').inputValue()).toBe(`${link}2`);
  await press('Done');
  office.answers.set('DELETE staff/m2', () => ({ status: 204 }));
  await press('Remove zoe@crema.localhost');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('zoe@crema.localhost does not work here any more.').waitFor();
  await page.setViewportSize(small);
  expect(await axeFindings(page)).toEqual([]);
});

it('shows what failed with another try, and has no entry for a role that may not', async () => {
  const { page, office } = own;
  office.answers.set('GET staff', () => refusal(500, 'The list cannot be read.'));
  await open('staff', 'Staff');
  await page.getByText('The list cannot be read.').waitFor();
  office.answers.set('GET staff', () => ({ body: { staff: MEMBERS } }));
  await press('Try again');
  await page.getByText('old@crema.localhost').waitFor();
  office.answers.delete('GET me');
  for (const path of ['staff', 'customers', `customers/${FOUND.customerId}`]) await open(path, 'Not found');
  expect(await page.getByRole('link', { name: /^(?:Customers|Staff)$/ }).count()).toBe(0);
});
