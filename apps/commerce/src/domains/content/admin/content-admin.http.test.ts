import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fields } from '#platform/edits/index.ts';

/** A kind that a shop of one's own draws. */
const CountdownComponent = {
  title: ['Countdown', 'Compte à rebours'] as const,
  schema: Type.Object({
    until: fields.instant({ label: ['Until', 'Jusqu’au'] }),
    words: fields.localized({ label: ['Words', 'Mots'] }),
  }),
};

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce({ components: { CountdownComponent } });
  await shop.commerce.content.seed('usb2c');
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const HERO = 'usb2c/components/home-hero';

/** The heading of the home page’s banner, as a browser reads it. */
async function heading(ticket?: string): Promise<unknown> {
  const query = ticket ? `&cmsTicketId=${encodeURIComponent(ticket)}` : '';
  const { body } = await shop.commerce.app.inject(`/rest/v2/usb2c/cms/pages?pageLabelOrId=homepage${query}`);
  const { contentSlots } = JSON.parse(body) as {
    contentSlots: { components: { uid: string; heading?: string }[] }[];
  };
  return contentSlots.flatMap(({ components }) => components).find(({ uid }) => uid === 'home-hero')?.heading;
}

test('a banner of next week is seen today by its preview, and by nobody else', async () => {
  const { state } = await office.row(HERO);
  const at = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString();
  const next = { data: { ...(state.data as object), heading: { en: 'Next week' } } };
  expect((await office.save(HERO, next, { from: at(7), until: at(9) })).status).toBe(202);

  const preview = async (instant: string | undefined) => {
    const { body } = await office.call<{ url: string }>('usb2c/previews', {
      method: 'POST',
      body: { path: '/', ...(instant ? { at: instant } : {}) },
    });
    return heading(new URL(body.url).searchParams.get('cmsTicketId') ?? '');
  };
  const now = await heading();
  expect(now).not.toBe('Next week');
  expect(await preview(at(8))).toBe('Next week');
  expect(await preview(undefined)).toBe('Next week');
  expect(await preview(at(6))).toBe(now);
  expect(await preview(at(10))).toBe(now);
  expect(
    (await office.call('usb2c/previews', { method: 'POST', body: { path: '//elsewhere' } })).status,
  ).toBe(400);
});

test('HTML that is saved loses what could run, and the history keeps what the shop shows', async () => {
  const { body } = await office.call<{ items: { key: string }[] }>(
    'usb2c/components?query=RichTextComponent&pageSize=1',
  );
  const path = `usb2c/components/${body.items[0]?.key}`;
  const { state } = await office.row(path);
  const html = { en: '<p onclick="x()">Hello<script>x()</script></p>' };
  const saved = await office.save(path, { data: { ...(state.data as object), html } });
  expect([saved.status, (saved.body.state.data as { html: object }).html]).toEqual([
    200,
    { en: '<p>Hello</p>' },
  ]);
  expect((await office.undo('usb2c', saved.body.edit)).body.state).toEqual(state);
});

interface Form {
  properties: Record<string, Form & { title?: string; 'x-titles'?: string[] }>;
  required?: string[];
}
const formOf = async (path: string, lang = 'en'): Promise<Form> =>
  (await office.call<{ schema: { properties: { data: Form } } }>(`${path}?lang=${lang}`)).body.schema
    .properties.data;

test('the form of a banner is that of its kind, in its order and in both languages', async () => {
  const { properties } = await formOf(HERO);
  const own = ['eyebrow', 'heading', 'text', 'image', 'imageTall', 'imageAlt', 'cta'];
  expect(Object.keys(properties).slice(0, own.length)).toEqual(own);
  expect(properties.cta).toMatchObject({ title: 'Button', properties: { url: { title: 'Address' } } });
  expect((await formOf(HERO, 'fr')).properties.cta?.title).toBe('Bouton');
  const listed = await office.call<{ items: { key: string }[] }>(
    'usb2c/components?typeCode=NavigationComponent',
  );
  expect(listed.body.items).toHaveLength(1);
});

test('a button without an address is refused by name, and an emptied one is gone', async () => {
  const { state } = await office.row(HERO);
  const data = state.data as object;
  const refused = await office.save(HERO, { data: { ...data, secondaryCta: { title: { en: 'Go' } } } });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('Second button, Address: fill this in.');
  const saved = await office.save(HERO, { data: { ...data, secondaryCta: { title: {}, url: '' }, ours: 1 } });
  expect(saved.body.state.data).not.toHaveProperty('secondaryCta');
  expect(saved.body.state.data).toHaveProperty('ours', 1);
  await office.undo('usb2c', saved.body.edit);
});

test('an entry of the menu is added, moved and removed, and the shop has it at once', async () => {
  const { body } = await office.call<{ items: { key: string }[] }>(
    'usb2c/components?typeCode=NavigationComponent',
  );
  const path = `usb2c/components/${body.items[0]?.key}`;
  const { state } = await office.row(path);
  const { children } = state.data as { children: object[] };
  const titles = async (): Promise<string[]> => {
    const { body: config } = await shop.commerce.app.inject('/rest/v2/usb2c/cms/siteConfig');
    const { contentSlots } = JSON.parse(config) as {
      contentSlots: { components: { typeCode: string; children: { title: string }[] }[] }[];
    };
    const menu = contentSlots
      .flatMap((slot) => slot.components)
      .find((one) => one.typeCode === 'NavigationComponent');
    return menu?.children.map(({ title }) => title) ?? [];
  };
  const before = await titles();
  const entry = { title: { en: 'Gifts' }, url: '/plp/gifts' };
  const saved = await office.save(path, { data: { children: [entry, ...children.slice(1), children[0]] } });
  await expect
    .poll(titles)
    .toEqual(['Gifts', ...before.slice(1, children.length), before[0], ...before.slice(children.length)]);
  const nowhere = await office.save(path, { data: { children: [{ ...entry, url: 'gifts' }] } });
  expect(nowhere.status).toBe(400);
  await office.undo('usb2c', saved.body.edit);
  await expect.poll(titles).toEqual(before);
});

test('a kind that a shop brings has its form, and content that fits no kind opens as it is', async () => {
  await shop.db.execute(
    `insert into cms_components (site, uid, type_code, data) values
       ('usb2c', 'own-countdown', 'CountdownComponent', '{"words":{"en":"Soon"},"until":"2027-02-01T00:00:00Z"}'),
       ('usb2c', 'own-unknown', 'NobodysComponent', '{"heading":{"en":"Left"}}')`,
  );
  const { properties, required } = await formOf('usb2c/components/own-countdown', 'fr');
  expect(Object.entries(properties).map(([name, { title }]) => [name, title])).toEqual([
    ['until', 'Jusqu’au'],
    ['words', 'Mots'],
  ]);
  expect(required).toEqual(['until', 'words']);
  expect((await office.save('usb2c/components/own-countdown', { data: { words: {} } })).status).toBe(400);
  const unknown = await office.call<{ schema?: object; state: object }>('usb2c/components/own-unknown');
  expect(unknown.body).not.toHaveProperty('schema');
  expect(unknown.body.state).toMatchObject({ data: { heading: { en: 'Left' } } });
  expect((await office.save('usb2c/components/own-unknown', { data: { heading: 'x' } })).status).toBe(200);
});

test('a setting is found by words of either language, and is called as its reader says it', async () => {
  type Found = { items: { key: string; title: string; state: { description: string } }[] };
  const find = async (query: string, lang: 'en' | 'fr') => {
    const asked = `usb2c/settings?query=${encodeURIComponent(query)}&lang=${lang}`;
    return (await office.call<Found>(asked)).body.items;
  };
  const [english] = await find('free shipping minimum', 'en');
  expect(english).toMatchObject({ key: 'freeShippingMinimum', title: 'Free shipping minimum' });
  for (const words of [
    'minimum livraison gratuite',
    'freeShippingMinimum',
    'merchandise from which shipping',
  ])
    expect((await find(words, 'fr'))[0]).toMatchObject({
      ...{ key: 'freeShippingMinimum', title: 'Minimum pour la livraison gratuite' },
    });
  const [french] = await find('livraison gratuite minimum', 'fr');
  expect(french?.state.description).toMatch(/^cents de marchandise après rabais/);
  const { body } = await office.call<{ title: string; schema: object }>(
    'usb2c/settings/freeShippingMinimum?lang=fr',
  );
  expect(body.title).toBe('Minimum pour la livraison gratuite');
  expect(JSON.stringify(body.schema)).toContain('cents de marchandise après rabais');
});
