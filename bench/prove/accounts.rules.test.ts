import { expect, test } from 'vitest';
import { auc, percentile } from './accounts.rules.ts';

test('the chance is a half for the same, one for the slower and nought for the faster', () => {
  expect(auc([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(auc([4, 5], [1, 2, 3])).toBe(1);
  expect(auc([1, 1], [2, 3])).toBe(0);
  expect(auc([1, 3], [2])).toBe(0.5);
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([percentile(values, 50), percentile(values, 99), percentile(values, 100)]).toEqual([50, 99, 100]);
  expect(percentile([7], 99)).toBe(7);
});
