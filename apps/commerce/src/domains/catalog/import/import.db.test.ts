import { existsSync } from 'node:fs';
import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing/commerce';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { olderCsv, plain, type Told, TRAPS, told, withFile } from './fixture.ts';
import { type ImportOptions, importCatalog } from './index.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
beforeEach(() => emptyShop(shop));
afterAll(() => shop.commerce.close());

const run = async (content: string, more: Partial<ImportOptions> = {}) => {
  const refused: Told[] = [];
  const report = await withFile(content, (file) =>
    importCatalog(shop.commerce.platform, {
      site: 'usb2c',
      file,
      onRefused: (finding) => refused.push(told(finding)),
      ...more,
    }),
  );
  await shop.commerce.catalog.settle();
  return { report, refused };
};
const get = async (path: string) => {
  const response = await shop.commerce.app.inject(`/rest/v2/usb2c/${path}`);
  return { status: response.statusCode, body: response.json() };
};
const count = async (table: string): Promise<number> => {
  const { rows } = await shop.db.execute(`select count(*)::int as n from ${table}`);
  return (rows[0] as { n: number }).n;
};

test('what is sold has a page with its options; drafts and archived ones have none', async () => {
  const { report } = await run(TRAPS);
  expect(report.products).toEqual({ created: 7, updated: 0, unchanged: 0, refused: 0, notSold: 0 });
  const cake = await get('products/layer-cake?fields=FULL');
  expect(cake.status).toBe(200);
  expect(JSON.stringify(cake.body)).toContain('Honey & Walnut Cake');
  expect(JSON.stringify(cake.body)).not.toContain('alert(1)');
  expect((await get('products/estate-coffee')).status).toBe(200);
  expect((await get('products/old-blend')).status).toBe(404);
  expect((await get('products/next-blend')).status).toBe(404);
  const sellable = (code: string): (boolean | undefined)[] =>
    shop.commerce.catalog.product('usb2c', code)?.variants.map((variant) => variant.sellable) ?? [];
  expect(sellable('party-balloon')).toEqual([false]);
  expect(sellable('layer-cake')).toEqual([true, true]);
});

test('each product is listed in its category, and the category under its department', async () => {
  await run(TRAPS);
  const listed = async (path: string): Promise<string[]> =>
    (await get(`c/${path}`)).body.products?.map((product: { code: string }) => product.code).sort();
  expect(await listed('cake')).toEqual(['layer-cake']);
  expect(await listed('more')).toEqual(['layer-cake']);
  expect(await listed('single-estate-coffee')).toEqual(['estate-coffee']);
  expect((await listed('beverages')).length).toBe(3);
});

test('the same file again changes nothing, nor does it undo what was sold', async () => {
  await run(TRAPS);
  await shop.db.execute(`update stock set on_hand = on_hand - 1 where on_hand > 0`);
  const before = await shop.db.execute('select * from stock order by variant_code');
  const { report } = await run(TRAPS);
  expect(report.products).toMatchObject({ created: 0, updated: 0, unchanged: 7 });
  expect(report.categories).toBe(0);
  expect(await shop.db.execute('select * from stock order by variant_code')).toEqual(before);
});

test('a changed row changes its product only', async () => {
  await run(TRAPS);
  const { report } = await run(TRAPS.replace('31.00', '32.00'));
  expect(report.products).toMatchObject({ created: 0, updated: 1, unchanged: 6 });
});

test('a dry run reports what the import then does, and writes nothing', async () => {
  const file = TRAPS + olderCsv(plain('bad', { 'Variant Price': 'x' })).split('\n')[1];
  const dry = await run(file, { dryRun: true });
  for (const table of ['products', 'variants', 'stock', 'categories', 'product_categories']) {
    expect(await count(table)).toBe(0);
  }
  const wet = await run(file);
  expect(dry.refused).toEqual(wet.refused);
  expect({ ...dry.report, dryRun: false, seconds: 0 }).toEqual({ ...wet.report, seconds: 0 });
  expect(wet.report.products.created).toBe(7);
});

test('a product with a refused row stays as it was', async () => {
  const options = (value: string, price: string) =>
    plain('p', { 'Option1 Name': 'Size', 'Option1 Value': value, 'Variant Price': price });
  await run(olderCsv(options('S', '1.00'), options('M', '2.00')));
  const { refused } = await run(olderCsv(options('S', '5.00'), options('M', '2,5'), plain('q')));
  expect(refused).toMatchObject([{ line: 3, handle: 'p' }]);
  expect(shop.commerce.catalog.product('usb2c', 'p')?.variants.map(({ listPrice }) => listPrice)).toEqual([
    100, 200,
  ]);
  expect(shop.commerce.catalog.product('usb2c', 'q')?.variants.length).toBe(1);
});

test('a code that another product has is refused with its line', async () => {
  const product = (code: string, variant: string) => ({
    code,
    name: { en: code },
    brand: 'B',
    productType: 'Accessory',
    description: { en: '' },
    categories: [],
    taxCode: 'STANDARD',
    status: 'active',
    attributes: {},
    options: [],
    variants: [{ code: variant, options: {}, price: 1, stock: 1 }],
  });
  const file = (...products: object[]) =>
    `{"products":[\n${products.map((one) => JSON.stringify(one)).join(',\n')}\n]}`;
  await run(file(product('a', 'x')));
  const { refused, report } = await run(file(product('b', 'y'), product('c', 'x'), product('d', 'y')));
  expect(refused.map(({ line, handle }) => [line, handle]).sort()).toEqual([
    [3, 'c'],
    [4, 'd'],
  ]);
  expect(report.products).toMatchObject({ created: 1, refused: 2 });
});

test.each([true, false])(
  'a handle that is a pod id is refused with its line, dry run: %s',
  async (dryRun) => {
    const pod = (code: string, podId: string) => ({
      ...{ code, podId, name: { en: code }, brand: 'B', productType: 'Coffee', description: { en: '' } },
      ...{ categories: [], taxCode: 'FOOD', status: 'active', attributes: {}, options: [] },
      variants: [{ code: `${code}-v`, options: {}, price: 1, stock: 1 }],
    });
    const pods = (...products: object[]) => JSON.stringify({ products });
    await run(pods(pod('dawn', '1012')));
    const { refused } = await run(olderCsv(plain('kettle'), plain('1012')), { dryRun });
    expect(refused).toEqual([{ line: 3, handle: '1012', reason: 'The address 1012 is the pod id of dawn.' }]);
    const within = await run(pods(pod('noon', '7'), pod('7', '8')), { dryRun });
    expect(within.refused).toMatchObject([{ handle: '7', reason: 'the address 7 is the pod id of noon' }]);
    const reverse = await run(pods(pod('5', '55'), pod('dusk', '5')), { dryRun });
    expect(reverse.refused).toMatchObject([{ handle: 'dusk', reason: 'the pod id 5 belongs to 5' }]);
  },
);

test('refused rows are told in the order of their lines, and each product that they are is counted', async () => {
  const wrong = (handle: string, more: object) => ({
    handle,
    title: handle,
    variants: [{ price: '1,5' }],
    ...more,
  });
  const values = [
    wrong('a', {}),
    wrong('b', { variants: [{ price: '1' }] }),
    wrong('b', {}),
    'x',
    wrong('c', {}),
  ];
  const json = `{"products":[\n${values.map((one) => JSON.stringify(one)).join(',\n')}]}`;
  const { refused, report } = await run(json);
  expect(refused.map(({ line }) => line)).toEqual([2, 4, 5, 6]);
  expect(report).toMatchObject({ refusedRows: 4, products: { created: 1, refused: 4 } });
  const none = await run('["a",3,null,[],{}]');
  expect(none.report).toMatchObject({ refusedRows: 5, products: { refused: 5 } });
  const far = await run(
    olderCsv(plain('p'), plain('q', { Status: 'gone' }), plain('', { Title: '' }), plain('p')),
  );
  expect(far.refused.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(far.report.products.refused).toBe(2);
});

test('the category of a type is the one that is there under that name', async () => {
  await shop.db.execute(`insert into categories (site, code, path, names, position)
    values ('usb2c', 'beverages', 'beverages', '{"en":"Drinks"}', 0)`);
  await shop.db.execute(`insert into categories (site, code, parent, path, names, position)
    values ('usb2c', 'slow', 'beverages', 'beverages/slow', '{"en":"single estate coffee"}', 0)`);
  await run(TRAPS);
  const { rows } = await shop.db.execute(
    `select category_code from product_categories where product_code = 'estate-coffee'`,
  );
  expect(rows).toEqual([{ category_code: 'slow' }]);
});

/** Other people's exports, beside the checkout where somebody put them; they are not ours to carry along. */
const GIVEN = new URL('../../../../../../../shared/data/', import.meta.url);
const exports = [
  ['bakery_shopify_export.csv', 288, 1417],
  ['coffee_bluetokai_products.json', 30, 333],
] as const;
test.each(exports.filter(([name]) => existsSync(new URL(name, GIVEN))))(
  'the real export %s goes in whole, and again without a change',
  async (name, products, variants) => {
    const options = { site: 'usb2c', file: new URL(name, GIVEN).pathname } as const;
    const first = await importCatalog(shop.commerce.platform, options);
    expect(first).toMatchObject({ refusedRows: 0, variants, products: { created: products } });
    const again = await importCatalog(shop.commerce.platform, options);
    expect(again).toMatchObject({ refusedRows: 0, categories: 0, products: { unchanged: products } });
  },
);
