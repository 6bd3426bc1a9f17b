import { expect, test } from 'vitest';
import { ordersByMonth } from './timeline.rules.ts';

const every = (...days: string[]) => days.map((date) => ({ date }));

test('a year of orders stands under its months, the coming and the skipped ones marked', () => {
  const months = ordersByMonth(
    [
      {
        id: 'a',
        nextDate: '2027-03-01',
        upcoming: every('2027-03-01', '2027-03-29', '2027-04-26'),
        skipped: { date: '2027-02-01', undoUntil: '2027-01-31T11:00:00Z' },
        turns: [
          { date: '2027-02-01', status: 'skipped' },
          { date: '2027-01-04', status: 'ordered' },
        ],
      },
      { id: 'b', nextDate: '2027-03-20', upcoming: every('2027-03-20'), turns: [] },
    ],
    '2027-01-20',
  );
  const told = months.map(({ month, orders }) => [
    month.slice(0, 7),
    ...orders.map(
      ({ id, day, next, skipped }) => `${id}${day.slice(8)}${next ? '!' : ''}${skipped ? '-' : ''}`,
    ),
  ]);
  expect(told.slice(0, 5)).toEqual([
    ['2027-01'],
    ['2027-02', 'a01-'],
    ['2027-03', 'a01!', 'b20!', 'a29'],
    ['2027-04', 'a26'],
    ['2027-05'],
  ]);
  expect(told).toHaveLength(12);
});
