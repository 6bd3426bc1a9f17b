import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportCatalog } from '../../export/index.ts';
import { inWords } from '../../sentences/sentence.rules.ts';
import { olderCsv, plain, withFile } from '../fixture.ts';
import { type Finding, type ImportOptions, importCatalog } from '../index.ts';

let shop: TestCommerce;
const full = nativeProduct({
  code: 'dawn',
  podId: '1012',
  badge: { en: 'New||#ffffff||#000000', fr: 'Nouveau||#ffffff||#000000' },
  images: [{ name: 'dawn.webp', alt: { en: 'Dawn', fr: 'Aube' }, video: 'dawn.mp4' }],
  variants: [
    nativeVariant({ code: 'dawn-24', discountPrice: 15.5, sku: 'S1' }),
    nativeVariant({ code: 'dawn-48', options: { Size: '48 ct' }, price: 30 }),
  ],
});
beforeAll(async () => {
  shop = await openTestCommerce();
});
beforeEach(async () => {
  await emptyShop(shop);
  await stockShop(shop.commerce, [full]);
});
afterAll(() => shop.commerce.close());

const bring = async (content: string, more: Partial<ImportOptions> = {}) => {
  const refused: Finding[] = [];
  const report = await withFile(content, (file) =>
    importCatalog(shop.commerce.platform, {
      site: 'usb2c',
      file,
      onRefused: (finding) => refused.push(finding),
      ...more,
    }),
  );
  return { report, reasons: refused.map(({ handle, reason }) => `${handle}: ${inWords(reason, 'en')}`) };
};
const take = async (format: 'native-json' | 'native-csv'): Promise<string> => {
  let text = '';
  const write = (piece: string): void => {
    text += piece;
  };
  await exportCatalog(shop.commerce.platform, { site: 'usb2c', format, write });
  return text;
};

it('a CSV with fewer rows and columns says what would go, and takes it with --replace only', async () => {
  const before = await take('native-json');
  const csv = 'Code,Title,Variant code,Options,Option values,Price\ndawn,Dawn,dawn-24,Size,24 ct,19.99\n';
  for (const dryRun of [true, false]) {
    const { report, reasons } = await bring(csv, { dryRun });
    expect(report.products).toMatchObject({ updated: 0, refused: 1 });
    expect(reasons).toEqual([
      'dawn: the file lacks what the product has, the variants dawn-48 and the columns Title [fr], Description, ' +
        'Description [fr], Brand, Product type, Tax code, Roast, Flavour and 17 more: --replace lets it go',
    ]);
    expect(await take('native-json')).toBe(before);
  }
  const { report, reasons } = await bring(csv, { replace: true });
  expect([reasons, report.products.updated]).toEqual([[], 1]);
  const [{ variants, badge }] = JSON.parse(await take('native-json')).products;
  expect([variants.map(({ code }: { code: string }) => code), badge]).toEqual([['dawn-24'], undefined]);
});

it('a JSON with fewer variants and fields does the same, by the names of its fields', async () => {
  const { podId, badge, ...rest } = full;
  const [first] = full.variants;
  const { discountPrice, ...variant } = first ?? nativeVariant();
  const fewer = {
    ...{ ...rest, name: { en: 'Dawn' }, images: [{ name: 'dawn.webp' }], variants: [variant] },
    attributes: { ...rest.attributes, roast: undefined },
  };
  const { reasons } = await bring(JSON.stringify({ products: [fewer] }));
  expect(reasons).toEqual([
    'dawn: the file lacks what the product has, the variants dawn-48 and the fields name.fr, attributes.roast, ' +
      'badge.en, badge.fr, images.alt.en, images.alt.fr, images.video, podId and 1 more: --replace lets it go',
  ]);
});

it('what a file says is empty goes without more words, and so do variants added and prices changed', async () => {
  const [first, second] = full.variants;
  const more = {
    ...full,
    flags: ['isProductBMSMEligible'],
    attributes: { ...full.attributes, flavour: [] },
    variants: [
      { ...first, price: 20 },
      second,
      nativeVariant({ code: 'dawn-96', options: { Size: '96 ct' } }),
    ],
  };
  const { reasons, report } = await bring(JSON.stringify({ products: [more] }));
  expect([reasons, report.products.updated]).toEqual([[], 1]);
  const csv = (await take('native-csv')).replace('New||#ffffff||#000000', '').replace('S1', '');
  const emptied = await bring(csv);
  expect([emptied.reasons, emptied.report.products.updated]).toEqual([[], 1]);
  expect((await take('native-json')).includes('S1')).toBe(false);
});

it('a film is not lost in a spreadsheet', async () => {
  const { report, reasons } = await bring((await take('native-csv')).replaceAll('Aurelune', 'Other'));
  expect([reasons, report.products.updated]).toEqual([[], 1]);
  expect(await take('native-json')).toContain('"video":"dawn.mp4"');
});

it('a foreign file finds the variants by their options, whatever their codes', async () => {
  const row = (size: string, qty: string): Record<string, string> =>
    plain('dawn', {
      Title: 'Dawn Parade',
      'Option1 Name': 'Size',
      'Option1 Value': size,
      'Variant Inventory Qty': qty,
    });
  await shop.db.transaction(() => shop.commerce.catalog.reserve('usb2c', [{ code: 'dawn-24', qty: 10 }]));
  const file = olderCsv(row('24 ct', '100'), row('48 ct', '40'), row('72 ct', '7'));
  const { report } = await bring(file);
  expect(report.products.updated).toBe(1);
  const { rows } = await shop.db.execute('select variant_code, on_hand from stock order by 1');
  expect(rows).toMatchObject([
    { variant_code: 'dawn-24', on_hand: 90 },
    { variant_code: 'dawn-48', on_hand: 40 },
    { on_hand: 7 },
  ]);
  expect((await bring(file)).report.products).toMatchObject({ updated: 0, unchanged: 1 });
});
