import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
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
