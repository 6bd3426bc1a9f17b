import { expect, it } from 'vitest';
import { kitPath, readChoice } from './kit.url.ts';

const readOf = (path: string) => readChoice(new URL(path, 'http://shop').searchParams);

it('an address holds the whole choice, readably', () => {
  const choice = {
    brewer: '3001-CRMA-NIBB-INK',
    products: [
      { code: '1012-AURL-DAWN-24', qty: 2 },
      { code: '1013-AURL-SLOW-24', qty: 1 },
    ],
    weeks: 6,
    start: '2026-12-01',
  };
  const path = kitPath('BBAD', 'summary', choice);
  expect(path).toBe(
    '/kits/bbad/summary?brewer=3001-CRMA-NIBB-INK&products=1012-AURL-DAWN-24:2,1013-AURL-SLOW-24&weeks=6&start=2026-12-01',
  );
  expect(readOf(path)).toEqual(choice);
});

it('what is no choice is left out', () => {
  expect(readOf('/kits/bbad/rhythm?brewer=&weeks=x&start=tomorrow')).toEqual({
    brewer: undefined,
    products: [],
    weeks: undefined,
    start: undefined,
  });
  expect(kitPath('BBAD')).toBe('/kits/bbad');
  expect(kitPath('BBAD', 'boxes', { products: [] }, { page: '2' })).toBe('/kits/bbad/boxes?page=2');
});
