import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayWrite, newsOf, noted, told } from './news.rules.ts';
import type { Seen } from './news.types.ts';

const SEEN: Seen = { priceAdded: 1899, priceTold: 1899, inStock: true };

test('a lower price is news once; a higher one, and what is sold out, is none', () => {
  expect(newsOf(SEEN, { price: 1899, inStock: true })).toBeUndefined();
  expect(newsOf(SEEN, { price: 1999, inStock: true })).toBeUndefined();
  expect(newsOf(SEEN, { price: 1599, inStock: true })).toBe('cheaper');
  expect(newsOf(SEEN, { price: 1599, inStock: false })).toBeUndefined();
  const known = told(SEEN, { price: 1599, inStock: true });
  expect(newsOf(known, { price: 1599, inStock: true })).toBeUndefined();
  expect(newsOf(known, { price: 1499, inStock: true })).toBe('cheaper');
});

test('a price that went up again is news when it falls again, but never above what it was when it was added', () => {
  const known = told(SEEN, { price: 1599, inStock: true });
  const risen = noted(known, { price: 2500, inStock: true });
  expect(risen.priceTold).toBe(1899);
  expect(newsOf(risen, { price: 1899, inStock: true })).toBeUndefined();
  expect(newsOf(risen, { price: 1699, inStock: true })).toBe('cheaper');
});

test('what was seen sold out is news when it is back, whatever it costs', () => {
  const gone = noted(SEEN, { price: 1899, inStock: false });
  expect(newsOf(gone, { price: 2500, inStock: false })).toBeUndefined();
  expect(newsOf(gone, { price: 2500, inStock: true })).toBe('back');
});

test('nobody is told the same twice: after it was told, the same is no news', () => {
  const present = fc.record({ price: fc.integer({ min: 1, max: 50 }), inStock: fc.boolean() });
  fc.assert(
    fc.property(fc.array(present), (walk) => {
      let seen: Seen = { priceAdded: 25, priceTold: 25, inStock: true };
      for (const now of walk) {
        const news = newsOf(seen, now);
        if (news) expect(now.inStock).toBe(true);
        if (news === 'cheaper') expect(now.price).toBeLessThan(seen.priceTold);
        seen = news ? told(seen, now) : noted(seen, now);
        expect(newsOf(seen, now)).toBeUndefined();
        // Noting the same again changes nothing.
        expect(noted(seen, now)).toEqual(seen);
      }
    }),
  );
});

test('a list is written about once in that many hours', () => {
  const at = new Date('2027-01-04T15:00:00Z');
  expect(mayWrite(null, at, 24)).toBe(true);
  expect(mayWrite(at, new Date('2027-01-05T14:59:59Z'), 24)).toBe(false);
  expect(mayWrite(at, new Date('2027-01-05T15:00:00Z'), 24)).toBe(true);
});
