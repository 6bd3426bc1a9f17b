import { expect, it } from 'vitest';
import { dayOf, fromWallTime, toWallTime } from './instants.ts';

const EASTERN = 'America/New_York';

it('an instant is shown and read in the time zone of the site', () => {
  expect(toWallTime('2026-11-27T11:00:00Z', EASTERN)).toBe('2026-11-27T06:00');
  expect(fromWallTime('2026-11-27T06:00', EASTERN)).toBe('2026-11-27T11:00:00.000Z');
  expect(fromWallTime('2026-07-01T00:00', EASTERN)).toBe('2026-07-01T04:00:00.000Z');
  expect(toWallTime('2026-07-01T04:00:00Z', EASTERN)).toBe('2026-07-01T00:00');
});

it('an hour that comes twice is the first one, and one that is skipped is an hour later', () => {
  expect(fromWallTime('2026-11-01T01:30', EASTERN)).toBe('2026-11-01T05:30:00.000Z');
  expect(fromWallTime('2026-03-08T02:30', EASTERN)).toBe('2026-03-08T07:30:00.000Z');
});

it('what is half typed is no instant', () => {
  for (const wall of ['', '2026-11-27', 'tomorrow', '2026-13-40T06:00'])
    expect(fromWallTime(wall, EASTERN)).toBeUndefined();
});

it('today is the day of the site', () => {
  const late = new Date('2026-11-27T03:00:00Z');
  expect(dayOf(late, EASTERN)).toBe('2026-11-26');
  expect(dayOf(late, EASTERN, -29)).toBe('2026-10-28');
  expect(dayOf(late, 'UTC')).toBe('2026-11-27');
});
