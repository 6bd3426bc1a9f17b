import { expect, test } from 'vitest';
import { bySoonest, daysAfter, dayText, endOfTwelveMonths, todayOf, twelveMonths } from './days.ts';

const us = { brand: 'usb2c', lang: 'en' } as const;
const quebec = { brand: 'cab2c', lang: 'fr' } as const;

test('a calendar day is the same day whatever the browser’s zone', () => {
  expect(dayText('2027-02-01', 'long', us)).toBe('Monday, February 1');
  expect(dayText('2027-02-01', 'full', quebec)).toBe('1er février 2027');
  expect(dayText('2027-02-11', 'long', quebec)).toBe('jeudi 11 février');
});

test('days are counted over the ends of months and years', () => {
  expect(daysAfter('2028-02-01', 28)).toBe('2028-02-29');
  expect(daysAfter('2027-01-04', -4)).toBe('2026-12-31');
  expect(todayOf({ nextDate: '2027-02-01', daysUntilNext: 28 })).toBe('2027-01-04');
  expect(todayOf({})).toBeUndefined();
});

test('a year begins with the month that a day is in', () => {
  const months = twelveMonths('2027-11-30');
  expect([months.length, months[0], months[2], months[11]]).toEqual([
    12,
    '2027-11-01',
    '2028-01-01',
    '2028-10-01',
  ]);
});

test('what has no day, as it waits for a card, stands before all that has one', () => {
  const days = [{ nextDate: '2027-12-06' }, { nextDate: '2027-12-21' }, {}, { nextDate: '2027-12-02' }];
  expect(days.toSorted(bySoonest).map(({ nextDate }) => nextDate)).toEqual([
    undefined,
    '2027-12-02',
    '2027-12-06',
    '2027-12-21',
  ]);
});

test('a year of months ends before the day of its beginning comes again', () => {
  expect(endOfTwelveMonths('2026-11-23')).toBe('2027-10-31');
  expect(endOfTwelveMonths('2027-03-01')).toBe('2028-02-29');
});
