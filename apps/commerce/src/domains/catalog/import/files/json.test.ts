import { expect, test } from 'vitest';
import { readBack } from '../fixture.ts';

const variant = (more: object = {}) => ({
  option1: 'Default Title',
  option2: null,
  option3: null,
  sku: null,
  price: '9.90',
  compare_at_price: '0.00',
  available: true,
  taxable: true,
  grams: 0,
  ...more,
});
const product = (handle: string, more: object = {}) => ({
  handle,
  title: handle,
  body_html: '<p>Text</p>',
  vendor: 'Roaster',
  product_type: 'Coffee',
  tags: ['TAX_18'],
  published_at: '2026-01-01T00:00:00Z',
  variants: [variant()],
  images: [],
  options: [{ name: 'Title', position: 1, values: ['Default Title'] }],
  ...more,
});
const read = (...products: object[]) => readBack(JSON.stringify({ products }, null, 2));

test('a storefront’s products.json: strings for prices, "0.00" for none, available for a number', async () => {
  const { format, drafts, refused } = await read(
    product('plain'),
    product('sized', {
      options: [{ name: 'Size' }, { name: 'Grind' }],
      tags: 'light-roast, Decaf',
      variants: [
        variant({
          option1: '250 g',
          option2: 'Whole',
          compare_at_price: '12.00',
          sku: 'X',
          available: false,
        }),
        variant({ option1: '500 g', option2: 'Whole', sku: 'X', price: 15 }),
      ],
    }),
    product('hidden', { published_at: null }),
  );
  expect(format).toBe('shopify-json');
  expect(refused).toEqual([]);
  const [first, second, third] = drafts.map((draft) => draft.product);
  expect(first).toMatchObject({ code: 'plain', taxCode: 'STANDARD', options: [], status: 'active' });
  expect(first?.variants).toEqual([{ code: 'plain', options: {}, price: 9.9, stock: 100 }]);
  expect(second?.attributes).toMatchObject({ roast: 'light', caffeine: 'decaf', podFormat: 'bag' });
  expect(second?.variants).toMatchObject([
    { options: { Size: '250 g', Grind: 'Whole' }, price: 12, discountPrice: 9.9, stock: 0, sku: 'X' },
    { options: { Size: '500 g', Grind: 'Whole' }, price: 15, stock: 100, sku: 'X' },
  ]);
  expect(third?.status).toBe('draft');
});

test('the line of a refused product is where it begins', async () => {
  const text = `{"products": [\n${JSON.stringify(product('a'))},\n\n${JSON.stringify(product('b', { variants: [variant({ price: '1,5' })] }))},\n${JSON.stringify(product('a'))}\n]}`;
  const { refused, drafts } = await readBack(text);
  expect(refused.map(({ line, handle }) => [line, handle])).toEqual([
    [4, 'b'],
    [5, 'a'],
  ]);
  expect(refused[0]?.reason).toMatch(/decimal comma/);
  expect(refused[1]?.reason).toMatch(/same handle/);
  expect(drafts.filter((draft) => draft.product).length).toBe(1);
});

test('handles that differ and give one address are told apart', async () => {
  const { refused, drafts } = await readBack(
    `{"products":[\n${JSON.stringify(product('jm_a'))},\n${JSON.stringify(product('jm-a'))}]}`,
  );
  expect(refused).toEqual([
    { line: 3, handle: 'jm-a', reason: 'the handles jm-a and jm_a (line 2) give the same address, jm-a' },
  ]);
  expect(drafts.filter((draft) => draft.product).length).toBe(1);
});

test('weights and pictures that make no sense are left out with a warning', async () => {
  const { warnings } = await read(
    product('a', {
      images: [{ src: 'file:x' }],
      variants: [variant({ grams: -5, featured_image: { src: 'javascript:x' } })],
    }),
  );
  expect(warnings.map(({ reason }) => reason)).toEqual([
    'the weight "-5" is not 1 to 1,000,000 grams: left out',
    'the picture "javascript:x" is no web address: left out',
    'the picture "file:x" is no web address: left out',
  ]);
});

test('texts longer than a native file may have are cut, and said so', async () => {
  const { warnings, drafts } = await read(
    product('a', {
      title: 't'.repeat(301),
      vendor: 'v'.repeat(250),
      product_type: 'y'.repeat(201),
      body_html: 'b'.repeat(70_000),
    }),
  );
  expect(drafts[0]?.categories[0]?.name.en.length).toBe(200);
  expect(warnings.map(({ reason }) => reason)).toEqual([
    'the title is longer than 300 characters: cut',
    'the body_html is longer than 65536 characters: cut',
    'the vendor is longer than 200 characters: cut',
    'the product_type is longer than 200 characters: cut',
  ]);
});

test('values of the wrong kind are refused or left out, never a crash', async () => {
  const { drafts } = await read(
    product('a', { variants: 'none' }),
    product('b', { title: 7, tags: { x: 1 }, images: [null, { src: 'javascript:alert(1)' }], variants: [] }),
    { handle: 'c', title: null },
    product('d', { variants: [null, 'x', variant({ price: {} })] }),
    product('__proto__'),
  );
  expect(drafts.map((draft) => [draft.handle, draft.product?.code, draft.refused.length])).toEqual([
    ['a', undefined, 1],
    ['b', 'b', 0],
    ['c', undefined, 1],
    ['d', 'd', 0],
    ['__proto__', 'proto', 0],
  ]);
  expect(drafts[1]?.product?.images).toBeUndefined();
});

test.each([
  ['{"products":[{"handle":"a","title":"A"},{"handle":', /not valid JSON near line 1/],
  ['{"products":[\n{"handle":"a"},\n{oops}]}', /near line 3/],
  ['{"items":[]}', /no list called products/],
  ['{"products":{}}', /no list called products/],
  ['{"products":[]}', /The file has no products and no categories: nothing was imported\./],
  ['[]', /no products and no categories/],
])('%s is refused whole', async (text, sentence) => {
  await expect(readBack(text)).rejects.toThrow(sentence);
});

test('text in one line and text cut anywhere read the same', async () => {
  const value = { products: [product('a'), product('b', { body_html: 'x'.repeat(200_000) })] };
  const flat = await readBack(JSON.stringify(value));
  const pretty = await readBack(JSON.stringify(value, null, 4));
  expect(flat.drafts.map((draft) => draft.product)).toEqual(pretty.drafts.map((draft) => draft.product));
  expect(pretty.drafts[1]?.line).toBeGreaterThan(flat.drafts[1]?.line ?? 0);
});
