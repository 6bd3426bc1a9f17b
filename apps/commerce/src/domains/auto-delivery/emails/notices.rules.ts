import { type Day, dayOf } from '#platform/clock/index.ts';
import { noticeOf } from '../schedule/calendar.rules.ts';

/** The day whose notices are sent at an instant; undefined before 09:00. */
export function noticeDay(now: Date, timeZone: string): Day | undefined {
  const today = dayOf(now, timeZone);
  return now.getTime() < noticeOf(today, 0, timeZone).getTime() ? undefined : today;
}

/** Which reminder (days before) an order gets that is `days` away; undefined: it cannot be changed any more. */
export const reminderAt = (days: number): 7 | 2 | undefined => (days > 2 ? 7 : days > 1 ? 2 : undefined);

/** Which notice (days before its end) a card gets that expires in `days`; undefined: it has expired. */
export const cardNoticeAt = (days: number): 30 | 15 | 3 | undefined =>
  days > 15 ? 30 : days > 3 ? 15 : days >= 0 ? 3 : undefined;

/** Whole years between two days; for 29 February a year ends on the 28th. */
export function yearsSince(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const month = from.endsWith('-02-29') && to.endsWith('-02-28') ? from : to;
  return month.slice(5) < from.slice(5) ? years - 1 : years;
}
