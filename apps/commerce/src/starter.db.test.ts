/** What a shop of one's own begins with, and that nobody else ever gets it. */
import { SITE_IDS, SITES } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

const get = async (path: string) => {
  const { statusCode, body } = await shop.commerce.app.inject(`/rest/v2/${path}`);
  return { status: statusCode, body };
};
const rowsOf = async (table: string) => (await shop.db.execute(`select * from ${table} order by 1, 2`)).rows;

test('every site begins with pages, menu, categories and settings in its languages, and with nothing to buy', async () => {
  for (const site of SITE_IDS) expect(await shop.commerce.start(site)).toBe(true);
  for (const site of SITE_IDS) {
    const languages = SITES[site].languages;
    for (const language of languages) {
      for (const label of [
        'homepage',
        'terms',
        'privacy',
        'shipping-returns',
        'support/email-us-page',
        'about',
      ])
        expect([
          label,
          (await get(`${site}/cms/pages?pageLabelOrId=${label}&lang=${language}`)).status,
        ]).toEqual([label, 200]);
      const menu = JSON.parse(
        (await get(`${site}/cms/pages?pageLabelOrId=NAVIGATIONHEADER&lang=${language}`)).body,
      );
      const [{ components }] = menu.contentSlots;
      const links = components[0].children.map(({ url }: { url: string }) => url.split('?')[0]);
      expect(links).toEqual(['/beverages', '/brewers', '/accessories']);
      for (const url of links) expect((await get(`${site}/c${url}?lang=${language}`)).status).toBe(200);
    }
    const { body } = await get(`${site}/cms/pages?pageLabelOrId=homepage&lang=${languages.at(-1)}`);
    expect(body.includes('[Votre')).toBe(languages.includes('fr'));
    expect(shop.commerce.content.configuration(site).features).toMatchObject({
      perks: false,
      accounts: true,
    });
  }
  for (const table of ['products', 'variants', 'coupons', 'customers'])
    expect(await rowsOf(table)).toEqual([]);
  expect(JSON.stringify(await rowsOf('cms_components'))).not.toMatch(/1-800|Crema/);
});

test('it is written once: what staff change, and what they take away, stays so', async () => {
  const office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'owner'));
  const { state } = await office.row('usb2c/components/home-hero');
  const data = { ...(state.data as object), heading: { en: 'Ours' } };
  expect((await office.save('usb2c/components/home-hero', { data })).status).toBe(200);
  const before = await rowsOf('cms_components');
  for (const site of SITE_IDS) expect(await shop.commerce.start(site)).toBe(false);
  expect(await rowsOf('cms_components')).toEqual(before);
  for (const table of ['cms_pages', 'cms_components', 'site_entries', 'categories'])
    await shop.db.execute(`delete from ${table} where site = 'usb2c'`);
  expect(await shop.commerce.start('usb2c')).toBe(false);
  await shop.commerce.content.reload('usb2c');
  expect((await get('usb2c/cms/pages?pageLabelOrId=homepage')).status).toBe(404);
});

test('a shop that was there before, with goods and no pages, gets nothing', async () => {
  await shop.db.execute(`delete from cms_pages where site = 'usafh'`);
  await shop.db.execute(`delete from cms_components where site = 'usafh'`);
  await shop.db.execute(`delete from site_entries where site = 'usafh'`);
  await sell(shop.commerce, 'usafh', product('dawn'));
  expect(await shop.commerce.start('usafh')).toBe(false);
});
