import { addMonths, type Day } from '#platform/clock/index.ts';

/** How many of something there were in a month, `YYYY-MM`. */
export interface OfMonth {
  month: string;
  count: number;
}

interface SubscriptionMonth {
  month: string;
  /** Running when the month began, and when it ended. */
  start: number;
  end: number;
  started: number;
  ended: number;
  /** What ended in percent of those at the start; 0 where there were none. */
  churn: number;
}

/** The months of a period, those without anything too. */
export function monthsOf(from: Day, to: Day): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}

/** Months of what began and ended, from the first there ever was. */
export function runningBy(
  months: readonly string[],
  began: readonly OfMonth[],
  over: readonly OfMonth[],
): SubscriptionMonth[] {
  const first = months[0] ?? '';
  const before = (all: readonly OfMonth[]): number =>
    all.filter(({ month }) => month < first).reduce((sum, { count }) => sum + count, 0);
  const [startedIn, endedIn] = [began, over].map(
    (all) => new Map(all.map(({ month, count }) => [month, count])),
  );
  let running = before(began) - before(over);
  return months.map((month) => {
    const [started, ended] = [startedIn?.get(month) ?? 0, endedIn?.get(month) ?? 0];
    const start = running;
    running += started - ended;
    return {
      month,
      start,
      started,
      ended,
      end: running,
      churn: start > 0 ? Math.round((ended / start) * 1000) / 10 : 0,
    };
  });
}
