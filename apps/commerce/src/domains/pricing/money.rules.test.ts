import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, atRate, multiply, roundHalfUp } from './money.rules.ts';
import { toPrice } from './pricing.presenter.ts';
import { regionCodes, taxesFood, taxRates } from './tax-tables.ts';

test('halves go up, also those that binary holds a hair below', () => {
  expect([roundHalfUp(1424.25), roundHalfUp(0.5), roundHalfUp(997.5), roundHalfUp(-0.5)]).toEqual([
    1424, 1, 998, -1,
  ]);
  expect(roundHalfUp(100.49999999999999)).toBe(100 + 1);
  expect(multiply(1899, 3)).toBe(5697);
  expect(atRate(10_000, 9975)).toBe(998);
});

test('an amount split by weights loses nothing and no part is off by more than one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
      (total, weights) => {
        const parts = allocate(total, weights);
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
        const sum = weights.reduce((all, weight) => all + weight, 0);
        if (sum === 0) return;
        parts.forEach((part, index) => {
          expect(Math.abs(part - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
        });
      },
    ),
  );
  expect(allocate(0, [])).toEqual([]);
  expect(() => allocate(1, [])).toThrow();
});

test('prices read as the language and the currency want', () => {
  expect(toPrice(1299, 'USD', 'en')).toEqual({ value: 12.99, currencyIso: 'USD', formattedValue: '$12.99' });
  expect(toPrice(1299, 'CAD', 'en').formattedValue).toBe('$12.99');
  expect(toPrice(1299, 'CAD', 'fr').formattedValue).toBe('12,99\u00a0$');
});

test('every state and province has its taxes', () => {
  expect(regionCodes('US')).toHaveLength(50 + 2 + 3);
  expect(regionCodes('CA')).toHaveLength(13);
  const food = regionCodes('US').filter(taxesFood);
  expect(food).toEqual(['AL', 'HI', 'ID', 'MS', 'MO', 'SD', 'TN', 'UT']);
  const goods = (region: string) => taxRates('CA', region, 'STANDARD').map((tax) => tax.rate / 1000);
  expect(Object.fromEntries(regionCodes('CA').map((region) => [region, goods(region)]))).toEqual({
    AB: [5],
    NT: [5],
    NU: [5],
    YT: [5],
    BC: [5, 7],
    MB: [5, 7],
    SK: [5, 6],
    QC: [5, 9.975],
    ON: [13],
    NS: [14],
    NB: [15],
    NL: [15],
    PE: [15],
  });
  expect(regionCodes('CA').flatMap((region) => taxRates('CA', region, 'FOOD'))).toEqual([]);
  expect(taxRates('US', 'ZZ', 'STANDARD')).toEqual([]);
});
