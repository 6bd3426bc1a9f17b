/** What a list says of its facets: it is written piece by piece, and pieces are kept. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Value {
  code: string;
  name: string;
  count: number;
  selected: boolean;
  query: { filters: string };
}

const ODD = 'Kaffe “Ö” – \\"quoted" & \u{1f375}';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(
    shop.commerce,
    'cab2c',
    product('plain', { attributes: { flavour: ['mocha'] }, price: { cab2c: 23.99 } }),
    product('odd', { brand: ODD, attributes: { flavour: ['mocha', 'toffee'] }, price: { cab2c: 23.99 } }),
  );
});
afterAll(() => shop.commerce.close());

const list = async (query: string): Promise<Record<string, Value[]>> => {
  const answer = await shop.commerce.app.inject(`/rest/v2/cab2c/products/searchText?query=&${query}`);
  const { facets } = answer.json() as { facets: { code: string; values: Value[] }[] };
  return Object.fromEntries(facets.map(({ code, values }) => [code, values]));
};
const brands = async (query: string) => (await list(query)).brand?.map(({ name, count }) => [name, count]);

it('names a brand just as it is written, the first time and every other', async () => {
  const expected = [
    ['Fernhill', 1],
    [ODD, 1],
  ];
  for (const lang of ['en', 'fr', 'en', 'fr'])
    expect(new Map((await brands(`lang=${lang}`)) as [string, number][])).toEqual(
      new Map(expected as [string, number][]),
    );
});

it('names ranges of prices and counts in the language that is asked for', async () => {
  const names = async (lang: string) => {
    const { price = [], boxCount = [] } = await list(`lang=${lang}`);
    return [...price, ...boxCount].map(({ name }) => name);
  };
  const english = await names('en');
  const french = await names('fr');
  expect(english).toEqual([expect.stringMatching(/^\$\d+\.\d\d – \$\d+\.\d\d$/), '24 ct']);
  expect(french).toEqual([expect.stringMatching(/^\d+,\d\d\s\$ – \d+,\d\d\s\$$/), '24\u00a0un.']);
  expect(await names('en')).toEqual(english);
});

it('leads to the filters with a value more, or one less', async () => {
  const filters = async (query: string) =>
    Object.fromEntries(
      (await list(query)).flavour?.map(({ code, selected, query }) => [code, [selected, query.filters]]) ??
        [],
    );
  expect(await filters('')).toEqual({ mocha: [false, 'flavour:mocha'], toffee: [false, 'flavour:toffee'] });
  expect(await filters('filters=flavour:mocha')).toEqual({
    mocha: [true, ''],
    toffee: [false, 'flavour:mocha:flavour:toffee'],
  });
  const odd = '“x\\\\"\u{1f375}';
  const chosen = (await list(`filters=brand:${encodeURIComponent(odd)}`)).brand ?? [];
  expect(chosen.map(({ query }) => query.filters)).toContain(`brand:${odd}:brand:fernhill`);
  expect(await filters('filters=boxCount:24:flavour:toffee')).toEqual({
    mocha: [false, 'boxCount:24:flavour:toffee:flavour:mocha'],
    toffee: [true, 'boxCount:24'],
  });
});

it('shows a brand that is spelt anew', async () => {
  expect(await brands('lang=en')).toContainEqual(['Fernhill', 1]);
  const { catalog } = shop.commerce;
  const plain = product('plain', { attributes: { flavour: ['mocha'] }, price: { cab2c: 23.99 } });
  await catalog.writeProducts('cab2c', [{ ...plain, brand: 'FernHill' }]);
  await catalog.settle();
  expect(await brands('lang=en')).toContainEqual(['FernHill', 1]);
  expect(await brands('lang=fr')).toContainEqual(['FernHill', 1]);
});
