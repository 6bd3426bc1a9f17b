import { expect, test } from 'vitest';
import { meets } from '../../harness/report.ts';
import { checkoutLines, obtainable } from './checkouts.rules.ts';
import type { Checkout } from './checkouts.ts';

const STOCK = { plenty: 10, scarce: 1 };
const many = (count: number, one: Checkout): Checkout[] => Array.from({ length: count }, () => one);
const missed = (checkouts: Checkout[]): string[] =>
  checkoutLines('kills', checkouts, STOCK)
    .filter((line) => !meets(line))
    .map(({ name }) => name);

test('of each product can be had what is wanted or what is there, whichever is less', () => {
  expect(obtainable([...many(8, { code: 'plenty' }), ...many(3, { code: 'scarce' })], STOCK)).toBe(9);
  expect(obtainable([], STOCK)).toBe(0);
});

test('most of what could be had is acknowledged; the rest ran out or was cancelled by a kill', () => {
  const sold = { code: 'plenty', order: 'C1' };
  const out = { code: 'scarce', refused: 'InsufficientStockError' };
  const cancelled = { code: 'plenty', refused: 'cancelled' };
  expect(missed([...many(9, sold), { ...sold, code: 'scarce' }, cancelled, ...many(5, out)])).toEqual([]);
});

test('a run in which everybody is refused proves nothing', () => {
  expect(missed(many(10, { code: 'plenty', refused: 'InsufficientStockError' }))).toEqual([
    'kills: orders acknowledged',
    'kills: refused for want of what there was enough of',
  ]);
  for (const refused of ['PaymentAuthorizationError', 'cancelled'])
    expect(missed(many(10, { code: 'plenty', refused }))).toEqual(['kills: orders acknowledged']);
  expect(missed([])).toEqual(['kills: orders acknowledged']);
});
