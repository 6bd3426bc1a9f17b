/** The form of content by the schema of its kind, drafts, and the preview in a frame. */
import { expect, it } from 'vitest';
import type { Schema } from '../app/api/schema.ts';
import { axeFindings, withOffice } from './page.ts';

const own = withOffice();

const text = (title: string): Schema => ({ type: 'object', format: 'localized', title, properties: {} });
const link: Schema = {
  ...{ type: 'object', title: 'Button', required: ['title', 'url'] },
  properties: { title: text('What it says'), url: { type: 'string', title: 'Address', minLength: 1 } },
};
const KIND: Schema = {
  ...{ type: 'object', title: 'Content', required: ['heading', 'tiles'] },
  properties: {
    heading: text('Heading'),
    cta: link,
    tiles: { type: 'array', title: 'Tiles', items: { ...link, title: 'Tile' } },
  },
};

const tile = (en: string) => ({ title: { en }, url: `/${en}` });

/** Opens a row whose content has this kind. */
async function open(data: object): Promise<void> {
  const { office, page } = own;
  const row = office.change('b1', { data });
  const { edit: _edit, ...shown } = row;
  office.answers.set('GET usb2c/blends/b1', () => ({
    body: {
      ...shown,
      ...(office.rows.get('b1') ?? {}),
      schema: { type: 'object', properties: { data: KIND } },
    },
  }));
  await page.goto(`${office.origin}/admin/usb2c/blends/b1`);
  await page.getByRole('group', { name: 'Content' }).waitFor();
}
const button = (name: string | RegExp) => own.page.getByRole('button', { name, exact: true });
const sent = () => own.office.calls.filter(({ method }) => method === 'PATCH').at(-1)?.body;

it('fields are in the order of the kind; items are folded to a line, moved, and unfolded when they are new', async () => {
  await open({
    tiles: [tile('tea'), tile('cocoa')],
    cta: { url: '/go', title: { en: 'Go' } },
    heading: { en: 'Hello' },
  });
  const { page } = own;
  const legends = await page.getByRole('group', { name: 'Content' }).locator('legend').allTextContents();
  expect(legends).toEqual(['Content', 'Heading', 'Button', 'What it says', 'Tiles']);
  const tea = button('tea');
  expect(await tea.getAttribute('aria-expanded')).toBe('false');
  await tea.click();
  const inTea = page.getByRole('group', { name: 'tea' });
  await inTea.getByLabel('Address').fill('');
  await tea.click();
  await button('Save').click();
  // What is wrong in a folded item unfolds it.
  await expect.poll(() => inTea.getByLabel('Address').isVisible()).toBe(true);
  await inTea.getByLabel('Address').fill('/plp/tea');
  await button('Tiles: move no. 2 up').click();
  await button('Add to Tiles').click();
  const added = page.getByRole('group', { name: 'No. 3' });
  await added.getByLabel('English').fill('Mugs');
  await page.getByRole('group', { name: 'Mugs' }).getByLabel('Address').fill('/mugs');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const room = await page.getByRole('group', { name: 'Mugs' }).getByLabel('Address').boundingBox();
  expect(room?.width).toBeGreaterThan(210);
  await button('Save').click();
  await page.getByText('Everything is saved').waitFor();
  expect(sent()).toMatchObject({
    changes: {
      data: {
        tiles: [
          tile('cocoa'),
          { title: { en: 'tea' }, url: '/plp/tea' },
          { title: { en: 'Mugs' }, url: '/mugs' },
        ],
      },
    },
  });
});

it('what the kind does not know, or has in another shape, is shown and kept', async () => {
  await open({ heading: 'Plain words', tiles: 'none', ours: { note: 'Keep me' } });
  const { page } = own;
  const content = page.getByRole('group', { name: 'Content' });
  await content.getByRole('textbox', { name: 'Heading' }).fill('Other words');
  expect(await content.getByRole('textbox', { name: 'Tiles' }).inputValue()).toBe('none');
  expect(await content.getByLabel('Note').inputValue()).toBe('Keep me');
  // A button that nobody began is folded, and needs no address.
  expect(await page.getByRole('group', { name: 'What it says' }).count()).toBe(0);
  await button('Fill in: Button').click();
  await page.getByRole('group', { name: 'What it says' }).waitFor();
  await button('Save').click();
  await page.getByText('Everything is saved').waitFor();
  expect(sent()).toMatchObject({
    changes: { data: { heading: 'Other words', tiles: 'none', ours: { note: 'Keep me' } } },
  });
});

it('the history of a list says which items changed', async () => {
  const { page, office } = own;
  await open({ heading: { en: 'Hello' }, tiles: [tile('tea'), tile('cocoa'), tile('mugs')] });
  const item = { id: 'e1', at: '2026-11-26T12:00:00Z', staff: 'ada@crema.localhost', undoable: false };
  const edit = (id: string, after: object[]) => ({
    ...{ ...item, id, resource: 'blends', key: 'b1' },
    before: { data: { tiles: [tile('tea'), tile('cocoa')] } },
    after: { data: { tiles: after } },
  });
  const items = [
    edit('e1', [tile('tea'), { ...tile('cocoa'), url: '/plp/cocoa' }]),
    edit('e2', [tile('cocoa'), tile('tea')]),
  ];
  office.answers.set('GET usb2c/edits', () => ({ body: { items } }));
  await page.reload();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Another order').waitFor();
  const [changed = ''] = await history.getByRole('listitem').allTextContents();
  expect(changed).toContain('AddressBefore:/cocoa→After:/plp/cocoa');
  expect(changed).not.toContain('/tea');
});

it('a draft is kept without a time, shown with what it changes, taken up again, and ends when it is saved', async () => {
  const { page, office } = own;
  await open({ heading: { en: 'Hello' }, tiles: [] });
  const heading = page.getByRole('group', { name: 'Heading' }).getByLabel('English');
  await heading.fill('Soon');
  await button('Save for later').click();
  const draft = {
    ...{ id: 'd1', resource: 'blends', key: 'b1', from: '2026-11-26T12:00:00Z', status: 'draft' },
    ...{ staff: 'ada@crema.localhost', changes: { data: { heading: { en: 'Soon' }, tiles: [] } } },
  };
  office.answers.set('GET usb2c/scheduled', () => ({ body: { items: [draft] } }));
  await button('Keep as a draft').click();
  await page.getByText('Kept as a draft. Shoppers do not see it.').waitFor();
  expect(sent()).toMatchObject({ draft: true, changes: { data: { heading: { en: 'Soon' } } } });
  await expect.poll(() => heading.inputValue()).toBe('Hello');

  const panel = page.getByRole('region', { name: 'Scheduled' });
  await panel.getByText('Draft of').waitFor();
  expect(await panel.locator('dd').allTextContents()).toContain('Before:en: Hello→After:en: Soon');
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Go on with it' }).click();
  await expect.poll(() => heading.inputValue()).toBe('Soon');
  await heading.fill('Sooner');
  await button('Save').click();
  await page.getByText('Everything is saved').waitFor();
  expect(sent()).toMatchObject({ publishes: 'd1', changes: { data: { heading: { en: 'Sooner' } } } });
});

it('the shop is shown in a frame as wide as a phone, a tablet and a computer, and asked for another page', async () => {
  const { page, office } = own;
  const frames: unknown[] = [];
  office.answers.set('POST usb2c/previews', ({ body }) => {
    frames.push(body);
    const frame = `/admin/v1/usb2c/frame?number=${frames.length}`;
    return {
      status: 201,
      body: { url: `http://shop.localhost${frame}`, frame, ends: '2099-01-01T00:00:00Z' },
    };
  });
  office.answers.set('GET usb2c/frame', () => ({ body: { shown: true } }));
  await page.goto(`${office.origin}/admin/usb2c/preview`);
  const frame = page.getByTitle('The shop at /', { exact: true });
  await frame.waitFor();
  for (const [name, width] of [
    ['Phone 360', 360],
    ['Tablet 768', 768],
    ['Computer 1440', 1440],
  ] as const) {
    await button(name).click();
    await expect.poll(() => frame.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(width);
    expect(await button(name).getAttribute('aria-pressed')).toBe('true');
  }
  await page.getByLabel('Page').fill('plp/coffee');
  await button('Show').click();
  await page.getByText('Begin with /').waitFor();
  await page.getByLabel('Page').fill('/plp/coffee');
  await page.getByLabel('At', { exact: true }).fill('2099-01-02T06:00');
  await page.getByLabel('With drafts').uncheck();
  await button('Show').click();
  await page.getByTitle('The shop at /plp/coffee').waitFor();
  expect(frames).toEqual([
    { path: '/', drafts: true },
    { path: '/plp/coffee', drafts: false, at: '2099-01-02T11:00:00.000Z' },
  ]);
  expect(await page.getByRole('link', { name: 'Open in a tab' }).getAttribute('href')).toContain('number=2');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
