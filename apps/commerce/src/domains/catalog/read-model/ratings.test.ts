import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownAverage, starsAndUp } from './ratings.service.ts';

it('a product is found under as many stars as shoppers read of it, and under nothing without a review', () => {
  expect(starsAndUp(undefined)).toEqual([]);
  const reviews = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(reviews, (stars) => {
      const average = stars.reduce((sum, one) => sum + one, 0) / stars.length;
      const found = starsAndUp({ count: stars.length, average });
      for (const border of [1, 2, 3, 4])
        expect(found.includes(String(border))).toBe(shownAverage(average) >= border);
      // What is good enough for more stars is good enough for fewer.
      expect(found).toEqual(['4', '3', '2', '1'].slice(4 - found.length));
    }),
  );
});
