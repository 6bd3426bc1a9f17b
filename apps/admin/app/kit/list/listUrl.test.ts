import { expect, it } from 'vitest';
import { filtered, nextPage, previousPage, readList, searched, viewOf, writeList } from './listUrl.ts';

const FILTERS = [{ name: 'state', title: 'State', options: [] }];
const FIRST = { query: 'cup', filters: { state: 'on' }, cursors: [] };

it('the address says everything that a list shows', () => {
  const second = nextPage(nextPage(FIRST, 'a&b'), 'c');
  expect(readList(writeList(second), FILTERS)).toEqual(second);
  expect(readList(new URLSearchParams('query=x&f.unknown=1'), FILTERS)).toEqual({
    query: 'x',
    filters: {},
    cursors: [],
  });
});

it('pages go forth and back, and another search begins at the first', () => {
  const third = nextPage(nextPage(FIRST, 'a'), 'b');
  expect(previousPage(third).cursors).toEqual(['a']);
  expect(previousPage(previousPage(third))).toEqual(FIRST);
  expect(searched(third, 'tea').cursors).toEqual([]);
  expect(filtered(third, 'state', '')).toEqual({ query: 'cup', filters: { state: '' }, cursors: [] });
});

it('a view is search and filters without the page', () => {
  expect(viewOf(nextPage(FIRST, 'a'))).toBe(viewOf(FIRST));
});
