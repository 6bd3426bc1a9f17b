/** The parts of a page: added with the form of their kind, moved by keyboard, taken off and put back, and saved once. */
import { expect, it } from 'vitest';
import type { Schema } from '../app/api/schema.ts';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';
import { ME, RESOURCE } from './rows.ts';

const own = withOffice();

const text = (title: string): Schema => ({ type: 'object', format: 'localized', title, properties: {} });
const KINDS = [
  {
    ...{ code: 'TextComponent', title: 'Text' },
    schema: { type: 'object', required: ['heading'], properties: { heading: text('Heading') } },
  },
  {
    ...{ code: 'MenuComponent', title: 'Menu' },
    schema: { type: 'object', properties: { heading: text('Heading') } },
  },
];
const SLOTS = [
  { position: 'Section1', components: ['hello'] },
  { position: 'Section2', components: ['teas', 'news'] },
];
const places = ['Section1', 'Section2', 'Section3'].map((position, index) => ({
  ...{ position, title: `Section ${index + 1}`, kinds: ['TextComponent'] },
}));
const PAGES = {
  ...RESOURCE,
  ...{ name: 'pages', title: 'Pages', one: 'Page' },
  schema: {
    type: 'object',
    required: ['label', 'kind', 'slots'],
    properties: {
      label: { type: 'string', title: 'Address' },
      kind: { type: 'string', title: 'Template', enum: ['a', 'b'], readOnly: true, asked: true },
      slots: { type: 'array', format: 'slots', title: 'Parts of the page', items: {}, places },
    },
  } satisfies Schema,
};

/** Opens a page with three parts. */
async function open(path = 'pages/home'): Promise<void> {
  const { office, page } = own;
  const { answers } = office;
  const state = { label: 'home', kind: 'a', slots: SLOTS };
  const row = { key: 'home', title: 'Home', version: '1', state };
  answers.set('GET me', () => ({ body: { ...ME, operations: [...ME.operations, 'adminAddComponent'] } }));
  answers.set('GET resources', () => ({ body: { resources: [PAGES] } }));
  answers.set('GET usb2c/pages/home', () => ({ body: row }));
  answers.set('PATCH usb2c/pages/home', ({ body }) => ({
    body: { ...row, version: '2', edit: 'e1', state: { ...state, ...(body.changes as object) } },
  }));
  answers.set('GET usb2c/component-kinds', () => ({ body: { kinds: KINDS } }));
  answers.set('GET usb2c/page-parts', ({ query }) => ({
    body: {
      parts: (query.get('keys') ?? '').split(',').map((key) => ({
        ...{ key, kind: 'TextComponent', title: key === 'hello' ? 'Welcome' : `Part ${key}` },
      })),
    },
  }));
  answers.set('POST usb2c/components', ({ body }) => ({
    status: 201,
    body: { key: body.key, title: 'Fresh', version: '1', state: body.state, edit: 'e0' },
  }));
  await page.goto(`${office.origin}/admin/usb2c/${path}`);
  await page.getByRole('button', { name: 'Add a part: Section 1' }).waitFor();
}
const button = (name: string) => own.page.getByRole('button', { name, exact: true });
const sent = () => own.office.calls.filter(({ method }) => method === 'PATCH').at(-1)?.body;
const save = async () => {
  await button('Save').click();
  await own.page.getByText('Everything is saved').waitFor();
};

it('the parts stand in their places by name, and are moved by keyboard with the focus on the same part', async () => {
  await open();
  const { page } = own;
  await page.getByRole('link', { name: 'Welcome' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await button('Move up: Welcome').isDisabled()).toBe(true);
  await button('Move up: Part teas').press('Enter');
  await expect
    .poll(() => page.getByRole('region', { name: 'Section 1' }).getByRole('link').allTextContents())
    .toEqual(['Welcome', 'Part teas']);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Move up: Part teas');
  expect(await page.getByText('Part teas: no. 2 in Section 1').count()).toBe(1);
  await page.keyboard.press('Enter');
  await save();
  expect(sent()).toEqual({
    changes: {
      slots: [
        { position: 'Section1', components: ['teas', 'hello'] },
        { position: 'Section2', components: ['news'] },
      ],
    },
  });
});

it('a part is added with the form of its kind, and is on the page once that is saved', async () => {
  await open();
  const { page, office } = own;
  await button('Add a part: Section 3').click();
  const dialog = page.getByRole('dialog', { name: 'Add a part: Section 3' });
  // What the place does not show is not offered.
  expect(await dialog.getByLabel('What it is').locator('option').allTextContents()).not.toContain('Menu');
  await dialog.getByRole('group', { name: 'Heading' }).getByLabel('English').fill('Fresh');
  expect(await axeFindings(page)).toEqual([]);
  office.answers.set('POST usb2c/components', () => refusal(400, 'Heading: this does not fit.', 'data'));
  const add = dialog.getByRole('button', { name: 'Add to the page' });
  await add.click();
  await dialog.getByText('Heading: this does not fit.').waitFor();
  office.answers.set('POST usb2c/components', ({ body }) => ({
    status: 201,
    body: { key: body.key, title: 'Fresh', version: '1', state: body.state, edit: 'e0' },
  }));
  await add.click();
  await page.getByText('Fresh is on the page.').waitFor();
  const made = office.calls.filter(({ path }) => path === 'usb2c/components').at(-1);
  expect(made?.body).toMatchObject({
    state: { typeCode: 'TextComponent', data: { heading: { en: 'Fresh' } } },
  });
  // The form of the page was not sent with it.
  expect(sent()).toBeUndefined();
  await save();
  expect(sent()).toEqual({
    changes: { slots: [...SLOTS, { position: 'Section3', components: [made?.body.key] }] },
  });
});

it('what is typed of a new part is there again after a reload', async () => {
  await open();
  const { page } = own;
  const heading = page.getByRole('dialog').getByRole('group', { name: 'Heading' }).getByLabel('English');
  await button('Add a part: Section 1').click();
  await heading.fill('Half a thou');
  await page.reload();
  await button('Add a part: Section 1').click();
  await expect.poll(() => heading.inputValue()).toBe('Half a thou');
});

it('a part is taken off the page, and put back where it was', async () => {
  await open();
  const { page } = own;
  await button('Take off the page: Part teas').click();
  await expect.poll(() => page.getByRole('link', { name: 'Part teas' }).count()).toBe(0);
  await page.getByText('1 unsaved change').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button('Undo').click();
  await page.getByText('Everything is saved').waitFor();
  await button('Take off the page: Part news').click();
  await save();
  expect(sent()).toEqual({
    changes: { slots: [SLOTS[0], { position: 'Section2', components: ['teas'] }] },
  });
});

it('a part that is there is found and put on the page', async () => {
  await open();
  const { page, office } = own;
  office.answers.set('GET usb2c/components', () => ({
    body: {
      items: [
        { key: 'old', title: 'Old words', version: '1', state: { typeCode: 'TextComponent' } },
        { key: 'menu', title: 'The menu', version: '1', state: { typeCode: 'MenuComponent' } },
      ],
    },
  }));
  await button('Add a part: Section 1').click();
  await button('Use one that is there').click();
  await page.getByRole('dialog').getByText('Old words').waitFor();
  expect(await page.getByRole('dialog').getByText('The menu').count()).toBe(0);
  await button('Put here: Old words').click();
  await page.getByText('Old words is on the page.').waitFor();
  await save();
  expect(sent()).toMatchObject({
    changes: { slots: [{ position: 'Section1', components: ['hello', 'old'] }, SLOTS[1]] },
  });
});

it('a new page is asked for its template and begins with its parts', async () => {
  await open('new/pages');
  const { page, office } = own;
  office.answers.set('POST usb2c/pages', ({ body }) => ({
    status: 201,
    body: { key: body.key, title: 'Summer', version: '1', state: body.state, edit: 'e0' },
  }));
  await page.getByLabel('Code').fill('summer-page');
  await page.getByLabel('Address').fill('summer');
  await page.getByLabel('Template').selectOption('b');
  await button('Add a part: Section 1').click();
  await page.getByRole('dialog').getByRole('group', { name: 'Heading' }).getByLabel('English').fill('Ice');
  await button('Add to the page').click();
  await page.getByText('Fresh is on the page.').waitFor();
  await button('Save').click();
  await page.getByText('Summer: added.').waitFor();
  const made = office.calls.filter(({ method, path }) => method === 'POST' && path === 'usb2c/pages').at(-1);
  expect(made?.body).toMatchObject({
    ...{ key: 'summer-page' },
    state: {
      label: 'summer',
      kind: 'b',
      slots: [{ position: 'Section1', components: [expect.any(String)] }],
    },
  });
});
