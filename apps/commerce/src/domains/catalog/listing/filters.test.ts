import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Filters, formatFilters, parseFilters, toggled } from './filters.rules.ts';

const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const facets = fc.oneof(word, fc.constantFrom('constructor', 'toString'));
const chosen = (filters: Filters, facet: string): readonly string[] =>
  Object.hasOwn(filters, facet) ? (filters[facet] ?? []).toSorted() : [];
const pairs = fc.array(fc.tuple(word, word), { maxLength: 20 });

it('reads back what it writes', () => {
  fc.assert(
    fc.property(pairs, (list) => {
      const filters = parseFilters(list.flat().join(':'));
      expect(parseFilters(formatFilters(filters))).toEqual(filters);
      for (const [facet, value] of list) expect(filters[facet]).toContain(value);
    }),
  );
});

it('chooses and gives up a value', () => {
  fc.assert(
    fc.property(pairs, facets, word, (list, facet, value) => {
      const filters = parseFilters(list.flat().join(':'));
      const other = toggled(filters, facet, value);
      expect(chosen(other, facet).includes(value)).toBe(!chosen(filters, facet).includes(value));
      const back = parseFilters(formatFilters(toggled(other, facet, value)));
      expect(chosen(back, facet)).toEqual(chosen(filters, facet));
    }),
  );
});

it.each(['roast', 'roast:dark:flavour', 'roast::dark', ':', 'a:b:'])('refuses %s', (text) => {
  expect(() => parseFilters(text)).toThrow(expect.objectContaining({ status: 400 }));
});

it('takes prototype keys as any other facet', () => {
  expect(Object.entries(parseFilters('__proto__:x:constructor:y'))).toEqual([
    ['__proto__', ['x']],
    ['constructor', ['y']],
  ]);
});
