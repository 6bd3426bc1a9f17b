import { expect, test } from 'vitest';
import { olderCsv, plain, readBack, TRAPS } from '../fixture.ts';

const read = async (...rows: Record<string, string>[]) => readBack(olderCsv(...rows));

test('the traps of real exports come out as whole products', async () => {
  const { format, drafts, refused, warnings } = await readBack(TRAPS);
  expect(format).toBe('shopify-csv');
  expect(refused).toEqual([]);
  expect(
    drafts.map(({ product }) => [product?.productType, product?.status, product?.variants.length]),
  ).toEqual([
    ['Accessory', 'active', 2],
    ['Accessory', 'active', 1],
    ['Coffee', 'active', 2],
    ['Coffee', 'active', 1],
    ['Coffee', 'archived', 1],
    ['Coffee', 'draft', 1],
    ['Coffee', 'active', 1],
  ]);
  const [cake, balloon, coffee] = drafts.map(({ product }) => product);
  expect(cake?.name.en).toBe('Honey & Walnut Cake');
  expect(cake?.description.en).not.toMatch(/script|alert|onclick/);
  expect(cake?.options).toEqual(['Flavor', 'Size']);
  expect(cake?.variants.map(({ options }) => options)).toEqual([
    { Flavor: 'Honey', Size: '10"' },
    { Flavor: 'Honey', Size: '12"' },
  ]);
  expect(cake?.variants[1]).toMatchObject({ stock: 0, price: 31 });
  expect(cake?.variants[1]).not.toHaveProperty('discountPrice');
  expect(cake?.images?.map(({ name }) => name)).toEqual([
    'https://pictures.example/cake-1.jpg',
    'https://pictures.example/cake-2.jpg',
  ]);
  expect(balloon?.variants[0]?.price).toBe(0);
  expect(coffee?.variants[0]).toMatchObject({ price: 12.5, discountPrice: 9.9, sku: 'SAME' });
  expect(coffee?.variants[1]?.options).toEqual({ Size: '500 g', Grind: 'Filter' });
  expect(coffee?.attributes).toMatchObject({
    roast: 'dark',
    flavour: ['chocolate'],
    certification: ['organic'],
  });
  expect(warnings.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'stock -3 is below 0: imported as 0'],
    [7, 'the price is empty or 0.00: imported, not sellable'],
  ]);
});

test('the newer header gives the same products', async () => {
  const names: Record<string, string> = {
    Handle: 'URL handle',
    'Body (HTML)': 'Description',
    Published: 'Published on online store',
    'Option1 Name': 'Option1 name',
    'Option1 Value': 'Option1 value',
    'Option2 Name': 'Option2 name',
    'Option2 Value': 'Option2 value',
    'Variant SKU': 'SKU',
    'Variant Inventory Tracker': 'Inventory tracker',
    'Variant Inventory Qty': 'Inventory quantity',
    'Variant Price': 'Price',
    'Variant Compare At Price': 'Compare-at price',
    'Image Src': 'Product image URL',
  };
  const [header = '', ...rest] = TRAPS.split('\n');
  const newer = [
    header
      .split(',')
      .map((title) => names[title] ?? title)
      .join(','),
    ...rest,
  ].join('\n');
  expect((await readBack(newer)).drafts).toEqual((await readBack(TRAPS)).drafts);
});

test('columns that are missing are named, and those that nobody knows are ignored with a note', async () => {
  await expect(readBack('Handle,Vendor,Variant SKU\na,b,c\n')).rejects.toThrow(
    'The file lacks the columns Title, Variant Price: nothing was imported.',
  );
  await expect(readBack('Title,Description,Price,SKU\na,b,1,c\n')).rejects.toThrow('the column URL handle');
  const { notes, drafts } = await readBack(
    'Handle,Title,Variant Price,Shelf,Cost per item\na,A,1.00,left,2\n',
  );
  expect(notes[0]).toBe('Ignored column: Shelf.');
  expect(drafts[0]?.product?.variants[0]).toMatchObject({ price: 1, stock: 100 });
});

test('rows of one handle are one product, however far apart and however written', async () => {
  const filler = Array.from({ length: 300 }, (_, i) => plain(`filler-${i}`));
  const options = { 'Option1 Name': 'Size', 'Option1 Value': 'S' };
  const { drafts } = await read(plain('far', options), ...filler, {
    ...plain('FAR', { ...options, 'Option1 Value': 'M' }),
    Title: '',
  });
  expect(drafts.length).toBe(301);
  expect(drafts[0]?.product?.variants.map((variant) => variant.options.Size)).toEqual(['S', 'M']);
});

test.each([
  ['mg_a', 'mg-a'],
  ['café', 'cafe'],
  ['a+b', 'a b'],
])('%s and %s are two products that give one address: the later is refused', async (first, second) => {
  const size = (value: string) => ({ 'Option1 Name': 'Size', 'Option1 Value': value });
  for (const option of [size, () => ({})]) {
    const { drafts, refused } = await read(
      plain(first, option('S')),
      plain(second, option('M')),
      plain('other'),
      plain(second, option('L')),
    );
    const address = drafts[0]?.product?.code;
    const reason = `the handles ${second} and ${first} (line 2) give the same address, ${address}`;
    expect(refused).toEqual([3, 5].map((line) => ({ line, handle: second, reason })));
    expect(drafts.map(({ product }) => product?.variants.length)).toEqual([1, undefined, 1]);
  }
});

test.each([
  [{ 'Variant Grams': '-5' }, 'the weight "-5" is not 1 to 1,000,000 grams: left out'],
  [{ 'Variant Grams': 'abc' }, 'the weight "abc" is not 1 to 1,000,000 grams: left out'],
  [{ 'Variant Grams': '1e12' }, 'the weight "1e12" is not 1 to 1,000,000 grams: left out'],
  [{ 'Image Src': 'javascript:alert(1)' }, 'the picture "javascript:alert(1)" is no web address: left out'],
  [{ 'Image Src': 'file:///etc/passwd' }, 'the picture "file:///etc/passwd" is no web address: left out'],
  [{ 'Image Src': 'not a url' }, 'the picture "not a url" is no web address: left out'],
  [{ 'Variant Image': 'data:,x' }, 'the picture "data:,x" is no web address: left out'],
])('%j is left out with a warning', async (cells, reason) => {
  const { drafts, refused, warnings } = await read(plain('a'), plain('b', cells));
  expect(refused).toEqual([]);
  expect(warnings).toEqual([{ line: 3, handle: 'b', reason }]);
  expect(drafts[1]?.product).not.toHaveProperty('images');
  expect(drafts[1]?.product?.variants[0]).not.toHaveProperty('image');
  expect(drafts[1]?.product?.variants[0]).not.toHaveProperty('grams');
  expect((await read(plain('c', { 'Variant Grams': '0.0' }))).warnings).toEqual([]);
});

test('texts longer than a native file may have are cut, and said so', async () => {
  const { drafts, warnings } = await read(
    plain('a'),
    plain('b', {
      Title: 't'.repeat(301),
      Vendor: 'v'.repeat(250),
      Type: `${'y'.repeat(199)}😀`,
      'Body (HTML)': 'b'.repeat(70_000),
    }),
  );
  expect(drafts[1]?.product?.name.en).toBe('t'.repeat(300));
  expect(drafts[1]?.product?.brand).toBe('v'.repeat(200));
  expect(drafts[1]?.categories[0]?.name.en).toBe('y'.repeat(199));
  expect(warnings.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'the Title is longer than 300 characters: cut'],
    [3, 'the Body (HTML) is longer than 65536 characters: cut'],
    [3, 'the Vendor is longer than 200 characters: cut'],
    [3, 'the Type is longer than 200 characters: cut'],
  ]);
});

test('a title beside the product’s own is left out with a warning', async () => {
  const row = (title: string, value: string) =>
    plain('p', { Title: title, 'Option1 Name': 'Size', 'Option1 Value': value });
  const { drafts, warnings } = await read(row('Pot', 'S'), row(' Pot', 'M'), row('Kettle', 'L'));
  expect(drafts[0]?.product?.name.en).toBe('Pot');
  expect(warnings).toEqual([
    { line: 4, handle: 'p', reason: 'the title "Kettle" is left out: on line 2 it is "Pot"' },
  ]);
});

test('a repeated option combination refuses the row and with it the product', async () => {
  const option = (value: string) => ({ 'Option1 Name': 'Size', 'Option1 Value': value });
  const { drafts, refused } = await read(
    plain('twice', option('S')),
    plain('other'),
    plain('twice', option('M')),
    plain('twice', option('s')),
  );
  expect(refused).toEqual([
    { line: 5, handle: 'twice', reason: 'the option combination s is already on line 2' },
  ]);
  expect(drafts.map(({ product }) => product?.code)).toEqual([undefined, 'other']);
  expect((await read(plain('one'), { Handle: 'one', 'Variant Price': '2.00' })).refused).toMatchObject([
    { line: 3 },
  ]);
});

test.each([
  [{ 'Variant Price': '12,99' }, /price: .*decimal comma/],
  [{ 'Variant Price': '€5' }, /price: .*not an amount in USD/],
  [{ 'Variant Compare At Price': 'was 9' }, /compare-at price: .*not an amount/],
  [{ 'Variant Inventory Qty': 'lots' }, /quantity: .*not a whole number/],
  [{ Status: 'gone' }, /Status "gone" is none of/],
  [{ Published: 'maybe' }, /^the Published "maybe" is neither TRUE nor FALSE$/],
  [{ 'Gift Card': 'perhaps' }, /^the Gift Card "perhaps" is neither/],
  [{ 'Variant Taxable': 'some' }, /^the Variant Taxable "some" is neither/],
  [{ Title: '' }, /no row of this product has a Title/],
  [{ 'Variant Price': '500000' }, /a price is at most/],
  [{ 'Option2 Name': 'title', 'Option2 Value': 'x' }, /two options are called/],
  [{ 'Option1 Name': 'n'.repeat(101), 'Option1 Value': 'x' }, /option name is longer than 100/],
])('%j is refused with its line', async (cells, reason) => {
  const { refused, drafts } = await read(plain('good'), plain('bad', cells));
  expect(refused).toMatchObject([{ line: 3, handle: 'bad' }]);
  expect(refused[0]?.reason).toMatch(reason);
  expect(drafts.map(({ product }) => product !== undefined)).toEqual([true, false]);
});

test('a row with more cells than the header, and a row of nothing, are told apart', async () => {
  const { refused } = await readBack(
    'Handle,Title,Variant Price\na,A,1.00,stray\n,,\n,,3.00\nb,B,1.00\n🙂,C,1.00\n',
  );
  expect(refused).toEqual([
    { line: 2, handle: 'a', reason: 'the row has 4 cells, the header 3' },
    { line: 4, handle: '', reason: 'the row names no product' },
    { line: 6, handle: '🙂', reason: 'the handle has no letter or digit to make an address of' },
  ]);
});

test('the line that tells Excel the separator is no header', async () => {
  const { drafts, refused } = await readBack(
    'sep=;\r\nHandle;Title;Variant Price\r\na;A, or B;1.00\r\nb;B;-1\r\n',
  );
  expect(drafts[0]?.product?.name.en).toBe('A, or B');
  expect(refused).toMatchObject([{ line: 4, handle: 'b' }]);
});

test('a variant without SKU gets the same code whatever the order of options and rows', async () => {
  const pair = (a: string, b: string, x: string, y: string) => ({
    'Option1 Name': a,
    'Option1 Value': x,
    'Option2 Name': b,
    'Option2 Value': y,
  });
  const codes = async (...rows: Record<string, string>[]) =>
    (await read(...rows)).drafts
      .flatMap(({ product }) => product?.variants.map(({ code }) => code) ?? [])
      .sort();
  const first = await codes(
    plain('p', pair('Size', 'Color', 'S', 'Red')),
    plain('p', pair('', '', 'M', 'Red')),
  );
  const second = await codes(
    plain('p', pair('Color', 'Size', 'Red', 'M')),
    plain('p', pair('', '', 'Red', 'S')),
  );
  expect(first).toEqual(second);
  expect(new Set(first).size).toBe(2);
  expect(await codes(plain('p'))).toEqual(['p']);
  const inches = await codes(
    plain('q', { 'Option1 Name': 'Size', 'Option1 Value': '10"' }),
    plain('q', { 'Option1 Value': '10', 'Option1 Name': 'Size' }),
  );
  expect(new Set(inches).size).toBe(2);
});

test('unpublished, unlisted and gift cards are drafts', async () => {
  const { drafts } = await read(
    plain('a', { Published: 'false' }),
    plain('b', { Status: 'Unlisted' }),
    plain('c', { Status: '' }),
  );
  expect(drafts.map(({ product }) => product?.status)).toEqual(['draft', 'draft', 'active']);
  const card = await readBack('Handle,Title,Variant Price,Gift Card\ncard,Card,10,true\n');
  expect(card.drafts[0]?.product?.status).toBe('draft');
});

test('what is not counted is there; what is counted and missing is not', async () => {
  const stock = async (tracker: string, quantity: string) =>
    (await read(plain('a', { 'Variant Inventory Tracker': tracker, 'Variant Inventory Qty': quantity })))
      .drafts[0]?.product?.variants[0]?.stock;
  expect(await stock('shopify', '7')).toBe(7);
  expect(await stock('shopify', '')).toBe(0);
  expect(await stock('', '')).toBe(100);
  expect(await stock('', '0')).toBe(100);
  expect(await stock('', '-2')).toBe(0);
});
