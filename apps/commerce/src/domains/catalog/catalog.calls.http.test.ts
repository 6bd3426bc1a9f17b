/** What the parameters of the catalogue's calls do. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSearch } from './write/search-settings.repository.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.catalog.seed('cab2c');
});
afterAll(() => shop.commerce.close());

const get = async (path: string) => (await shop.commerce.app.inject(`/rest/v2/cab2c${path}`)).json();
const first = async (path: string) => (await get(path)).products[0];

it('c/{code} answers more or less of its products by fields', async () => {
  // covers: S7.46
  const [basic, standard, full] = await Promise.all(
    ['&fields=BASIC', '', '&fields=FULL'].map((fields) => first(`/c/coffee?pageSize=1${fields}`)),
  );
  expect(basic).not.toHaveProperty('variantOptions');
  expect(standard).toHaveProperty('variantOptions');
  expect(standard).not.toHaveProperty('classifications');
  expect(full).toHaveProperty('classifications');
  expect(new Set([basic.code, standard.code, full.code]).size).toBe(1);
});

it('who acts for a customer is named to a list by whoever shows the agent’s token; a mode is taken; neither changes it', async () => {
  // covers: S7.50, S7.51, S7.55
  const agent = await signInAgent(shop.commerce, { site: 'cab2c' });
  const { customerId } = await signUp(shop.commerce.app, { site: 'cab2c' });
  const headers = await agent.actFor(customerId);
  const call = (path: string, more: string, as: Record<string, string> = headers) =>
    shop.commerce.app.inject({ url: `/rest/v2/cab2c${path}&pageSize=3${more}`, headers: as });
  for (const path of ['/c/coffee?fields=DEFAULT', '/products/searchText?query=dark']) {
    const plain = (await call(path, '')).json();
    const acting = `&csAgentId=${agent.agentId}&customerId=${customerId}`;
    const more = path.startsWith('/c/') ? `${acting}&mode=current` : acting;
    const told = await call(path, more);
    expect(told.statusCode, path).toBe(200);
    expect(told.json()).toEqual(plain);
    expect((await call(path, more, {})).statusCode, 'without the token').toBe(403);
  }
  expect((await call('/c/coffee?fields=DEFAULT', `&mode=${'x'.repeat(41)}`)).statusCode).toBe(400);
});

it('lists are English unless asked for in French, with prices in the currency of Canada', async () => {
  // covers: S7.47, S9.7, S9.23
  const plain = await get('/c/coffee?pageSize=1');
  const [english, french] = [
    await get('/c/coffee?pageSize=1&lang=en'),
    await get('/c/coffee?pageSize=1&lang=fr'),
  ];
  expect(plain).toEqual(english);
  expect([english.categoryName, french.categoryName]).toEqual(['Coffee', 'Café']);
  expect(french.products[0].priceData.currencyIso).toBe('CAD');
  expect(french.products[0].priceData.formattedValue).toMatch(/^\d+,\d\d\s\$$/);
});

it('suggestions are five terms and five products at most, in the language asked for', async () => {
  // covers: S7.56, S7.57
  const suggest = (query: string) => get(`/products/searchsuggestions?term=caf${query}`);
  const [english, french] = [await suggest(''), await suggest('&lang=fr')];
  expect(french.suggestions).toContainEqual({ value: 'café' });
  expect(english.suggestions).not.toContainEqual({ value: 'café' });
  expect(french.products).toHaveLength(5);
  expect(french.suggestions.length).toBeLessThanOrEqual(5);
});

it('product codes come with names in the language asked for', async () => {
  // covers: S7.71
  const ask = (lang: string) => get(`/products/productCodes?productCodes=aurelune-dawn-parade&lang=${lang}`);
  const [english, french] = [await ask('en'), await ask('fr')];
  expect([english, french].map(({ products }) => products[0].code)).toEqual([
    'aurelune-dawn-parade',
    'aurelune-dawn-parade',
  ]);
  expect(english.products[0].name).not.toBe(french.products[0].name);
});

it('a keyword redirect answers the text, a title and metadata in the language asked for', async () => {
  // covers: S7.62, S7.63
  await shop.db.transaction(() =>
    writeSearch(shop.db, 'cab2c', {
      redirects: [
        {
          keyword: 'Chaleur',
          redirectUrl: '/plp/beverages/tea',
          title: { en: 'Warmth', fr: 'De la chaleur' },
          metadata: [{ name: 'description', content: { en: 'Teas', fr: 'Des thés' } }],
        },
      ],
    }),
  );
  await shop.commerce.catalog.load();
  expect(await get('/products/getKeywordRedirect?searchText=CHALEUR&lang=fr')).toEqual({
    text: 'CHALEUR',
    redirectUrl: '/plp/beverages/tea',
    title: 'De la chaleur',
    metadata: [{ name: 'description', content: 'Des thés' }],
  });
  expect(await get('/products/getKeywordRedirect?searchText=warm')).toEqual({ text: 'warm' });
});

it('a keyword leads to a part of the shop only while that is on', async () => {
  const ask = () => get('/products/getKeywordRedirect?searchText=points');
  await shop.db.transaction(() =>
    writeSearch(shop.db, 'cab2c', {
      redirects: [{ keyword: 'points', redirectUrl: '/perks', feature: 'perks' }],
    }),
  );
  await shop.commerce.catalog.load();
  expect(await ask()).toEqual({ text: 'points', redirectUrl: '/perks' });
  const { features } = shop.commerce.content.configuration('cab2c');
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position)
     values ('cab2c', 'configuration', 'features', '${JSON.stringify({ ...features, perks: false })}', 0)`,
  );
  await shop.commerce.content.load();
  expect(await ask()).toEqual({ text: 'points' });
});

it('the number on a pod finds it', async () => {
  const found = await get('/products/searchText?query=1012');
  expect(found.products.map(({ code }: { code: string }) => code)).toEqual(['aurelune-dawn-parade']);
});

it('a landing page’s list has as many products as its site says, another list its own number', async () => {
  // covers: S9.51
  const sizes = async () => {
    const pages = ['/c/beverages', '/c/brewers', '/c/coffee', '/c/beverages?pageSize=3'].map(get);
    return (await Promise.all(pages)).map((page) => [page.pagination.pageSize, page.products.length]);
  };
  expect((await sizes())[0]).toEqual([24, 24]);
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position)
     values ('cab2c', 'configuration', 'landingProductCounts', '{"beverages": 7, "brewers": 5}', 0)`,
  );
  await shop.commerce.content.load();
  expect(await sizes()).toEqual([
    [7, 7],
    [5, 5],
    [24, 24],
    [3, 3],
  ]);
});
