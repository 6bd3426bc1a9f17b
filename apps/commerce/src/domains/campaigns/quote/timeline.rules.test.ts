import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/clock/index.ts';
import { askedProducts } from './asked.rules.ts';
import { deadlineOf, endingOn, endings } from './timeline.rules.ts';

const promised = { listPrice: 8999, paid: 2250, committed: 16 };
const rhythm = { first: '2027-01-04', weeks: 4, weight: 4 };

test('four boxes every four weeks meet sixteen with the fourth order', () => {
  expect(
    endings(promised, 'PRORATED', rhythm).map(({ on, weightOwed, charge }) => [on, weightOwed, charge]),
  ).toEqual([
    ['2027-01-04', 16, 6749],
    ['2027-01-04', 12, 5062],
    ['2027-02-01', 8, 3375],
    ['2027-03-01', 4, 1687],
    ['2027-03-29', 0, 0],
  ]);
  expect(deadlineOf(rhythm, 16, 12)).toEqual({
    deadline: '2028-01-04',
    metOn: '2027-03-29',
    metInTime: true,
  });
  expect(deadlineOf({ ...rhythm, weeks: 12, weight: 1 }, 16, 12).metInTime).toBe(false);
});

test('ending on a day costs what the last order before it left', () => {
  const some = fc.record({
    committed: fc.integer({ min: 1, max: 40 }),
    weeks: fc.integer({ min: 1, max: 12 }),
    weight: fc.integer({ min: 1, max: 12 }),
    past: fc.nat(800),
  });
  fc.assert(
    fc.property(some, ({ committed, weeks, weight, past }) => {
      const of = { ...promised, committed };
      const one = { ...rhythm, weeks, weight };
      const all = endings(of, 'PRORATED', one);
      const on = addDays(one.first, past);
      const last = all
        .slice(1)
        .filter((ending) => ending.on <= on)
        .at(-1);
      expect(endingOn(of, 'PRORATED', one, on).charge).toBe(last?.charge);
    }),
  );
});

test('what is wanted is codes, each with a number or one', () => {
  expect(askedProducts(['a-24', 'b-48:2', 'a-24'])).toEqual([
    { code: 'a-24', qty: 2 },
    { code: 'b-48', qty: 2 },
  ]);
  for (const bad of [[], [''], ['a:0'], ['a:-1'], ['a:1:2'], ['a b'], [':2'], ['a:1.5'], ['a:1000']])
    expect([bad, askedProducts(bad)]).toEqual([bad, undefined]);
});
