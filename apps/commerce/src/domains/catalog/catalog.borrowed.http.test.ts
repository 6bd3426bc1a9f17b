/** Names that every object has by birth are names like any other: of categories, options, values and tags. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withFile } from './import/fixture.ts';
import { importCatalog } from './import/index.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
afterAll(() => shop.commerce.close());

const get = async (path: string, site = 'usb2c') =>
  (await shop.commerce.app.inject(`/rest/v2/${site}/${path}`)).json();
const bring = async (products: object[]) => {
  const report = await withFile(JSON.stringify({ products }), (file) =>
    importCatalog(shop.commerce.platform, { site: 'usb2c', file }),
  );
  await shop.commerce.catalog.settle();
  return report;
};

it('a category called "constructor" has pages of the usual size', async () => {
  await bring([
    { handle: 'c1', title: 'Ctor', product_type: 'constructor', variants: [{ price: '3.00' }] },
    { handle: 'c2', title: 'Proto', product_type: '__proto__', variants: [{ price: '3.00' }] },
  ]);
  const page = await get('c/constructor');
  expect(page.pagination).toEqual({ currentPage: 0, pageSize: 24, totalPages: 1, totalResults: 1 });
  expect(page.products.map(({ code }: { code: string }) => code)).toEqual(['c1']);
});

it('options keep such names, and so do their values', async () => {
  const options = [
    { name: 'constructor', values: ['toString'] },
    { name: '__proto__', values: ['valueOf'] },
  ];
  const variants = [{ option1: 'toString', option2: 'valueOf', price: '3.00' }];
  await bring([{ handle: 'o1', title: 'Options', options, variants }]);
  const { optionNames, variantOptions } = await get('products/o1?fields=FULL');
  expect(optionNames).toEqual(['constructor', '__proto__']);
  expect(variantOptions[0].options).toMatchObject([
    { name: 'constructor', value: 'toString' },
    { name: '__proto__', value: 'valueOf' },
  ]);
});

it('a tag of such a name is no flavour', async () => {
  const variants = [{ price: '3.00' }];
  const { refusedRows } = await bring([
    { handle: 't1', title: 'Tags', product_type: 'Coffee', tags: ['constructor', 'fruity'], variants },
  ]);
  expect(refusedRows).toBe(0);
  const { rows } = await shop.db.execute(
    `select attributes->'flavour' as flavour from products where code = 't1'`,
  );
  expect(rows).toEqual([{ flavour: ['fruit'] }]);
});

it.each(['usb2c', 'cab2c'] as const)('features and flavours of such names are shown on %s', async (site) => {
  const product = nativeProduct({
    code: 'f1',
    attributes: { flavour: ['constructor'], specs: { constructor: '8 oz', valueOf: 'toString' } },
    flags: ['constructor', 'isFreeCampaignEligible'],
    variants: [nativeVariant({ code: 'f1-24' })],
  });
  await stockShop(shop.commerce, [product], site);
  const { classifications } = await get('products/f1?fields=FULL', site);
  const shown = classifications.flatMap(
    ({ features }: { features: { name: string; featureValues: { value: string }[] }[] }) =>
      features.map(({ name, featureValues }) => [name, featureValues[0]?.value]),
  );
  expect(shown.slice(-2).toSorted()).toEqual([
    ['Constructor', '8 oz'],
    ['Value of', 'To string'],
  ]);
  expect(JSON.stringify(await get('c/coffee', site))).toContain('"name":"Constructor"');
});
