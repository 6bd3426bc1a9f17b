/** How a commitment goes if every order comes at its time. Pure. */
import type { Minor } from '#domains/pricing/index.ts';
import { addDays, addMonths, type Day, daysBetween } from '#platform/clock/index.ts';
import type { EarlyEnd } from '../campaigns.types.ts';
import { earlyEndCharge, ordersToMeet, type Promised, progressOf } from './commitment.rules.ts';

export interface Rhythm {
  /** The day of the first order. */
  first: Day;
  weeks: number;
  /** Units of each order. */
  weight: number;
  /** The day of the second order, from which the rhythm counts; absent: `weeks` after the first. */
  starts?: Day;
}

/** What ending on a day costs, by the orders that were made until then. */
export interface Ending {
  on: Day;
  orders: number;
  weightDone: number;
  weightOwed: number;
  charge: Minor;
}

const endingAfter = (
  promised: Promised,
  mode: EarlyEnd,
  { weight }: Rhythm,
  orders: number,
  on: Day,
): Ending => {
  const { done, owed } = progressOf(promised.committed, orders * weight);
  return { on, orders, weightDone: done, weightOwed: owed, charge: earlyEndCharge(promised, owed, mode) };
};

/** What ending costs before any order is sent, and after each one until the commitment is met. */
export function endings(promised: Promised, mode: EarlyEnd, rhythm: Rhythm): Ending[] {
  const count = ordersToMeet(promised.committed, rhythm.weight);
  if (count === 0) return [];
  return Array.from({ length: count + 1 }, (_, orders) =>
    endingAfter(promised, mode, rhythm, orders, orderDay(rhythm, Math.max(1, orders))),
  );
}

/** What ending on a certain day costs; a day before the first order counts as none made. */
export function endingOn(promised: Promised, mode: EarlyEnd, rhythm: Rhythm, on: Day): Ending {
  const past = daysBetween(orderDay(rhythm, 2), on);
  const after = past < 0 ? 0 : Math.floor(past / (rhythm.weeks * 7)) + 1;
  const orders = on < rhythm.first ? 0 : after + 1;
  return endingAfter(promised, mode, rhythm, orders, on);
}

/** The day of an order, the first of which is 1. */
export const orderDay = ({ first, weeks, starts }: Rhythm, order: number): Day =>
  starts === undefined || order < 2
    ? addDays(first, (order - 1) * weeks * 7)
    : addDays(starts, (order - 2) * weeks * 7);

/** By when the commitment has to be met, which counts from a later start, and when the orders meet it. */
export function deadlineOf(rhythm: Rhythm, committed: number, months: number) {
  const deadline = addMonths(rhythm.starts ?? rhythm.first, months);
  const metOn = orderDay(rhythm, Math.max(1, ordersToMeet(committed, rhythm.weight)));
  return { deadline, metOn, metInTime: metOn <= deadline };
}
