import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf, daysApart, daysBetween, instantOf, isDay, requireDay } from './days.ts';

const NEW_YORK = 'America/New_York';
const days = fc.integer({ min: 0, max: 366 * 30 }).map((days) => addDays('2024-01-01', days));

test('a day is one that the calendar has', () => {
  expect(['2028-02-29', '2027-12-31', '2000-02-29'].filter((text) => !isDay(text))).toEqual([]);
  expect(
    ['2027-02-29', '2027-13-01', '2027-1-1', '', '2027-01-01T00:00:00Z', '1900-02-29'].filter(isDay),
  ).toEqual([]);
  expect(() => requireDay('2027-02-30')).toThrow('no calendar day');
});

test('adding days is what counting them undoes, and a week keeps its weekday', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      const other = addDays(day, count);
      expect(daysBetween(day, other)).toBe(count);
      expect(addDays(other, -count)).toBe(day);
      expect(day < other).toBe(count > 0);
      expect(new Date(`${addDays(day, 7)}T00:00:00Z`).getUTCDay()).toBe(
        new Date(`${day}T00:00:00Z`).getUTCDay(),
      );
    }),
  );
});

test('days apart begin with the first', () => {
  expect(daysApart('2028-02-01', 28, 3)).toEqual(['2028-02-01', '2028-02-29', '2028-03-28']);
  expect(daysApart('2028-02-01', 28, 0)).toEqual([]);
});

test('a month on is the same day of the month, or the month’s last', () => {
  expect(addMonths('2026-06-15', 12)).toBe('2027-06-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (day, months) => {
      const end = addMonths(day, months);
      expect(isDay(end)).toBe(true);
      expect(end.slice(8) <= day.slice(8)).toBe(true);
      expect(Number(end.slice(5, 7)) % 12).toBe((Number(day.slice(5, 7)) + months) % 12);
    }),
  );
});

test('an instant falls on the day that a zone’s clocks show', () => {
  const at = new Date('2027-01-05T04:59:00Z');
  expect(dayOf(at, NEW_YORK)).toBe('2027-01-04');
  expect(dayOf(at, 'UTC')).toBe('2027-01-05');
});

test('the clocks’ own gaps: an hour that does not exist is the instant at which it would have begun', () => {
  expect(instantOf('2027-03-14', 2, NEW_YORK).toISOString()).toMatch(/^2027-03-14T0[67]:00/);
});

test('a zone’s day is that of the calendar, whatever was asked before', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom(NEW_YORK, 'America/St_Johns', 'Asia/Kathmandu', 'UTC');
  fc.assert(
    fc.property(fc.array(fc.tuple(instants, zones), { minLength: 1 }), (asked) => {
      for (const [at, timeZone] of asked)
        for (const near of [at, new Date(at.getTime() + 900_000)])
          expect(dayOf(near, timeZone)).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(near));
    }),
  );
});
