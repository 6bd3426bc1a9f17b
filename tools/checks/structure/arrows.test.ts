import { expect, test } from 'vitest';
import type { Workspaces } from '../source/imports.ts';
import { findArrows } from './arrows.check.ts';

const workspaces: Workspaces = {
  '@crema/commerce': {
    folder: 'apps/commerce',
    imports: { '#platform/*': './src/platform/*', '#domains/*': './src/domains/*' },
    exports: { '.': './src/app.ts', './*': './src/*.ts' },
  },
  '@crema/storefront': { folder: 'apps/storefront', imports: { '#app/*': './app/*' } },
  '@crema/brands': { folder: 'packages/brands', exports: { '.': './src/index.ts' } },
  '@crema/testing': { folder: 'packages/testing', exports: { '.': './src/index.ts' } },
  '@crema/search': {
    folder: 'packages/search',
    exports: { '.': './src/index.ts', './bench': './bench/index.ts' },
  },
};

/** Messages for one file with these import statements. */
function judged(path: string, ...sources: string[]): string[] {
  const text = sources.map((source) => `import { x } from '${source}';`).join('\n');
  return findArrows([{ path, text }], workspaces).map(({ message }) => message.replace(/ \(.*/, ''));
}

const commerce = 'apps/commerce/src';
const storefront = 'apps/storefront/app';

test('commerce: platform → domains → app', () => {
  expect(judged(`${commerce}/platform/db/a.ts`, '#platform/clock/index.ts', 'pg')).toEqual([]);
  expect(judged(`${commerce}/platform/db/a.ts`, '#domains/cart/index.ts')).toHaveLength(1);
  expect(judged(`${commerce}/platform/db/a.ts`, '../../app.ts')).toHaveLength(1);
  expect(judged(`${commerce}/domains/cart/a.ts`, '#platform/db/index.ts', '../../app.ts')).toHaveLength(1);
  expect(judged(`${commerce}/app.ts`, '#platform/db/index.ts', '#domains/cart/index.ts')).toEqual([]);
  expect(judged(`${commerce}/domains/cart/cart.db.test.ts`, '../../app.ts', '@crema/testing')).toEqual([]);
});

test('a domain is reached only through its index.ts, by tests too', () => {
  const cart = `${commerce}/domains/cart`;
  expect(judged(`${cart}/a.ts`, '#domains/pricing/index.ts', './cart.rules.ts')).toEqual([]);
  expect(judged(`${cart}/a.ts`, '#domains/pricing/pricing.rules.ts')).toHaveLength(1);
  expect(judged(`${cart}/a.ts`, '../pricing/pricing.rules.ts')).toHaveLength(1);
  expect(judged(`${cart}/a.test.ts`, '#domains/pricing/pricing.rules.ts')).toHaveLength(1);
});

test('inside a domain: routes → service → rules and repository → tables, and SQL nowhere else', () => {
  const cart = `${commerce}/domains/cart`;
  expect(judged(`${cart}/cart.routes.ts`, './cart.service.ts', './cart.schemas.ts')).toEqual([]);
  expect(judged(`${cart}/cart.service.ts`, './cart.repository.ts', './cart.routes.ts')).toHaveLength(1);
  expect(judged(`${cart}/cart.rules.ts`, './cart.repository.ts')).toHaveLength(1);
  expect(judged(`${cart}/cart.repository.ts`, './cart.tables.ts', 'drizzle-orm')).toEqual([]);
  expect(judged(`${cart}/cart.service.ts`, 'drizzle-orm')).toEqual(['all SQL is in repositories and tables']);
  // In a domain's sub-folders too.
  expect(judged(`${cart}/parts/parts.repository.ts`, 'drizzle-orm', '../cart.tables.ts')).toEqual([]);
  expect(judged(`${cart}/parts/parts.rules.ts`, './parts.repository.ts')).toHaveLength(1);
});

test('domains and files that import each other in a circle are found', () => {
  const file = (path: string, source: string, type = '') => ({
    path,
    text: `import ${type} { x } from '${source}';`,
  });
  const [a, b] = [`${commerce}/domains/a`, `${commerce}/domains/b`];
  const circle = findArrows(
    [file(`${a}/one.ts`, '#domains/b/index.ts'), file(`${b}/two.ts`, '#domains/a/index.ts')],
    workspaces,
  );
  expect(circle.map(({ message }) => message)).toEqual(['domains import each other in a circle: a → b → a']);
  const [x, y] = ['packages/brands/src/x.ts', 'packages/brands/src/y.ts'];
  expect(findArrows([file(x, './y.ts'), file(y, './x.ts')], workspaces)).toHaveLength(1);
  expect(findArrows([file(x, './y.ts'), file(y, './x.ts', 'type')], workspaces)).toHaveLength(1);
});

test('storefront: ui, platform → features → shell → routes → root, and features never meet', () => {
  expect(judged(`${storefront}/ui/Button.tsx`, '#app/features/cart/cart.slice.ts')).toHaveLength(1);
  expect(judged(`${storefront}/platform/store.ts`, '../shell/Header.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/features/cart/A.tsx`, '#app/ui/Button.tsx', './cart.slice.ts')).toEqual([]);
  expect(judged(`${storefront}/features/cart/A.tsx`, '#app/features/search/B.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/features/cart/A.tsx`, '../search/B.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/features/cart/A.tsx`, '#app/shell/Header.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/shell/Header.tsx`, '#app/features/cart/A.tsx')).toEqual([]);
  expect(judged(`${storefront}/shell/Header.tsx`, '#app/routes/home.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/compositions/quickAdd.tsx`, '#app/features/cart/A.tsx')).toEqual([]);
  expect(judged(`${storefront}/compositions/quickAdd.tsx`, '../routes/home.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/document/head.ts`, '../compositions/quickAdd.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/shell/Header.tsx`, '#app/compositions/quickAdd.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/routes/home.tsx`, '#app/root.tsx')).toHaveLength(1);
  expect(judged(`${storefront}/routes.ts`, './routes/home.tsx')).toEqual([]);
});

test('apps meet only in packages, but in the server; what ships imports no test helper', () => {
  expect(judged(`${storefront}/routes/home.tsx`, '@crema/brands')).toEqual([]);
  expect(judged(`${storefront}/routes/home.tsx`, '@crema/commerce')).toHaveLength(1);
  expect(judged(`${storefront}/routes/home.tsx`, '../../../commerce/src/app.ts')).toHaveLength(1);
  expect(judged('apps/server/src/main.ts', '@crema/commerce', '@crema/storefront')).toEqual([]);
  expect(judged('packages/brands/src/a.ts', '@crema/commerce')).toHaveLength(1);
  expect(judged('packages/testing/src/a.ts', '@crema/commerce/platform/db/index')).toEqual([]);
  expect(judged(`${commerce}/app.ts`, '@crema/testing')).toHaveLength(1);
  expect(judged('apps/server/src/main.ts', '../../../tools/testbed/index.ts')).toHaveLength(1);
  expect(judged('apps/server/src/main.ts', '@crema/search/bench')).toHaveLength(1);
  expect(judged('bench/sections/a.ts', '@crema/search/bench')).toEqual([]);
});

test('search knows no shop, and its benchmark only search', () => {
  expect(judged(`${commerce}/domains/search/search.service.ts`, '@crema/search')).toEqual([]);
  for (const folder of ['src', 'bench']) {
    expect(judged(`packages/search/${folder}/a.ts`, '../src/index.ts', 'minisearch')).toEqual([]);
    expect(judged(`packages/search/${folder}/a.ts`, '@crema/brands')).toHaveLength(1);
    expect(judged(`packages/search/${folder}/a.ts`, '@crema/commerce')).toHaveLength(1);
  }
  expect(judged('packages/search/src/a.ts', '../bench/index.ts')).toHaveLength(1);
});

test('re-exports and dynamic imports count as imports', () => {
  const texts = [`export * from '#domains/b/b.rules.ts';`, `await import('#domains/b/b.rules.ts');`];
  for (const text of texts) {
    expect(findArrows([{ path: `${commerce}/domains/a/x.ts`, text }], workspaces)).toHaveLength(1);
  }
});
