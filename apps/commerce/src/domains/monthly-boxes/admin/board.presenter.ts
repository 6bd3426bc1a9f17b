import type { MonthStatus } from '../monthly-boxes.types.ts';
import type { DueDay, TakenMonths } from './board.types.ts';

const STATES: Record<'charged' | 'skipped' | 'waiting' | 'lost', readonly MonthStatus[]> = {
  charged: ['ordered'],
  skipped: ['skipped'],
  waiting: ['pending', 'failed'],
  lost: ['nothing', 'cancelled'],
};

/** Boxes by month, the latest first: those that come, and what became of the others. */
export function presentMonths(due: readonly DueDay[], taken: readonly TakenMonths[]) {
  const months = [...new Set([...due.map(({ day }) => day.slice(0, 7)), ...taken.map(({ month }) => month)])];
  return months
    .toSorted()
    .reverse()
    .map((month) => {
      const own = taken.filter((one) => one.month === month);
      const sum = (statuses: readonly MonthStatus[], of: 'count' | 'amount') =>
        own.reduce((all, one) => all + (statuses.includes(one.status) ? one[of] : 0), 0);
      return {
        month,
        due: due.reduce((all, { day, boxes }) => all + (day.startsWith(month) ? boxes : 0), 0),
        ...{ charged: sum(STATES.charged, 'count'), amount: sum(STATES.charged, 'amount') },
        ...{ skipped: sum(STATES.skipped, 'count'), waiting: sum(STATES.waiting, 'count') },
        lost: sum(STATES.lost, 'count'),
      };
    });
}

export const presentDays = (due: readonly DueDay[], now: Date) =>
  due.map(({ cutOffAt, ...day }) => ({
    ...day,
    cutOffAt: new Date(cutOffAt).toISOString(),
    open: new Date(cutOffAt) > now,
  }));
