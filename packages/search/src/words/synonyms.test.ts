import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { querySlots, synonymTable } from './synonyms.ts';

const word = fc.constantFrom('alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot');
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

describe('synonyms', () => {
  it('finds the longest phrase first and offers the others', () => {
    const table = synonymTable(
      [
        ['cocoa', 'hot chocolate'],
        ['hot', 'spicy'],
      ],
      'en',
    );
    const slots = querySlots('dark hot chocolates', 'en', table);
    expect(slots.map(({ words, synonyms }) => [words.map(({ term }) => term), synonyms])).toEqual([
      [['dark'], []],
      [['hot', 'chocolate'], [['cocoa']]],
    ]);
  });

  it('is symmetric: each phrase of a group offers every other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(phrase, { minLength: 2, maxLength: 4 }), (group) => {
        const table = synonymTable([group], 'en');
        for (const one of group) {
          const [slot] = querySlots(one, 'en', table);
          const offered = slot?.synonyms.map((terms) => terms.join(' ')) ?? [];
          expect(new Set(offered)).toEqual(new Set(group.filter((other) => other !== one)));
        }
      }),
    );
  });

  it('keeps every word of the query, in order', () => {
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 3 }), fc.array(fc.array(phrase)), (texts, groups) => {
        const slots = querySlots(texts.join(' '), 'en', synonymTable(groups, 'en'));
        expect(slots.flatMap(({ words }) => words.map(({ surface }) => surface)).join(' ')).toBe(
          texts.join(' '),
        );
      }),
    );
  });
});
