/** What the plain calendar says of a household's pods, held against what the engine reckons, whatever becomes of its orders. */
import { SITES } from '@crema/brands';
import type { Subscription } from '@crema/commerce/domains/auto-delivery/index';
import { isLocked } from '@crema/commerce/domains/auto-delivery/schedule/calendar.rules';
import { unstocked } from '@crema/commerce/domains/auto-delivery/schedule/pods.rules';
import {
  comingOf,
  onHandOn,
  sent as onItsWay,
  smartDay,
  supplyOn,
} from '@crema/commerce/domains/auto-delivery/schedule/supply.rules';
import { comingOn } from '@crema/commerce/domains/auto-delivery/subscription/subscription.rules';
import { addDays } from '@crema/commerce/platform/clock/index';
import { subscription } from '@crema/testing/factories/subscription';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  counted,
  dayNumber,
  dayText,
  eastern,
  type PlainSubscription,
  type PlainTurn,
  paidLate,
  podsOn,
  recovered,
  refused,
  runsLow,
  sendOn,
  takenBack,
} from './plain.ts';

const BEGIN = dayNumber('2027-01-04');
const BOX = 24;
const { timeZone } = SITES.usb2c;
const rules = { autoDeliveryLeadDays: 7, autoDeliveryBufferDays: 3 };

const DEEDS = [
  'none',
  'retry',
  'pay',
  'gone',
  'shop-takes-back',
  'customer-takes-back',
  'count',
  'skip',
] as const;
const households = fc.record({
  left: fc.integer({ min: 0, max: 300 }),
  halfCups: fc.integer({ min: 1, max: 20 }),
  boxes: fc.integer({ min: 1, max: 5 }),
  weeks: fc.integer({ min: 1, max: 12 }),
  steps: fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 30 }),
      refused: fc.boolean(),
      deed: fc.constantFrom(...DEEDS),
      by: fc.integer({ min: 0, max: 200 }),
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

test('a household’s pods and next order are the same by both, refused, paid late, taken back, counted or skipped', () => {
  fc.assert(
    fc.property(households, ({ left, halfCups, boxes, weeks, steps }) => {
      const both = household(left, halfCups / 2, boxes, weeks);
      let day = BEGIN;
      for (const step of steps) {
        for (let passed = 0; passed < step.days; passed += 1) {
          day += 1;
          both.fallDue(day, step.refused);
        }
        both.act(step.deed, day, step.by);
        both.agree(day);
      }
    }),
    { numRuns: 2000 },
  );
});

/** One household in both books. */
function household(left: number, cups: number, boxes: number, weeks: number) {
  const pods = { left, counted: BEGIN, cups };
  const plain: PlainSubscription = {
    ...{ id: 'one', customer: { id: 'one', email: 'one@example.com', subscriptions: [] } },
    ...{ lines: [{ code: 'dawn', boxes }], once: [], pods, weeks, next: runsLow(pods, BEGIN), told: 0 },
    ...{ status: 'running', paused: false, broken: false, turns: [] },
  };
  const made = subscription({ type: 'smart', frequencyWeeks: weeks });
  let engine: Subscription = {
    ...{ ...made, id: 'one', updatedAt: made.createdAt, lines: [] },
    smart: { onHand: left, countedOn: dayText(BEGIN), cupsADay: cups },
    ...comingOn(dayText(plain.next), timeZone),
  };
  /** A turn as either book has it: what was to come, and the pods of it that the engine reckons with. */
  interface Turn {
    plain: PlainTurn;
    cycle: number;
    pods: number;
    date: string;
  }
  let open: Turn | undefined;
  let paid: Turn | undefined;

  const smart = () => engine.smart ?? { onHand: 0, countedOn: '', cupsADay: 0 };
  const sent = (today: string, turn: Turn): void => {
    turn.pods = boxes * BOX;
    const supply = onItsWay(smart(), turn, today, rules.autoDeliveryLeadDays);
    const next = smartDay(supply, today, { leadDays: 7, bufferDays: 3 }) ?? today;
    engine = { ...engine, smart: supply, ...comingOn(next, timeZone) };
  };
  const less = (today: string, turn: Turn, notBefore?: string): void => {
    engine = unstocked(engine, turn, { today, timeZone, rules, ...(notBefore ? { notBefore } : {}) });
    turn.pods = 0;
  };

  return {
    fallDue: (day: number, isRefused: boolean): void => {
      if (open || plain.next !== day) return;
      const today = dayText(day);
      expect(engine.nextDate).toBe(today);
      const turn = { plain: sendOn(plain, day), cycle: day, pods: 0, date: today };
      sent(today, turn);
      if (isRefused) {
        open = turn;
        refused(turn.plain, day);
        less(today, turn);
      } else {
        paid = turn;
        plain.paid = turn.plain;
      }
    },
    act: (deed: (typeof DEEDS)[number], day: number, by: number): void => {
      const today = dayText(day);
      if (open && deed === 'retry') {
        sent(today, open);
        less(today, open);
      } else if (open && deed === 'pay') {
        sent(today, open);
        paidLate(open.plain, day);
        plain.paid = open.plain;
        [paid, open] = [open, undefined];
      } else if (open && deed === 'gone') {
        recovered(plain, day);
        const at = eastern(day, 10);
        const next = smartDay(smart(), today, { leadDays: 7, bufferDays: 3 });
        if (next && isLocked(engine.nextDate ?? '', at, timeZone))
          engine = { ...engine, ...comingOn(next, timeZone) };
        open = undefined;
      } else if (!open && paid && deed.endsWith('takes-back')) {
        const byCustomer = deed === 'customer-takes-back';
        takenBack(plain, day, byCustomer);
        less(today, paid, byCustomer ? addDays(paid.date, weeks * 7) : undefined);
        paid = undefined;
      } else if (!open && deed === 'count' && plain.next >= day + 2) {
        counted(plain, day, by, cups);
        const onTheWay = comingOf(supplyOn(smart(), today));
        const onHand = onTheWay.reduce((all, { pods }) => all + pods, by);
        const supply = { onHand, countedOn: today, cupsADay: cups, onTheWay };
        const next = smartDay(supply, today, { leadDays: 7, bufferDays: 3 }) ?? today;
        engine = { ...engine, smart: supply, ...comingOn(next, timeZone) };
        if (paid && !onTheWay.some(({ cycle }) => cycle === paid?.cycle)) paid.pods = 0;
      } else if (!open && deed === 'skip' && plain.next >= day + 2) {
        plain.next += weeks * 7;
        engine = { ...engine, ...comingOn(addDays(engine.nextDate ?? '', weeks * 7), timeZone) };
      }
    },
    agree: (day: number): void => {
      expect(onHandOn(smart(), dayText(day))).toBe(
        podsOn(plain.pods ?? { left: 0, counted: 0, cups: 0 }, day),
      );
      // While a charge fails nothing is to come, whatever day is written down.
      if (!open) expect(engine.nextDate).toBe(dayText(plain.next));
    },
  };
}
