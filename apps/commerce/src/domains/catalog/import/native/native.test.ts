import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NativeProduct } from '../../products/native.types.ts';
import { readBack } from '../fixture.ts';
import { readList, readPairs, writeList, writePairs } from './lists.rules.ts';

const product = (more: Partial<NativeProduct> = {}): NativeProduct => ({
  code: 'dawn-chorus',
  name: { en: 'Dawn Chorus', fr: 'Chœur de l’aube' },
  brand: 'Aurelio',
  productType: 'Coffee',
  description: { en: '<p>Light</p>' },
  categories: ['coffee'],
  taxCode: 'FOOD',
  status: 'active',
  attributes: { roast: 'light', allergens: [] },
  options: ['Size'],
  variants: [
    { code: '1-a-b-24', options: { Size: '24 ct' }, price: { usb2c: 18.99, cab2c: 24.99 }, stock: 3 },
  ],
  ...more,
});
const named = { ...product().variants[0], options: { ca: 'yes' } };
const read = (...products: object[]) => readBack(JSON.stringify({ products }));

test('native JSON is read, with a price for each site', async () => {
  const { format, drafts, refused } = await read(product());
  expect(format).toBe('native-json');
  expect(refused).toEqual([]);
  expect(drafts[0]?.product).toEqual(product());
});

test('a text that Canada spells otherwise is read as the site spells it', async () => {
  const summary = { en: 'In color.', ca: 'In colour.', fr: 'En couleur.' };
  const text = JSON.stringify({ products: [{ ...product(), summary, options: ['ca'], variants: [named] }] });
  for (const [site, en] of [
    ['usb2c', 'In color.'],
    ['cab2c', 'In colour.'],
  ] as const) {
    const { drafts, refused } = await readBack(text, site);
    expect(refused).toEqual([]);
    expect(drafts[0]?.product?.summary).toEqual({ en, fr: 'En couleur.' });
    // What is only called so is left alone.
    expect(drafts[0]?.product?.variants[0]?.options).toEqual({ ca: 'yes' });
  }
});

test('a product without a price for the site is left out and said so', async () => {
  const { drafts, warnings } = await readBack(JSON.stringify({ products: [product()] }), 'usafh');
  expect(drafts[0]?.product).toBeUndefined();
  expect(warnings[0]?.reason).toMatch(/no variant has a price for usafh/);
});

const [variant] = product().variants;
test.each<[object, RegExp]>([
  [{ productType: 'Tea' }, /productType must be equal to one of/],
  [{ name: 'Dawn' }, /name must be object/],
  [{ variants: [] }, /variants must not have fewer than 1/],
  [{ variants: [{ ...variant, price: -1 }] }, /variants.0.price/],
  [
    { variants: [{ ...variant, price: 12.999 }] },
    /^the price 12.999 of the variant 1-a-b-24 has more than two decimals$/,
  ],
  [{ variants: [{ ...variant, price: { usb2c: 1, cab2c: 0.001 } }] }, /the price 0.001 /],
  [{ variants: [{ ...variant, discountPrice: 9.995 }] }, /the discount price 9.995 /],
  [{ variants: [{ ...variant, promotedPrice: { usafh: 9.995 } }] }, /the promoted price 9.995 /],
  [{ variants: [{ ...variant, segmentPrices: { trade: 1.111 } }] }, /the segment price 1.111 /],
  [{ variants: [{ ...variant, options: {} }] }, /no value for the option Size/],
  [
    { variants: [{ ...variant, options: { Size: '1', Color: 'red' } }] },
    /an option Color that the product lacks/,
  ],
  [{ variants: [variant, { ...variant, code: 'other' }] }, /option combination 24 ct is already on line/],
  [
    { variants: [variant, { ...variant, code: 'other', options: { Size: '24  ct' } }] },
    /option combination 24 ct is already on line/,
  ],
  [
    {
      options: ['Cup  size', 'Cup size'],
      variants: [{ ...variant, options: { 'Cup  size': '1', 'Cup size': '2' } }],
    },
    /two options have the same name, Cup size/,
  ],
  [{ variants: [{ ...variant, options: { Size: '1', 'Size ': '2' } }] }, /names the option Size twice/],
  [{ options: [' '], variants: [{ ...variant, options: { ' ': '1' } }] }, /an option has no name/],
  [{ variants: [{ ...variant, options: { Size: '<b></b>' } }] }, /no value for the option Size/],
])('%j is refused', async (more, reason) => {
  const { refused, drafts } = await read({ ...product(), ...more });
  expect(drafts[0]?.product).toBeUndefined();
  expect(refused.map((finding) => finding.reason).join('; ')).toMatch(reason);
});

test('a wrong field is one sentence that names it and what is allowed', async () => {
  const amounts = 'must be an amount from 0 to 100000, or amounts by site (usb2c, cab2c, usafh)';
  const reasons = async (more: object) =>
    (await read({ ...product(), ...more })).refused.map(({ reason }) => reason);
  for (const price of ['abc', { mars: 1 }, -1, { usb2c: 'x' }]) {
    expect(await reasons({ variants: [{ ...variant, price }] })).toEqual([`variants.0.price ${amounts}`]);
  }
  expect(await reasons({ variants: [{ ...variant, segmentPrices: { trade: '1' } }] })).toEqual([
    `variants.0.segmentPrices.trade ${amounts}`,
  ]);
  expect(await reasons({ productType: 'Tea', name: { en: 'x', de: 'y' }, podId: 'a' })).toEqual([
    'podId must be 1 to 12 digits',
    'name must not have the field de',
    'productType must be equal to one of Coffee, Accessory, Brewer, Bundle',
  ]);
});

test('a wrong cell is named by its column', async () => {
  const { refused } = await readBack(
    [
      'Code,Title,Title [fr],Product type,Price,Count,Segment prices,Art,Pod ID,Barcode,Strength',
      'a,A,,Tea,1,dozen,trade=x,,,,',
      `b,B,${'f'.repeat(301)},Coffee,1,1,,,x,${'1'.repeat(101)},`,
      'c,C,,Coffee,1,1,,pod | red | #222222 | #333333 | sun,,,9',
    ].join('\n'),
  );
  expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 Product type must be equal to one of Coffee, Accessory, Brewer, Bundle',
    '2 Count must be number',
    '2 Segment prices must be an amount from 0 to 100000, or amounts by site (usb2c, cab2c, usafh)',
    '3 Pod ID must be 1 to 12 digits',
    '3 Title [fr] must not have more than 300 characters',
    '3 Barcode must not have more than 100 characters',
    '4 Strength must be at most 5',
    '4 Art must be a colour such as #1d1b1a',
  ]);
});

test('native CSV: one row a variant, French in its own columns, lists with bars', async () => {
  const { format, drafts, refused } = await readBack(
    [
      'Row,Code,Title,Title [fr],Product type,Options,Option values,Price,Stock,Flavour,Allergens,Specs,Art,Categories,Path',
      'category,hot,Hot,Chaud,,,,,,,,,,,beverages/hot',
      ',dawn,Dawn,Aube,Coffee,Size | Grind,24 ct | Fine,18.99,3,cocoa | nut,-,water=a\\=b | pods=1,pod | #111111 | #222222 | #333333 | sun,hot,',
      ',dawn,,,,,48 ct | Fine,"$1,200.00",-1,,,,,,',
    ].join('\n'),
  );
  expect(format).toBe('native-csv');
  expect(refused).toEqual([]);
  expect(drafts[0]?.product).toMatchObject({
    name: { en: 'Dawn', fr: 'Aube' },
    taxCode: 'FOOD',
    attributes: { flavour: ['cocoa', 'nut'], allergens: [], specs: { water: 'a=b', pods: '1' } },
    art: { form: 'pod', palette: ['#111111', '#222222', '#333333'], motif: 'sun' },
    variants: [
      { options: { Size: '24 ct', Grind: 'Fine' }, price: 18.99 },
      { options: { Size: '48 ct', Grind: 'Fine' }, price: 1200 },
    ],
  });
});

test('problems of native rows have the line of their row', async () => {
  const { refused } = await readBack(
    'Code,Title,Product type,Options,Option values,Price,Stock,Count\na,A,Coffee,Size,S,1,1,\na,,,,M,x,1,\nb,B,Coffee,,,1,many,\nc,C,Coffee,,,1,1,dozen\n',
  );
  expect(refused.map(({ line, handle }) => [line, handle])).toEqual([
    [3, 'a'],
    [4, 'b'],
    [5, 'c'],
  ]);
  await expect(readBack('Variant code,Title,Product type,Tax code\na,A,B,C\n')).rejects.toThrow(
    'lacks the columns Code, Price',
  );
});

test('a weight that makes no sense is left out with a warning, an unclear truth is refused', async () => {
  const { refused, warnings } = await readBack(
    'Code,Title,Price,Grams,Recyclable\na,A,1,heavy,yes\nb,B,1,2,maybe\n',
  );
  expect(warnings.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'the weight "heavy" is not 1 to 1,000,000 grams: left out'],
  ]);
  expect(refused.map(({ line }) => line)).toEqual([3]);
});

test('a title beside the product’s own is left out with a warning', async () => {
  const { drafts, warnings } = await readBack(
    'Code,Title,Product type,Options,Option values,Price\na,Pot,Accessory,Size,S,1\na,Kettle,,,M,1\n',
  );
  expect(drafts[0]?.product?.name).toEqual({ en: 'Pot' });
  expect(warnings).toMatchObject([
    { line: 3, reason: 'the title "Kettle" is left out: on line 2 it is "Pot"' },
  ]);
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter(Boolean);
test('lists and pairs come back from their cell', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (values) => {
      expect(readList(writeList(values))).toEqual(values);
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(word, word, { maxKeys: 5 }), (pairs) => {
      expect(readPairs(writePairs(pairs))).toEqual({ ...pairs });
    }),
  );
  expect(readList(writeList(undefined))).toBeUndefined();
});
