import type { Subscription } from '../autoDelivery.types.ts';
import { twelveMonths } from '../days.ts';

export interface TimelineOrder {
  /** Of the subscription. */
  id: string;
  day: string;
  /** Whether it is the next order. */
  next: boolean;
  skipped: boolean;
}

type Planned = Pick<Subscription, 'id' | 'nextDate' | 'upcoming' | 'skipped' | 'turns'>;

/** The orders of twelve months beginning with that of `from`, by month, with those that were skipped. */
export function ordersByMonth(
  subscriptions: readonly Planned[],
  from: string,
): { month: string; orders: TimelineOrder[] }[] {
  const orders = subscriptions.flatMap((one) => ordersOf(one, from));
  return twelveMonths(from).map((month) => ({
    month,
    orders: orders
      .filter(({ day }) => day.slice(0, 7) === month.slice(0, 7))
      .sort((a, b) => a.day.localeCompare(b.day)),
  }));
}

function ordersOf({ id, nextDate, upcoming, skipped, turns }: Planned, from: string): TimelineOrder[] {
  const left = new Set([
    ...(skipped ? [skipped.date] : []),
    ...turns.filter(({ status }) => status === 'skipped').map(({ date }) => date),
  ]);
  const coming = upcoming.map(({ date }) => date).filter((day) => !left.has(day));
  return [
    ...coming.map((day) => ({ id, day, next: day === nextDate, skipped: false })),
    ...[...left].filter((day) => day >= from).map((day) => ({ id, day, next: false, skipped: true })),
  ];
}
