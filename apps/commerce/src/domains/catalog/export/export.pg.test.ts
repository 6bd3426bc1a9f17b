import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing/commerce';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { olderCsv, plain, TRAPS, withFile } from '../import/fixture.ts';
import { importCatalog } from '../import/index.ts';
import type { NativeProduct } from '../products/native.types.ts';
import { type ExportFormat, exportCatalog } from './index.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
beforeEach(() => emptyShop(shop));
afterAll(() => shop.commerce.close());

const bring = (content: string) =>
  withFile(content, (file) => importCatalog(shop.commerce.platform, { site: 'usb2c', file }));
const take = async (format: ExportFormat): Promise<string> => {
  let text = '';
  await exportCatalog(shop.commerce.platform, {
    site: 'usb2c',
    format,
    write: (piece) => {
      text += piece;
    },
  });
  return text;
};
const empty = () =>
  shop.db.execute('truncate products, variants, stock, categories, product_categories restart identity');

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/);
const localized = fc.record({ en: text.map((part) => `x ${part}`), fr: fc.option(text, { nil: undefined }) });
const money = fc.integer({ min: 0, max: 999_999 }).map((minor) => minor / 100);

/** Everything the format has, in odd letters. */
const productArbitrary = (n: number): fc.Arbitrary<NativeProduct> =>
  fc.record(
    {
      code: fc.constant(`product-${n}`),
      podId: fc.constant(String(1000 + n)),
      name: localized,
      brand: word,
      productType: fc.constantFrom('Coffee', 'Accessory', 'Brewer', 'Bundle'),
      series: text,
      packType: fc.constantFrom('Bagged', 'Canned', 'Fractional'),
      description: localized.map(({ en, fr }) => ({ en: `<p>${en}</p>`, ...(fr ? { fr } : {}) })),
      summary: localized,
      categories: fc.uniqueArray(fc.constantFrom('coffee', 'tea', 'mugs'), { minLength: 1 }),
      taxCode: fc.constantFrom('FOOD', 'STANDARD'),
      status: fc.constantFrom('active', 'draft', 'archived'),
      attributes: fc.record(
        {
          roast: word,
          flavour: fc.array(word, { maxLength: 3 }),
          caffeineMg: fc.integer({ min: 0, max: 300 }),
          allergens: fc.array(word, { maxLength: 2 }),
          recyclable: fc.boolean(),
          specs: fc.dictionary(word, text, { maxKeys: 3 }),
        },
        { requiredKeys: [] },
      ),
      flags: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
      badge: localized,
      images: fc.array(fc.record({ name: word, alt: localized }, { requiredKeys: ['name'] }), {
        maxLength: 3,
      }),
      options: fc.constant(['Size', 'Grind']),
      variants: fc
        .uniqueArray(fc.tuple(word, money, fc.integer({ min: -2, max: 500 }), text), {
          minLength: 1,
          maxLength: 3,
          selector: ([size]) => size,
        })
        .map((all) =>
          all.map(([size, price, stock, sku], i) => ({
            code: `v-${n}-${i}`,
            options: { Size: size, Grind: 'Whole, "bean"' },
            price,
            discountPrice: Math.floor(price * 80) / 100,
            promotedPrice: Math.floor(price * 70) / 100,
            segmentPrices: { trade: Math.floor(price * 60) / 100, 'staff-2': Math.floor(price * 50) / 100 },
            stock,
            sku,
            color: { name: { en: 'Ink' }, hex: '#1d1b1a' },
          })),
        ),
      keywords: localized,
    },
    {
      requiredKeys: [
        ...(['code', 'name', 'brand', 'productType', 'description', 'categories', 'taxCode'] as const),
        ...(['status', 'attributes', 'options', 'variants'] as const),
      ],
    },
  ) as fc.Arbitrary<NativeProduct>;

test.each(['native-json', 'native-csv'] as const)(
  '%s: export, empty shop, import, export are the same bytes, whatever the products',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(...[0, 1, 2].map(productArbitrary)), async (products) => {
        await empty();
        const brought = await bring(JSON.stringify({ products }));
        expect(brought.refusedRows).toBe(0);
        const first = await take(format);
        await empty();
        expect((await bring(first)).refusedRows).toBe(0);
        expect(await take(format)).toBe(first);
        expect((await bring(first)).products).toMatchObject({ created: 0, updated: 0 });
      }),
      { numRuns: 12 },
    );
  },
  patience(60_000),
);

test.each(['native-json', 'native-csv'] as const)(
  'option names that are cleaned keep their values: %s comes back the same',
  async (format) => {
    const names = ['Cup  size', ' Grind\u00a0', '<b>Roast</b>\nlevel'];
    const variant = (code: string, ...values: string[]) => ({
      ...{ code, price: 1, stock: 1 },
      options: Object.fromEntries(names.map((name, i) => [name, values[i]])),
    });
    const product = {
      ...{ code: 'cup', name: { en: 'Cup' }, brand: 'B', productType: 'Accessory', description: { en: '' } },
      ...{ categories: [], taxCode: 'STANDARD', status: 'active', attributes: {} },
      options: names,
      variants: [variant('a', 'Small', ' Fine  one', 'Dark'), variant('b', 'Large', 'Coarse', 'Dark')],
    };
    const cell = names.join(' | ').replace(/"/g, '""');
    const csv = `Code,Title,Options,Option values,Price\ncup,Cup,"${cell}",Small | Fine  one | Dark,1\ncup,,,Large | Coarse | Dark,1\n`;
    for (const given of [JSON.stringify({ products: [product] }), csv]) {
      await empty();
      expect((await bring(given)).refusedRows).toBe(0);
      const [read] = JSON.parse(await take('native-json')).products;
      expect(read.options).toEqual(['Cup size', 'Grind', 'Roast level']);
      expect(read.variants.map(({ options }: NativeProduct['variants'][0]) => options)).toEqual([
        { 'Cup size': 'Small', Grind: 'Fine one', 'Roast level': 'Dark' },
        { 'Cup size': 'Large', Grind: 'Coarse', 'Roast level': 'Dark' },
      ]);
      const first = await take(format);
      await empty();
      expect((await bring(first)).refusedRows).toBe(0);
      expect(await take(format)).toBe(first);
    }
  },
);

test('imported foreign products come back from both native formats alike', async () => {
  await bring(TRAPS);
  const [json, csv] = [await take('native-json'), await take('native-csv')];
  await empty();
  await bring(csv);
  expect(await take('native-json')).toBe(json);
});

test('foreign products with texts beyond all measure come back too', async () => {
  const long = 'long '.repeat(500);
  const cells = { Title: long, Vendor: long, Type: long, 'Variant SKU': long, Tags: long };
  await bring(
    olderCsv(
      { ...plain('long', cells), 'Image Src': 'https://pictures.example/1.jpg', 'Image Alt Text': long },
      { ...plain('path', { 'Product Category': `Food > ${long}` }), 'SEO Description': long },
    ),
  );
  const first = await take('native-json');
  await empty();
  expect((await bring(first)).refusedRows).toBe(0);
  expect(await take('native-json')).toBe(first);
});

test('Shopify’s CSV keeps types, options, prices and stock', async () => {
  await bring(TRAPS);
  const before = JSON.parse(await take('native-json')) as { products: NativeProduct[] };
  const csv = await take('shopify-csv');
  await empty();
  await bring(csv);
  const after = JSON.parse(await take('native-json')) as { products: NativeProduct[] };
  const kept = ({ products }: typeof before) =>
    products.map(({ code, name, productType, taxCode, status, options, variants }) => ({
      ...{ code, name, productType, taxCode, status, options },
      variants: variants.map(({ options: values, price, discountPrice, stock }) => ({
        ...{ values, price, discountPrice, stock },
      })),
    }));
  expect(kept(after)).toEqual(kept(before));
});

test('Shopify’s CSV keeps titles to the letter, those that look like entities too', async () => {
  const titles = ['A &amp; B', 'A & B', '&amp;amp;', '5 &lt; 6', 'Mugs&copy', 'R&D &#38; more', 'AT&T'];
  const native = { brand: 'B', productType: 'Coffee', description: { en: '' }, categories: ['coffee'] };
  const rest = { taxCode: 'FOOD', status: 'active', attributes: {}, options: [] };
  const products = titles.map((en, n) => ({
    ...{ code: `p-${n}`, name: { en }, ...native, ...rest },
    variants: [{ code: `v-${n}`, options: {}, price: 1, stock: 1 }],
  }));
  await bring(JSON.stringify({ products }));
  const names = async (): Promise<string[]> =>
    (JSON.parse(await take('native-json')) as { products: NativeProduct[] }).products
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ name }) => name.en);
  expect(await names()).toEqual(titles);
  const csv = await take('shopify-csv');
  expect(csv).toContain('AT&T');
  await empty();
  await bring(csv);
  expect(await names()).toEqual(titles);
});

test('Shopify’s CSV keeps what kind each product of the demo shop is', {
  timeout: patience(60_000),
}, async () => {
  await shop.commerce.catalog.seed('usb2c');
  const kinds = async (): Promise<string[]> => {
    const { products } = JSON.parse(await take('native-json')) as { products: NativeProduct[] };
    return products.map(({ code, productType }) => `${code}: ${productType}`).sort();
  };
  const before = await kinds();
  expect(before.length).toBeGreaterThan(200);
  const csv = await take('shopify-csv');
  await empty();
  await bring(csv);
  expect(await kinds()).toEqual(before);
});
