import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '#platform/clock/index.ts';
import {
  atHome,
  lastArrivalOf,
  onHandOn,
  type SmartSupply,
  sent,
  smartDay,
  supplyOn,
  unsent,
} from './supply.rules.ts';

const rules = { leadDays: 7, bufferDays: 3 };
const nothing: SmartSupply = { onHand: 0, countedOn: '2026-11-23', cupsADay: 2 };

test('a smart order is due when ten days of pods are left, and never within 48 hours', () => {
  const supply = { onHand: 96, countedOn: '2027-01-04', cupsADay: 2 };
  // 96 pods at two a day: 20 are left after 38 days.
  expect(smartDay(supply, '2027-01-04', rules)).toBe('2027-02-11');
  expect(onHandOn(supply, '2027-02-11')).toBe(20);
  expect(smartDay(supply, '2027-02-20', rules)).toBe('2027-02-22');
  expect(smartDay({ ...supply, onHand: 0 }, '2027-01-04', rules)).toBe('2027-01-06');
  expect(smartDay({ ...supply, cupsADay: 0 }, '2027-01-04', rules)).toBeUndefined();
});

test('24 pods at two a day ordered on 23 November: nothing more before the box of 30 November has come', () => {
  const supply = sent(nothing, { cycle: 0, pods: 24 }, '2026-11-23', 7);
  expect(smartDay(supply, '2026-11-23', rules)).toBe('2026-12-02');
  const before = supplyOn(supply, '2026-11-29');
  expect([atHome(before), before.onHand, lastArrivalOf(before)]).toEqual([0, 24, '2026-11-30']);
  const after = supplyOn(supply, '2026-12-02');
  expect([atHome(after), after.onHand, lastArrivalOf(after)]).toEqual([20, 20, undefined]);
  // However much is drunk meanwhile.
  expect(smartDay({ ...supply, cupsADay: 20 }, '2026-11-23', rules)).toBe('2026-11-30');
});

test('what does not come is taken off what is on its way, and off what is at home once it came', () => {
  const home = { onHand: 10, countedOn: '2026-11-23', cupsADay: 1 };
  const supply = sent(home, { cycle: 3, pods: 24 }, '2026-11-23', 7);
  expect(unsent(supply, { cycle: 3, pods: 24 }, '2026-11-25')).toEqual({
    ...{ onHand: 8, countedOn: '2026-11-25', cupsADay: 1 },
  });
  expect(unsent(supply, { cycle: 3, pods: 24 }, '2026-12-01').onHand).toBe(2);
  expect(unsent(supply, { cycle: 2, pods: 4 }, '2026-11-25')).toMatchObject({
    ...{ onHand: 28, onTheWay: [{ cycle: 3, pods: 24, arrivesOn: '2026-11-30' }] },
  });
});

test('parcels whose day has passed are at home, and more of them than were counted is nothing less than none', () => {
  const parcel = { cycle: 1, pods: 24, arrivesOn: '2026-11-20' };
  expect(atHome({ ...nothing, onHand: 9, onTheWay: [parcel] })).toBe(9);
  const late = { ...parcel, arrivesOn: '2026-11-30' };
  expect(atHome({ ...nothing, onHand: 9, onTheWay: [late] })).toBe(0);
});

const households = fc.record({
  home: fc.integer({ min: 0, max: 200 }),
  halfCups: fc.integer({ min: 1, max: 100 }),
  leadDays: fc.integer({ min: 1, max: 21 }),
  bufferDays: fc.integer({ min: 0, max: 7 }),
  /** What each order brings; and after how many days more is ordered out of turn, if at all. */
  orders: fc.array(
    fc.record({
      pods: fc.integer({ min: 1, max: 1200 }),
      outOfTurn: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

test('whatever is drunk, ordered and expected when: no order before the last one’s estimate, no day without pods for want of asking', () => {
  fc.assert(
    fc.property(households, ({ home, halfCups, leadDays, bufferDays, orders }) => {
      const cupsADay = halfCups / 2;
      const by = { leadDays, bufferDays };
      let today: Day = '2026-11-23';
      let supply: SmartSupply = { onHand: home, countedOn: today, cupsADay };
      // Told at the end: an expectation for every day takes longer than what is tested.
      const tooLate: object[] = [];
      const miscounted: object[] = [];
      // A count of its own, day by day.
      const parcels: { pods: number; on: Day }[] = [];
      let left = home;
      const pass = (): void => {
        left = Math.max(0, left - cupsADay);
        today = addDays(today, 1);
        for (const { pods, on } of parcels) left += on === today ? pods : 0;
      };
      for (const [cycle, { pods, outOfTurn }] of orders.entries()) {
        supply = sent(supply, { cycle, pods }, today, leadDays);
        const estimate = addDays(today, leadDays);
        parcels.push({ pods, on: estimate });
        const next = smartDay(supply, today, by) ?? '';
        expect(next >= estimate && next >= addDays(today, 2)).toBe(true);
        const early = outOfTurn === null ? undefined : addDays(today, outOfTurn);
        const until = early && early < next ? early : next;
        while (today < until) {
          // More than what lasts until a parcel comes: that is why it was not ordered yet.
          const isSeen = today >= estimate && today >= addDays(supply.countedOn, 2);
          if (isSeen && left <= cupsADay * (leadDays + bufferDays)) tooLate.push({ today, left });
          pass();
          const coming = parcels.reduce((all, parcel) => all + (parcel.on > today ? parcel.pods : 0), 0);
          const now = supplyOn(supply, today);
          if (atHome(now) !== left || now.onHand !== left + coming)
            miscounted.push({ today, now, left, coming });
        }
      }
      expect({ tooLate, miscounted }).toEqual({ tooLate: [], miscounted: [] });
    }),
    { numRuns: 500 },
  );
});
