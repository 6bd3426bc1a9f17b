import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing/commerce';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inWords } from '../../sentences/sentence.rules.ts';
import { withFile } from '../fixture.ts';
import { type Finding, importCatalog } from '../index.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
beforeEach(() => emptyShop(shop));
afterAll(() => shop.commerce.close());

/** A file with one category a line, from line 2. */
const bring = async (...categories: object[]) => {
  const content = `{"products":[],"categories":[\n${categories.map((one) => JSON.stringify(one)).join(',\n')}\n]}`;
  const refused: Finding[] = [];
  const report = await withFile(content, (file) =>
    importCatalog(shop.commerce.platform, {
      site: 'usb2c',
      file,
      onRefused: (finding) => refused.push(finding),
    }),
  );
  return { report, refused: refused.map(({ line, reason }) => `${line}: ${inWords(reason, 'en')}`) };
};
const category = (code: string, path = code, more: object = {}) => ({
  code,
  path,
  names: { en: code },
  ...more,
});
const paths = async () =>
  Object.fromEntries(
    (await shop.db.execute(`select code, path from categories order by code`)).rows.map((row) => [
      (row as { code: string }).code,
      (row as { path: string }).path,
    ]),
  );

test('a path that another category has is refused with its line, and the rest goes in', async () => {
  await bring(category('beverages'), category('coffee', 'beverages/coffee', { parent: 'beverages' }));
  const { refused, report } = await bring(
    category('p2', 'Beverages/coffee'),
    category('one', 'same'),
    category('two', 'same'),
    category('three'),
  );
  expect(refused).toEqual([
    '2: the path Beverages/coffee belongs to the category coffee',
    '4: the path same belongs to the category one',
  ]);
  expect(report).toMatchObject({ refusedRows: 2, categories: 2 });
  expect(await paths()).toEqual({
    ...{ beverages: 'beverages', coffee: 'beverages/coffee' },
    ...{ one: 'same', three: 'three' },
  });
});

test('a code that comes twice is refused the second time', async () => {
  const { refused } = await bring(category('tea', 'tea'), category('tea', 'teas'));
  expect(refused).toEqual(['3: the category tea is already on line 2']);
  expect(await paths()).toEqual({ tea: 'tea' });
});

test('codes, paths and texts that cannot be are refused', async () => {
  const { refused } = await bring(
    category('Bad Code', 'bad'),
    category('up', '../x'),
    category('gap', 'a//b'),
    category('nameless', 'nameless', { names: { en: ' ' } }),
    category('nul', 'nul', { names: { en: 'a\u0000b' } }),
    category('half', 'half', { story: { text: { en: 'a\ud83d' } } }),
    category('far', 'far', { position: 1e12 }),
    category('thé', 'thé', { names: { en: '\\u0000' } }),
  );
  expect(refused.map((one) => Number.parseInt(one, 10))).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(refused[0]).toContain('"Bad Code" is none');
  expect(refused.at(-1)).toMatch(/^8: the category: position /);
  expect(await paths()).toEqual({ thé: 'thé' });
});

test('a parent has to be there and above', async () => {
  const { refused } = await bring(
    category('self', 'self', { parent: 'self' }),
    category('a', 'a', { parent: 'b' }),
    category('b', 'b', { parent: 'a' }),
    category('below', 'below', { parent: 'a' }),
    category('lost', 'lost', { parent: 'nowhere' }),
    category('coffee', 'coffee', { parent: 'beverages' }),
    category('dark', 'dark', { parent: 'coffee' }),
  );
  expect(refused).toEqual([
    '2: the category self is its own parent',
    '3: the category a is above its own parent b',
    '4: the category b is above its own parent a',
    '5: the parent a of the category below is not there',
    '6: the parent nowhere of the category lost is not there',
  ]);
  // A department is made when something is put under it.
  expect(await paths()).toEqual({ beverages: 'beverages', coffee: 'coffee', dark: 'dark' });
  const turned = await bring(category('coffee', 'coffee', { parent: 'dark' }));
  expect(turned.refused).toEqual(['2: the category coffee is above its own parent dark']);
});

test('categories may exchange their paths, and keep them while one is refused', async () => {
  await bring(category('a', 'first'), category('b', 'second'));
  expect((await bring(category('a', 'second'), category('b', 'first'))).refused).toEqual([]);
  expect(await paths()).toEqual({ a: 'second', b: 'first' });
  const { refused } = await bring(category('a', 'first'), category('b', 'elsewhere', { parent: 'nowhere' }));
  expect(refused).toEqual([
    '2: the path first belongs to the category b',
    '3: the parent nowhere of the category b is not there',
  ]);
  expect(await paths()).toEqual({ a: 'second', b: 'first' });
});
