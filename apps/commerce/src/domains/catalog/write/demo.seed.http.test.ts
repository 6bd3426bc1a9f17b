import { SITE_IDS } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestCommerce;

beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of SITE_IDS) await shop.commerce.catalog.seed(site);
});
afterAll(() => shop.commerce.close());

const get = async (path: string) => (await shop.commerce.app.inject(`/rest/v2/${path}`)).json();

describe.each(SITE_IDS)('the demo catalogue of %s', (site) => {
  it('is seeded once', async () => {
    expect(shop.commerce.catalog.size(site)).toBeGreaterThan(50);
    expect(await shop.commerce.catalog.seed(site)).toBe(false);
  });

  it('lists every product under a landing category, with a price and a picture', async () => {
    const listed = new Set<string>();
    for (const landing of ['beverages', 'brewers', 'accessories', 'bundles']) {
      for (let page = 0; page < 10; page++) {
        const answer = await shop.commerce.app.inject(
          `/rest/v2/${site}/c/${landing}?pageSize=100&currentPage=${page}`,
        );
        if (answer.statusCode === 404) break;
        const { products, pagination } = answer.json();
        for (const product of products) {
          listed.add(product.code);
          expect(product.priceData.value).toBeGreaterThan(0);
          expect(product.images[0].url).toMatch(/^\/media\/./);
        }
        if (page + 1 >= pagination.totalPages) break;
      }
    }
    // What is put together on a page of its own is only among the gifts, which the business shop has not.
    const { monthlyBoxGiftProduct, giftCardProduct } = shop.commerce.content.configuration(site);
    const apart = site === 'usafh' ? [] : [monthlyBoxGiftProduct, giftCardProduct];
    expect(listed.size).toBe(shop.commerce.catalog.size(site) - apart.length);
    for (const code of apart) expect(listed).not.toContain(code);
  });
});

it('can draw every picture that a product names', async () => {
  const { products } = await get('usb2c/c/brewers?pageSize=100&fields=FULL');
  expect(products.length).toBeGreaterThan(5);
  for (const { images } of products) {
    for (const { name } of images) expect(shop.commerce.catalog.drawing(name)?.form).toBeTruthy();
  }
  expect(shop.commerce.catalog.drawing('no-such-product.webp')).toBeUndefined();
});

it('has French for everything sold on cab2c', async () => {
  for await (const product of shop.commerce.catalog.readProducts('cab2c')) {
    expect(product.name.fr, product.code).toBeTruthy();
    expect(product.description.fr, product.code).toBeTruthy();
  }
});

it('spells English as the country does', async () => {
  for (const [site, spelling] of [
    ['usb2c', 'favorite'],
    ['cab2c', 'favourite'],
  ] as const) {
    const { products } = await get(`${site}/products/searchText?query=lumavera&fields=FULL&pageSize=50`);
    const summaries = products.map(({ summary }: { summary?: string }) => summary);
    expect(summaries).toContain(`Colombian coffee in its ${spelling} shirt.`);
  }
  for (const site of SITE_IDS) {
    for await (const product of shop.commerce.catalog.readProducts(site))
      expect(JSON.stringify(product)).not.toContain('"ca":');
  }
  const story = async (site: string) => (await get(`${site}/c/brand-pellworth/categoryData`)).story.text;
  expect([await story('usb2c'), await story('cab2c')]).toEqual([
    expect.stringContaining('flavored'),
    expect.stringContaining('flavoured'),
  ]);
});

it.each([
  ['usb2c', 'en'],
  ['cab2c', 'en'],
  ['cab2c', 'fr'],
  ['usafh', 'en'],
])('tells about every brand sold on %s in %s', async (site, lang) => {
  const lists = shop.commerce.catalog.outline(site as (typeof SITE_IDS)[number]).lists();
  const brands = lists.filter((path) => path.startsWith('/plp/brand-'));
  expect(brands.length).toBeGreaterThan(10);
  expect(new Set(lists).size).toBe(lists.length);
  const told = new Set<string>();
  for (const path of brands) {
    const { typeCode, story } = await get(
      `${site}/c/brand-${path.slice('/plp/brand-'.length)}/categoryData?lang=${lang}`,
    );
    expect([path, typeCode]).toEqual([path, 'BrandCategory']);
    expect(story?.text.length, path).toBeGreaterThan(80);
    told.add(story.text);
  }
  expect(told.size).toBe(brands.length);
});

it('has enough that is like each brewer to fill a row', async () => {
  const { products } = await get('usb2c/c/brewers?pageSize=100');
  for (const { code } of products) {
    const row = await get(`usb2c/products/recommendedProducts?productCode=${code}`);
    expect(row.products.length, code).toBeGreaterThanOrEqual(8);
  }
});
