import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecastOf, WEEKS } from './forecast.rules.ts';

test('a variant runs out in the first week whose orders need more than there is', () => {
  const due = [
    { code: 'dawn', week: 0, units: 3 },
    { code: 'dawn', week: 4, units: 3 },
    { code: 'dusk', week: 1, units: 1 },
    { code: 'noon', week: 7, units: 5 },
  ];
  const stock = new Map([
    ['dawn', 5],
    ['noon', 5],
  ]);
  expect(forecastOf(due, stock).map(({ code, runsOut, total }) => [code, runsOut, total])).toEqual([
    ['dusk', 2, 1],
    ['dawn', 5, 6],
    ['noon', undefined, 5],
  ]);
});

test('whatever is due: sums are kept, and it runs out exactly where what is left is below zero', () => {
  const one = fc.record({
    code: fc.constantFrom('a', 'b', 'c'),
    week: fc.nat({ max: WEEKS - 1 }),
    units: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(one), fc.nat({ max: 60 }), (due, stock) => {
      const forecast = forecastOf(due, new Map([['a', stock]]));
      for (const { code, due: weeks, total, runsOut, stock: there } of forecast) {
        const own = due.filter((each) => each.code === code);
        expect(total).toBe(own.reduce((sum, { units }) => sum + units, 0));
        const neededBy = (week: number) => weeks.slice(0, week).reduce((sum, units) => sum + units, 0);
        if (runsOut === undefined) expect(total).toBeLessThanOrEqual(there);
        else expect(neededBy(runsOut - 1) <= there && neededBy(runsOut) > there).toBe(true);
      }
      const weeks = forecast.map(({ runsOut = WEEKS + 1 }) => runsOut);
      expect(weeks).toEqual([...weeks].sort((a, b) => a - b));
    }),
  );
});
