import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isName, joining, tidyName } from './wish-lists.rules.ts';

test('what joins a list is new to it, each once, in order, and no more than there is room for', () => {
  const code = fc.constantFrom(...'abcdefgh');
  fc.assert(
    fc.property(fc.array(code), fc.uniqueArray(code), fc.nat(10), (wanted, present, most) => {
      const known = new Set(present);
      const { joins, full } = joining(
        wanted.map((variantCode) => ({ variantCode })),
        known,
        most,
      );
      const codes = [...joins, ...full].map(({ variantCode }) => variantCode);
      expect(codes).toEqual([...new Set(wanted)].filter((one) => !known.has(one)));
      expect(joins.length).toBe(Math.min(codes.length, Math.max(0, most - known.size)));
    }),
  );
});

test('a name is one line of what can be seen', () => {
  expect(tidyName('  My\n\tlist\u202e ')).toBe('My list');
  expect([isName(''), isName('☕'.repeat(60)), isName('x'.repeat(61))]).toEqual([true, true, false]);
});
