import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#platform/clock/index.ts';
import { comingMonth, isOpen, monthAfter, monthsTo, monthToChange } from './schedule.rules.ts';

const HOURS = 24;
/** Any day of thirty years, with every kind of leap year in them. */
const day = fc.integer({ min: 0, max: 10_950 }).map((days) => addDays('2024-01-01', days));
const site = 'usb2c' as const;
const zone = 'America/New_York';

test('a month can be changed until 24 hours before its order is made, across changes of the clocks', () => {
  const { cutOffAt, processAt } = comingMonth(site, '2027-02-14', 1, HOURS);
  expect([cutOffAt, processAt].map((at) => at.toISOString())).toEqual([
    // The clocks went forward that night: 24 hours before six are not six.
    '2027-03-13T10:00:00.000Z',
    '2027-03-14T10:00:00.000Z',
  ]);
  expect(isOpen({ cutOffAt }, new Date(cutOffAt.getTime() - 1))).toBe(true);
  expect(isOpen({ cutOffAt }, cutOffAt)).toBe(false);
});

test('the number of a month is the months since the sign-up, at every end of a month', () => {
  fc.assert(
    fc.property(day, fc.nat(60), (signUp, month) => {
      expect(monthsTo(signUp, comingMonth(site, signUp, month, HOURS).nextDate)).toBe(month);
    }),
  );
});

test('after a month was taken the next one follows, and what was missed in an outage is not made up twice', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 24 }), fc.nat(120), (signUp, month, late) => {
      const taken = comingMonth(site, signUp, month, HOURS);
      const now = new Date(taken.processAt.getTime() + late * 86_400_000);
      const next = monthAfter({ site, signUp, month }, now, HOURS);
      expect(next.month).toBeGreaterThan(month);
      expect(next.nextDate > dayOf(now, zone)).toBe(true);
      if (late < 28) expect(next.month).toBe(month + 1);
    }),
  );
});

test('what stood still goes on with the first month that can still be changed', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), fc.nat(400), (signUp, month, later) => {
      const now = new Date(comingMonth(site, signUp, month, HOURS).processAt.getTime() + later * 86_400_000);
      const next = monthToChange({ site, signUp, month }, now, HOURS);
      expect(isOpen(next, now)).toBe(true);
      expect(isOpen(comingMonth(site, signUp, next.month - 1, HOURS), now)).toBe(false);
    }),
  );
});
