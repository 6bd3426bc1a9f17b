import { expect, test } from 'vitest';
import { comparePrices } from './prices.ts';

const history = [{ cents: 1900, replacedAt: 10_000 }, { cents: 1901, replacedAt: 20_000 }, { cents: 1902 }];

test('a price counts until so long after it was replaced, the current one for ever', () => {
  const sales = [
    { cents: 1900, orderedAt: 9000 },
    { cents: 1900, orderedAt: 25_000 },
    { cents: 1902, orderedAt: 900_000 },
  ];
  expect(comparePrices(sales, history, 15_000)).toEqual({ stale: 0, unknown: 0, oldestMs: 15_000 });
});

test('later than that it is stale, and the oldest is told', () => {
  const sales = [
    { cents: 1900, orderedAt: 25_001 },
    { cents: 1901, orderedAt: 60_000 },
  ];
  expect(comparePrices(sales, history, 15_000)).toEqual({ stale: 2, unknown: 0, oldestMs: 40_000 });
});

test('a price that never was is counted, and one used twice refused', () => {
  expect(comparePrices([{ cents: 7, orderedAt: 1 }], history, 15_000)).toMatchObject({ unknown: 1 });
  expect(() => comparePrices([], [...history, { cents: 1900 }], 15_000)).toThrow('A price was used twice.');
});

test('nothing sold is no fault', () => {
  expect(comparePrices([], history, 15_000)).toEqual({ stale: 0, unknown: 0, oldestMs: 0 });
});
