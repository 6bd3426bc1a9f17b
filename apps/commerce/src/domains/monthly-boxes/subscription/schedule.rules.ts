/** When the months of a box are billed, and until when each can be changed. Days are those of the site's zone. */
import { SITES, type SiteId } from '@crema/brands';
import { billingOn, nextBilling } from '#domains/campaigns/index.ts';
import { type Day, dayOf, daysLater, instantOf } from '#platform/clock/index.ts';
import type { MonthlyBox } from '../monthly-boxes.types.ts';

/** Orders are made at this hour of the site's zone, as those of auto-delivery. */
const BILLING_HOUR = 6;
const HOURS_A_DAY = 24;

/** A month of a box: its number from the sign-up, its day, until when it can be changed, and when its order is made. */
export type Coming = Required<Pick<MonthlyBox, 'month' | 'nextDate' | 'cutOffAt' | 'processAt'>>;

/** When the orders of a day are made. */
export const processingOf = (day: Day, site: SiteId): Date =>
  instantOf(day, BILLING_HOUR, SITES[site].timeZone);

/** The month of that number. */
export function comingMonth(site: SiteId, signUp: Day, month: number, cutOffHours: number): Coming {
  const nextDate = billingOn(signUp, month);
  const processAt = processingOf(nextDate, site);
  return { month, nextDate, cutOffAt: daysLater(processAt, -cutOffHours / HOURS_A_DAY), processAt };
}

/** Months from the sign-up to one of its days. */
export const monthsTo = (signUp: Day, day: Day): number => monthOf(day) - monthOf(signUp);

const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * The month after one that was taken: the next, or where a worker was away for so long that this too is over, the first of which
 * the day has not come.
 */
export function monthAfter(
  { site, signUp, month }: Pick<MonthlyBox, 'site' | 'signUp' | 'month'>,
  now: Date,
  cutOffHours: number,
): Coming {
  const today = dayOf(now, SITES[site].timeZone);
  const first = monthsTo(signUp, nextBilling(signUp, today));
  return comingMonth(site, signUp, Math.max(month + 1, first), cutOffHours);
}

/** The first month that can still be changed: where a box goes on after it stood still. */
export function monthToChange(
  { site, signUp, month }: Pick<MonthlyBox, 'site' | 'signUp' | 'month'>,
  now: Date,
  cutOffHours: number,
): Coming {
  let coming = comingMonth(site, signUp, month, cutOffHours);
  while (coming.cutOffAt.getTime() <= now.getTime())
    coming = comingMonth(site, signUp, coming.month + 1, cutOffHours);
  return coming;
}

/** Whether the coming month can be changed. */
export const isOpen = ({ cutOffAt }: Pick<MonthlyBox, 'cutOffAt'>, now: Date): boolean =>
  cutOffAt !== undefined && now.getTime() < cutOffAt.getTime();
