import { SITE_IDS, SITES } from '@crema/brands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, dayOf, daysBetween } from '#platform/clock/index.ts';
import {
  afterProcessing,
  following,
  isLocked,
  lastDueDay,
  lockOf,
  movableTo,
  noticeOf,
  processingOf,
  type Schedule,
  shippedNow,
  skipped,
  unskipped,
  upcoming,
  withDate,
  withFrequency,
} from './calendar.rules.ts';

const NEW_YORK = SITES.usb2c.timeZone;
/** Every four weeks from Monday 4 January 2027, its order made. */
const monthly: Schedule = { anchor: '2027-01-04', weeks: 4, next: '2027-02-01' };

describe('the worked dates', () => {
  test('every four weeks', () => {
    expect(upcoming(monthly, 2)).toEqual(['2027-02-01', '2027-03-01']);
  });
  test('skipped, and undone', () => {
    const without = skipped(monthly);
    expect(without.next).toBe('2027-03-01');
    expect(unskipped(without, '2027-02-01')).toEqual(monthly);
    // With another frequency in between: six weeks from the order that is back.
    expect(upcoming(unskipped(withFrequency(without, 6), '2027-02-01'), 2)).toEqual([
      '2027-02-01',
      '2027-03-15',
    ]);
    expect(upcoming(unskipped(withFrequency(without, 2), '2027-02-01'), 2)).toEqual([
      '2027-02-01',
      '2027-02-15',
    ]);
    // Undoing a later skip does not put it before an earlier order.
    expect(unskipped(monthly, '2027-03-01').next).toBe('2027-02-01');
  });
  test('six weeks from 10 January on: 1 February stays', () => {
    expect(upcoming(withFrequency(monthly, 6), 2)).toEqual(['2027-02-01', '2027-03-15']);
  });
  test('moved to 5 February', () => {
    expect(upcoming(withDate(monthly, '2027-02-05'), 2)).toEqual(['2027-02-05', '2027-03-05']);
  });
  test('paused until 10 March', () => {
    expect(upcoming(withDate(monthly, '2027-03-10'), 2)).toEqual(['2027-03-10', '2027-04-07']);
  });
  test('shipped now on 20 January', () => {
    expect(shippedNow(monthly, '2027-01-20').next).toBe('2027-02-17');
  });
  test('29 February', () => {
    const leap: Schedule = { anchor: '2028-02-01', weeks: 4, next: '2028-02-29' };
    expect(upcoming(leap, 2)).toEqual(['2028-02-29', '2028-03-28']);
  });
  test('the clocks go forward: locked at 06:00 EST, made at 06:00 EDT, 23 hours later', () => {
    expect(lockOf('2027-03-14', NEW_YORK).toISOString()).toBe('2027-03-13T11:00:00.000Z');
    expect(processingOf('2027-03-14', NEW_YORK).toISOString()).toBe('2027-03-14T10:00:00.000Z');
  });
  test('the clocks go back: 25 hours', () => {
    expect(lockOf('2027-11-07', NEW_YORK).toISOString()).toBe('2027-11-06T10:00:00.000Z');
    expect(processingOf('2027-11-07', NEW_YORK).toISOString()).toBe('2027-11-07T11:00:00.000Z');
  });
  test('reminders leave at 09:00 of their day', () => {
    expect(noticeOf('2027-03-15', 2, NEW_YORK).toISOString()).toBe('2027-03-13T14:00:00.000Z');
    expect(noticeOf('2027-03-16', 2, NEW_YORK).toISOString()).toBe('2027-03-14T13:00:00.000Z');
  });
});

describe('after an outage', () => {
  const at = (text: string) => new Date(text);
  test('on its day, the next is one step on', () => {
    expect(afterProcessing(monthly, at('2027-02-01T11:00:00Z'), NEW_YORK).next).toBe('2027-03-01');
  });
  test('missed dates do not pile up, and the anchor stays', () => {
    expect(afterProcessing(monthly, at('2027-04-02T12:00:00Z'), NEW_YORK)).toEqual({
      ...monthly,
      next: '2027-04-26',
    });
  });
  test('a next date that could not be edited any more is passed over', () => {
    expect(afterProcessing(monthly, at('2027-02-28T10:59:59Z'), NEW_YORK).next).toBe('2027-03-01');
    expect(afterProcessing(monthly, at('2027-02-28T11:00:00Z'), NEW_YORK).next).toBe('2027-03-29');
    expect(afterProcessing(monthly, at('2027-03-01T11:00:00Z'), NEW_YORK).next).toBe('2027-03-29');
  });
});

const days = fc.integer({ min: 0, max: 366 * 30 }).map((days) => addDays('2024-01-01', days));
const zones = fc.constantFrom(...SITE_IDS.map((site) => SITES[site].timeZone), 'Pacific/Auckland', 'UTC');
const schedules = fc
  .record({ anchor: days, weeks: fc.integer({ min: 1, max: 12 }), steps: fc.integer({ min: 0, max: 60 }) })
  .map(({ anchor, weeks, steps }): Schedule => ({ anchor, weeks, next: addDays(anchor, steps * weeks * 7) }));
const instants = fc.tuple(days, fc.integer({ min: 0, max: 86_399 })).map(([day, seconds]) => {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(at.getTime() + seconds * 1000);
});

describe('for every calendar', () => {
  test('a day has 06:00 once, and 06:00 falls on that day', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const at = processingOf(day, zone);
        expect(dayOf(at, zone)).toBe(day);
        expect(new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(at)).toBe(
          '06:00:00',
        );
      }),
    );
  });

  test('the lock comes before the order, by 23 to 25 hours; the reminders before the lock', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const hours = (processingOf(day, zone).getTime() - lockOf(day, zone).getTime()) / 3_600_000;
        expect([23, 24, 25]).toContain(hours);
        expect(isLocked(day, new Date(lockOf(day, zone).getTime() - 1), zone)).toBe(false);
        expect(isLocked(day, lockOf(day, zone), zone)).toBe(true);
        expect(noticeOf(day, 2, zone).getTime()).toBeLessThan(lockOf(day, zone).getTime());
        expect(noticeOf(day, 7, zone).getTime()).toBeLessThan(noticeOf(day, 2, zone).getTime());
      }),
    );
  });

  test('a day lies between its processing and the next: no order is due early, none is overlooked', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const due = lastDueDay(now, zone);
        expect(processingOf(due, zone).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(processingOf(addDays(due, 1), zone).getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });

  test('dates come in order, each once, a whole number of steps from the anchor', () => {
    fc.assert(
      fc.property(schedules, days, (schedule, after) => {
        const next = following(schedule, after);
        expect(next > after).toBe(true);
        expect(Math.abs(daysBetween(schedule.anchor, next) % (schedule.weeks * 7))).toBe(0);
        if (after >= schedule.anchor)
          expect(daysBetween(after, next)).toBeLessThanOrEqual(schedule.weeks * 7);
        else expect(next).toBe(schedule.anchor);
        // Asked again from the day before, the same.
        expect(following(schedule, addDays(next, -1))).toBe(next);
      }),
    );
  });

  test('however late an order is made, the next is to come, can be edited and is the first such day', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 400 * 24 }), zones, (schedule, hours, zone) => {
        const now = new Date(processingOf(schedule.next, zone).getTime() + hours * 3_600_000);
        const { next, ...rest } = afterProcessing(schedule, now, zone);
        expect(rest).toEqual({ anchor: schedule.anchor, weeks: schedule.weeks });
        expect(next > schedule.next && isLocked(next, now, zone) === false).toBe(true);
        const before = addDays(next, -schedule.weeks * 7);
        expect(before <= schedule.next || isLocked(before, now, zone)).toBe(true);
      }),
    );
  });

  test('whatever a shopper does, in whatever order, no date comes twice and none before today', () => {
    type Step = { kind: 'order' | 'skip' | 'undo' | 'frequency' | 'date' | 'now'; by: number };
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom<Step['kind']>('order', 'skip', 'undo', 'frequency', 'date', 'now'),
        by: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(schedules, steps, (start, taken) => {
        let schedule = start;
        let today = addDays(start.next, -10);
        const made: Day[] = [];
        let undone: Day | undefined;
        for (const { kind, by } of taken) {
          if (kind === 'order') {
            today = schedule.next;
            made.push(schedule.next);
            schedule = afterProcessing(schedule, processingOf(today, NEW_YORK), NEW_YORK);
          } else if (kind === 'skip') {
            undone = schedule.next;
            schedule = skipped(schedule);
            continue;
          } else if (kind === 'undo' && undone) schedule = unskipped(schedule, undone);
          else if (kind === 'frequency') schedule = withFrequency(schedule, by);
          else if (kind === 'date') schedule = withDate(schedule, addDays(movableTo(today).first, by));
          else if (kind === 'now' && !made.includes(today)) {
            made.push(today);
            schedule = shippedNow(schedule, today);
          }
          undone = undefined;
          expect(schedule.next > (made.at(-1) ?? '')).toBe(true);
        }
        expect(made).toEqual([...new Set(made)].sort());
      }),
    );
  });
});
