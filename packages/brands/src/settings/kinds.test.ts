import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byName,
  count,
  days,
  flag,
  hours,
  list,
  milliseconds,
  minutes,
  money,
  months,
  named,
  onOff,
  percent,
  period,
  seconds,
  steps,
  text,
  weeks,
} from './kinds.ts';

/** Kinds of numbers, with the highest value that each accepts by itself. */
const NUMBERS = [
  { of: money, most: undefined },
  { of: percent, most: 100 },
  { of: count, most: undefined },
  { of: milliseconds, most: 2_147_483_647 },
  { of: seconds, most: undefined },
  { of: minutes, most: undefined },
  { of: hours, most: undefined },
  { of: days, most: 36_500 },
  { of: weeks, most: undefined },
  { of: months, most: undefined },
].map((one) => ({ ...one, name: one.of().name }));
/** What JSON may say, but for numbers. */
const notANumber = fc.jsonValue().filter((value) => typeof value !== 'number');

describe.each(NUMBERS)('$name', ({ of, most }) => {
  test('accepts whole numbers within its bounds, and nothing else', () => {
    const kind = of();
    const within = fc.integer({ min: 0, max: most ?? Number.MAX_SAFE_INTEGER });
    fc.assert(fc.property(within, (value) => kind.accepts(value)));
    fc.assert(fc.property(fc.integer({ max: -1 }), (value) => !kind.accepts(value)));
    fc.assert(
      fc.property(
        fc.double().filter((value) => !Number.isInteger(value)),
        (value) => !kind.accepts(value),
      ),
    );
    fc.assert(fc.property(notANumber, (value) => !kind.accepts(value)));
    if (most)
      fc.assert(
        fc.property(
          fc.integer({ min: most + 1, max: Number.MAX_SAFE_INTEGER }),
          (value) => !kind.accepts(value),
        ),
      );
    expect([2 ** 60, Number.NaN, Number.POSITIVE_INFINITY, undefined].filter(kind.accepts)).toEqual([]);
  });

  test('a setting has bounds of its own', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(40), fc.integer({ min: -10, max: 110 }), (least, more, value) => {
        const kind = of({ least, most: least + more });
        expect(kind.accepts(value)).toBe(value >= least && value <= least + more);
        expect(kind.expected).toContain(`from ${least} to ${least + more}`);
      }),
    );
  });
});

test('a text, a flag and a switch accept their own type only', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(text().accepts(value)).toBe(typeof value === 'string');
      expect(flag().accepts(value)).toBe(typeof value === 'boolean');
      expect(onOff().accepts(value)).toBe(value === 0 || value === 1);
    }),
  );
});

test('a list accepts what its items accept, one by one', () => {
  const kind = list(percent());
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: -5, max: 120 }), fc.string())), (items) => {
      expect(kind.accepts(items)).toBe(items.every(percent().accepts));
    }),
  );
  fc.assert(
    fc.property(
      fc.jsonValue().filter((value) => !Array.isArray(value)),
      (value) => !kind.accepts(value),
    ),
  );
});

test('an object by name accepts any names, and the values that its kind accepts', () => {
  const kind = byName(count({ least: -1 }));
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.integer({ min: -3, max: 9 }), fc.boolean())),
      (value) => {
        expect(kind.accepts(value)).toBe(Object.values(value).every(count({ least: -1 }).accepts));
      },
    ),
  );
  expect([null, [], [1], 'a', 1, true, undefined].filter(kind.accepts)).toEqual([]);
});

test('an object whose names are known may leave some out, and says which they are', () => {
  const kind = named(['c1', 'c2'], onOff());
  expect([{}, { c1: 1 }, { c1: 1, c2: 0 }, { c1: 1, c9: 0 }].every(kind.accepts)).toBe(true);
  expect([{ c1: 2 }, { c1: true }, [], null].filter(kind.accepts)).toEqual([]);
  expect(kind.expected).toBe('an object of `c1`, `c2`, each 0 or 1');
});

test('steps have all their numbers, each within its bounds', () => {
  const kind = steps({ boxes: count({ least: 1 }), percent: percent() });
  const some = fc.option(fc.integer({ min: -2, max: 120 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(fc.record({ boxes: some, percent: some })), (value) => {
      const expected = value.every(
        (step) => count({ least: 1 }).accepts(step.boxes) && percent().accepts(step.percent),
      );
      expect(kind.accepts(value)).toBe(expected);
    }),
  );
  expect([{}, null, [1], [null], [[]], 'x'].filter(kind.accepts)).toEqual([]);
});

test('every kind says what it expects', () => {
  expect(
    [money(), percent(), days({ least: 1 }), milliseconds({ most: 5 })].map(({ expected }) => expected),
  ).toEqual([
    'a whole number of cents, 0 or more',
    'a whole number of percent from 0 to 100',
    'a whole number of days from 1 to 36500',
    'a whole number of milliseconds from 0 to 5',
  ]);
  expect(list(text()).expected).toBe('a list, each a text');
  expect(steps({ boxes: count({ least: 1 }), percent: percent() }).expected).toBe(
    'a list of objects of `boxes` (a whole number, 1 or more) and `percent` (a whole number of percent from 0 to 100)',
  );
});

test('a period is a first and a last day, one of which may be open', () => {
  const accepted = ['2027-01-01/2027-03-31', '2028-02-29/2028-02-29', '2027-01-01/', '/2027-01-01'];
  const refused = [
    '',
    '/',
    '2027-01-01',
    '2027-02-29/',
    '2027-03-01/2027-02-01',
    '2027-1-1/',
    'a/b',
    '//',
    7,
  ];
  expect(accepted.filter(period().accepts)).toEqual(accepted);
  expect(refused.filter(period().accepts)).toEqual([]);
});
