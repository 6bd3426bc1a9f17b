/** What may be done with a box, and what it costs on a day. Pure. */
import type { Day } from '#platform/clock/index.ts';
import type { BoxMonth, BoxStatus, BoxTerms, MonthlyBox, SizePrices } from '../monthly-boxes.types.ts';
import { isOpen } from './schedule.rules.ts';

const ENDED: ReadonlySet<BoxStatus> = new Set(['CANCELLED', 'COMPLETED']);

export const hasEnded = ({ status }: Pick<MonthlyBox, 'status'>): boolean => ENDED.has(status);

/** The terms on a day: new prices count from the day that was told on. */
export const termsOn = ({ terms, notice }: Pick<MonthlyBox, 'terms' | 'notice'>, day: Day): BoxTerms =>
  notice && day >= notice.from
    ? { ...terms, sizes: withOthers(notice.sizes, terms.sizes), lockedUntil: notice.from }
    : terms;

/** Prices, and those of sizes that are not sold any more as they were. */
const withOthers = (sizes: SizePrices, before: SizePrices): SizePrices => [
  ...sizes,
  ...before.filter(({ boxes }) => !sizes.some((size) => size.boxes === boxes)),
];

/** How many of the months before the coming one are skipped in a row. @param months newest first */
export function skipsInRow(months: readonly Pick<BoxMonth, 'status' | 'month'>[]): number {
  const end = months.findIndex(({ status }) => status !== 'skipped');
  return end < 0 ? months.length : end;
}

/** Whether the coming month of a box can be skipped. @param months newest first */
export const canSkip = (
  box: Pick<MonthlyBox, 'status' | 'gift' | 'cutOffAt'>,
  months: readonly BoxMonth[],
  most: number,
  now: Date,
): boolean => !hasEnded(box) && !box.gift && isOpen(box, now) && skipsInRow(months) < most;

/** The last month that was not skipped: what came, or is on its way. @param months newest first */
export const lastMonth = (months: readonly BoxMonth[]): BoxMonth | undefined =>
  months.find(({ status }) => status !== 'skipped' && status !== 'cancelled');
