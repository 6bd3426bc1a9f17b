import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceContent } from './content.repository.ts';

let shop: TestCommerce;
beforeEach(async () => {
  shop = await openTestCommerce();
  const banner = { site: 'cab2c', typeCode: 'HeroBannerComponent', activeFrom: null, activeTo: null };
  await replaceContent(shop.db, 'cab2c', {
    pages: [
      {
        site: 'cab2c',
        uid: 'home',
        label: 'homepage',
        pageType: 'ContentPage',
        title: { en: 'Home', fr: 'Accueil' },
        metadata: [],
        slots: [{ position: 'Section1', components: ['always', 'later', 'off'] }],
      },
    ],
    components: [
      { ...banner, uid: 'always', data: { html: { en: '<p onclick="x()">Hi<script>1</script></p>' } } },
      { ...banner, uid: 'later', activeFrom: '2027-01-05T00:00:00Z', data: { heading: { en: 'New' } } },
      { ...banner, uid: 'off', data: { feature: 'perks' } },
    ],
    entries: [
      { site: 'cab2c', kind: 'configuration', key: 'pageSize', value: 12, position: 0 },
      { site: 'cab2c', kind: 'configuration', key: 'shippingFee', value: 'free', position: 1 },
      { site: 'cab2c', kind: 'message', key: 'welcome', value: { en: 'Hello', fr: 'Bonjour' }, position: 2 },
    ],
  });
  await shop.commerce.load();
});
afterEach(() => shop.commerce.close());

const get = (url: string) => shop.commerce.app.inject({ url: `/rest/v2/cab2c/cms/${url}` });

test('a page shows what is active now, sanitised, and says when it changes', async () => {
  // covers: S7.29, S7.33, S5.25
  const answer = await get('pages?pageLabelOrId=/HOMEPAGE/&lang=fr');
  expect(answer.json()).toMatchObject({
    title: 'Accueil',
    contentSlots: [{ position: 'Section1', components: [{ uid: 'always', html: '<p>Hi</p>' }] }],
  });
  expect(
    answer.json<{ contentSlots: { components: unknown[] }[] }>().contentSlots[0]?.components,
  ).toHaveLength(1);
  expect(answer.headers['x-valid-until']).toBe('2027-01-05T00:00:00.000Z');
  expect(answer.headers['cache-tag']).toContain('cms:cab2c');
  shop.clock.set('2027-01-05T00:00:00Z');
  expect((await get('pages?pageLabelOrId=homepage')).body).toContain('"New"');
});

test('components are answered in the order asked for, page by page', async () => {
  shop.clock.set('2027-01-06T00:00:00Z');
  const answer = await get('components?componentIds=later,always,nothing&pageSize=1&currentPage=1');
  expect(answer.json()).toMatchObject({
    component: [{ uid: 'always' }],
    pagination: { currentPage: 1, pageSize: 1, totalPages: 2, totalResults: 2 },
  });
});

test('an entry overrides a default of the same kind; a value of another kind does not count', () => {
  const { pageSize, shippingFee } = shop.commerce.content.configuration('cab2c');
  expect([pageSize, shippingFee]).toEqual([12, 895]);
  expect(shop.commerce.content.configuration('usb2c').pageSize).toBe(24);
});

test('an unknown page is 404, a page not named is 400, another site knows nothing of it', async () => {
  expect((await get('pages?pageLabelOrId=nothing')).statusCode).toBe(404);
  expect((await get('pages')).statusCode).toBe(400);
  const other = await shop.commerce.app.inject({ url: '/rest/v2/usb2c/cms/pages?pageLabelOrId=homepage' });
  expect(other.statusCode).toBe(404);
});

test('every site of the seed is complete', async () => {
  // covers: S2.46
  for (const site of ['usb2c', 'usafh'] as const) {
    expect(await shop.commerce.content.seed(site)).toBe(true);
    const config = await shop.commerce.app.inject({ url: `/rest/v2/${site}/cms/siteConfig` });
    expect(config.body).toContain('NavigationComponent');
    for (const label of ['homepage', 'search', 'searchEmpty', 'support/email-us-page', 'terms', 'privacy']) {
      const page = await shop.commerce.app.inject({
        url: `/rest/v2/${site}/cms/pages?pageLabelOrId=${label}`,
      });
      expect([label, page.statusCode]).toEqual([label, 200]);
    }
  }
  expect(await shop.commerce.content.seed('cab2c')).toBe(false);
});
