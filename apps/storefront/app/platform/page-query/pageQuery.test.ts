import { readFileSync } from 'node:fs';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import routes from '../../routes.ts';
import { screen, storeContext } from '../loading.ts';
import { makeStore } from '../store/store.ts';
import { pageQuery } from './pageQuery.ts';
import { readSort } from './readList.ts';

/** Addresses of a route's pattern, with and without its optional segments. */
const addressesOf = (pattern: string): string[] => {
  const filled = `/${pattern}`.replace('*', 'a/b').replaceAll(/:(\w+)(?!\w|\?)/g, 'x1');
  return [filled.replaceAll(/\/:?\w+\?/g, ''), filled.replaceAll(/\/:?(\w+)\?/g, '/$1')];
};

/** Every parameter that pages read, with a value that means something. */
const ALL = {
  filters: 'roast:dark',
  page: '2',
  sort: 'newest',
  text: 'tea',
  codes: 'a,b',
  answers: 'a:b',
  result: 'x',
};

it('knows of every route what its screen reads of the address', () => {
  const list = ['filters', 'page', 'sort'];
  const seen = new Set<string>();
  for (const { file, path, index } of routes) {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const reads = [
      ...(source.includes('readListing(url') ? list : []),
      ...(source.includes("searchParams.get('text')") ? ['text'] : []),
      ...(source.includes("searchParams.get('page')") ? ['page'] : []),
      ...(source.includes('readCodes(url') ? ['codes'] : []),
      ...(source.includes('readQuiz(url') ? ['answers', 'result'] : []),
    ];
    // A route that reads the query in another way must be listed here.
    expect(source.match(/searchParams/g)?.length ?? 0, file).toBe(
      (
        source.match(
          /readListing\(url\.searchParams|readCodes\(url\.searchParams|readQuiz\(url\.searchParams|searchParams\.get\('(?:text|page)'\)/g,
        ) ?? []
      ).length,
    );
    for (const address of index ? ['/'] : addressesOf(path ?? '')) {
      const known = [...pageQuery(address, new URLSearchParams(ALL)).keys()];
      // A path that any route may have reads nothing.
      if (path === '*') continue;
      expect(known.sort(), `${file} at ${address}`).toEqual(reads.sort());
      if (reads.length > 0) seen.add(file);
    }
  }
  expect([...seen].sort()).toEqual([
    'routes/account/perks.tsx',
    'routes/catalog/category.tsx',
    'routes/catalog/compare.tsx',
    'routes/catalog/landing.tsx',
    'routes/catalog/search.tsx',
    'routes/content/quiz.tsx',
  ]);
});

it('a thousand parameters of an address are read, in the browser as on the server', async () => {
  const read: (string | null)[] = [];
  const load = screen(async ({ url }) => void read.push(url.searchParams.get('page')));
  const store = makeStore({ api: {} as never, log: () => {} });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  for (const others of [999, 1000]) {
    const request = new Request(`http://page/plp/tea?${'x=1&'.repeat(others)}page=2`);
    await load({ context, params: {}, request });
  }
  expect(read).toEqual(['2', null]);
});

it('leaves what it does not know as it is, after what it knows', () => {
  const query = new URLSearchParams('webapp=1&page=2&site=cab2c&code=x&sort=nope&webapp=2');
  expect(pageQuery('/plp/tea', query).toString()).toBe('page=2&webapp=1&site=cab2c&webapp=2');
});

it('knows every order of the API, and no other', () => {
  const contract = new URL('../../../../../packages/api-client/src/generated/schema.d.ts', import.meta.url);
  const list =
    /getCategoryProducts: \{[\s\S]*?\bsort\?: ([^;]+);/.exec(readFileSync(contract, 'utf8'))?.[1] ?? '';
  const orders = [...list.matchAll(/"([^"]+)"/g)].map(([, order]) => order ?? '');
  expect(orders.length).toBeGreaterThan(3);
  const understood = orders.filter((order) => readSort(order) === order);
  expect(understood).toEqual(orders.filter((order) => order !== 'relevance'));
  const source = readFileSync(new URL('./readList.ts', import.meta.url), 'utf8');
  const known = /const SORTS[\s\S]*?\};/.exec(source)?.[0].match(/: true,/g) ?? [];
  expect(known).toHaveLength(orders.length);
});
