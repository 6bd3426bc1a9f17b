import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillUp, rank } from './recommendations.rules.ts';

const codes = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 12 });

it('shows what is most like the last product looked at first, and nothing that was seen', () => {
  const candidates = [
    { code: 'best-seller', likenesses: [0, 0] },
    { code: 'like-the-older', likenesses: [0, 9] },
    { code: 'like-the-last', likenesses: [9, 0] },
    { code: 'seen', likenesses: [99, 99] },
  ];
  expect(rank(candidates, new Set(['seen']), 3)).toEqual(['like-the-last', 'like-the-older', 'best-seller']);
  expect(rank(candidates, new Set(['seen']), 1)).toEqual(['like-the-last']);
});

it('leaves the order alone where nothing was looked at', () => {
  fc.assert(
    fc.property(codes, fc.nat(20), (list, most) => {
      const candidates = list.map((code) => ({ code, likenesses: [] }));
      expect(rank(candidates, new Set(), most)).toEqual(list.slice(0, most));
    }),
  );
});

it('fills up without repeating, the named first', () => {
  fc.assert(
    fc.property(codes, codes, fc.integer({ min: 1, max: 20 }), (named, others, most) => {
      const filled = fillUp(named, others, most);
      expect(new Set(filled).size).toBe(filled.length);
      expect(filled.slice(0, named.length)).toEqual(named.slice(0, most));
      expect(filled).toHaveLength(Math.min(most, new Set([...named, ...others]).size));
    }),
  );
});
