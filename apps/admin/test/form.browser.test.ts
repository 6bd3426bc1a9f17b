/** The form of a row: made from its schema, saved by difference, refused beside the field, kept, and in conflict. */
import { expect, it } from 'vitest';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';

const own = withOffice();
const open = async (path = 'usb2c/blends/b1') => {
  await own.page.goto(`${own.office.origin}/admin/${path}`);
  await own.page.getByLabel('Price').waitFor();
};
const press = (name: string) => own.page.getByRole('button', { name, exact: true }).click();
const saves = () => own.office.calls.filter(({ method }) => method === 'PATCH');

it('shows a widget for each kind of field, and sends only what was changed', async () => {
  await open();
  const { page, office } = own;
  expect(await page.getByLabel('Price').inputValue()).toBe('10.01');
  expect(await page.getByLabel('For sale').isChecked()).toBe(true);
  expect(await page.getByLabel('Roast').inputValue()).toBe('0');
  expect(await page.getByLabel('Number').getAttribute('readonly')).not.toBeNull();
  expect(await page.getByRole('group', { name: 'Content' }).getByLabel('English').inputValue()).toBe('Hello');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Price').fill('12.50');
  await page.getByLabel('Roast').selectOption('Dark');
  await page.getByLabel('Reason').fill('Dearer beans');
  await page.keyboard.press('Control+s');
  await page.getByText('Blend 1: saved.').waitFor();
  expect(saves()).toHaveLength(1);
  expect(saves()[0]).toMatchObject({
    ifMatch: '"1"',
    body: { changes: { price: 1250, roast: 'dark' }, reason: 'Dearer beans' },
  });
  await page.getByText('Everything is saved').waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => office.rows.get('b1')?.state.price).toBe(1001);
  await expect.poll(() => page.getByLabel('Price').inputValue()).toBe('10.01');
});

it('a save after a save is no conflict', async () => {
  await open();
  for (const price of ['11.00', '12.00']) {
    await own.page.getByLabel('Price').fill(price);
    await press('Save');
    await own.page.getByText('Everything is saved').waitFor();
  }
  expect(own.office.rows.get('b1')?.state.price).toBe(1200);
});

it('a refusal stands beside its field, which gets the focus', async () => {
  await open();
  const { page, office } = own;
  office.answers.set('PATCH usb2c/blends/b1', () => refusal(400, 'The price is too low.', 'changes.price'));
  await page.getByLabel('Price').fill('0.01');
  await press('Save');
  const price = page.getByLabel('Price');
  await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
  const described = (await price.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('The price is too low.');
  await expect.poll(() => price.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await price.inputValue()).toBe('0.01');
});

it('two people on one row: both versions side by side, and nothing is lost', async () => {
  await open();
  const { page, office } = own;
  await page.getByLabel('Price').fill('12.50');
  await page.getByLabel('Note').fill('Mine');
  office.change('b1', { price: 999, roast: 'dark' });
  await press('Save');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await dialog.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const price = dialog.getByRole('group', { name: 'Price' });
  expect(await price.textContent()).toContain('$12.50');
  expect(await price.textContent()).toContain('$9.99');
  await price.getByLabel('Take theirs').check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await page.getByText('Blend 1: saved.').waitFor();
  expect(saves().at(-1)).toMatchObject({ ifMatch: '"2"', body: { changes: { note: 'Mine' } } });
  expect(office.rows.get('b1')?.state).toMatchObject({ price: 999, note: 'Mine', roast: 'dark' });
});

it('what is typed outlives a reload, a lost connection and an ended session', async () => {
  await open();
  const { page, office } = own;
  await page.getByLabel('Note').fill('Half a thought');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('changes that you had not saved').waitFor();
  expect(await page.getByLabel('Note').inputValue()).toBe('Half a thought');
  await page.route('**/admin/v1/usb2c/blends/b1**', (route) => route.abort());
  await press('Save');
  await page.getByText('The connection was lost while saving.').waitFor();
  await page.unroute('**/admin/v1/usb2c/blends/b1**');
  office.endSession();
  await press('Try again');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  expect(await dialog.getByLabel('Email').inputValue()).toBe('ada@crema.localhost');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Password').fill('a few words in a row');
  await dialog.getByLabel('Code', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Note').inputValue()).toBe('Half a thought');
  await press('Save');
  await page.getByText('Blend 1: saved.').waitFor();
  expect(office.rows.get('b1')?.state.note).toBe('Half a thought');
});

it('a log-in that is closed leads to its own page, and back to what was typed', async () => {
  await open();
  const { page, office } = own;
  await page.getByLabel('Note').fill('Half a thought');
  office.endSession();
  await press('Save');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await page.getByLabel('Email').fill('ada@crema.localhost');
  await page.getByLabel('Password').fill('a few words in a row');
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await press('Log in');
  await page.getByText('changes that you had not saved').waitFor();
  expect(await page.getByLabel('Note').inputValue()).toBe('Half a thought');
});

it('a save whose answer was lost is sent again with its key, also after a reload, and another with another', async () => {
  await open();
  const { page, office } = own;
  page.on('dialog', (dialog) => void dialog.accept());
  let lost = 3;
  await page.route('**/admin/v1/usb2c/blends/b1**', async (route) => {
    if (route.request().method() !== 'PATCH' || lost === 0) return route.fallback();
    lost -= 1;
    await route.fetch();
    await route.abort();
  });
  // The engine answers a key that it knows with its first answer.
  const kept = new Map<string, { body: object }>();
  office.answers.set('PATCH usb2c/blends/b1', ({ key = '', body }) => {
    const first = kept.get(key) ?? { body: office.change('b1', body.changes as Record<string, unknown>) };
    kept.set(key, first);
    return first;
  });
  await page.getByLabel('Note').fill('Once');
  await press('Save');
  await page.getByText('The connection was lost while saving.').waitFor();
  await page.reload();
  await page.getByText('changes that you had not saved').waitFor();
  await press('Save');
  await page.getByText('The connection was lost while saving.').waitFor();
  const keys = () => [...new Set(saves().map(({ key }) => key))];
  expect(keys()).toHaveLength(1);
  await page.getByLabel('Note').fill('Twice');
  await press('Save');
  await page.getByText('The connection was lost while saving.').waitFor();
  expect(keys()).toHaveLength(2);
  await press('Save');
  await page.getByText('Blend 1: saved.').waitFor();
  expect([keys().length, kept.size, office.rows.get('b1')?.state.note]).toEqual([2, 2, 'Twice']);
});

it('asks before unsaved changes are left', async () => {
  await open();
  const { page } = own;
  await page.getByLabel('Note').fill('Mine');
  await page.getByRole('link', { name: 'Blends' }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await press('Stay');
  expect(await page.getByLabel('Note').inputValue()).toBe('Mine');
  await page.getByRole('link', { name: 'Blends' }).first().click();
  await press('Leave');
  await page.getByRole('heading', { name: 'Blends' }).waitFor();
});

it('schedules a change in the time zone of the shop', async () => {
  await open();
  const { page } = own;
  await page.getByLabel('Price').fill('8.00');
  await press('Save for later');
  const dialog = page.getByRole('dialog', { name: 'Save for later' });
  await dialog.getByLabel('From').fill('2020-01-01T06:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByText('This is in the past.').waitFor();
  await dialog.getByLabel('From').fill('2099-01-02T06:00');
  await dialog.getByLabel('Until (optional)').fill('2099-01-04T00:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('Scheduled for').waitFor();
  expect(saves()[0]?.body).toEqual({
    changes: { price: 800 },
    ...{ from: '2099-01-02T11:00:00.000Z', until: '2099-01-04T05:00:00.000Z' },
  });
});

it('adds a row, and deletes it after a question', async () => {
  const { page, office } = own;
  await page.goto(`${office.origin}/admin/usb2c/new/blends`);
  await page.getByLabel('Code').fill('b/61');
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Blend 61');
  await page.getByLabel('Price').fill('9');
  await press('Save');
  await page.getByRole('heading', { name: 'Blend 61' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/usb2c/blends/b%2F61');
  expect(office.rows.get('b/61')?.state).toMatchObject({ price: 900, roast: 'light', on: false });
  await press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Blend 61: deleted.').waitFor();
  expect(office.rows.has('b/61')).toBe(false);
});
