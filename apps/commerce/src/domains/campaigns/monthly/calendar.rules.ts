/** The calendar of monthly boxes: billed on the sign-up day, or on the last day of a month that has no such day. */
import { addMonths, type Day } from '#platform/clock/index.ts';

/** The day of the month on which it is billed. */
export const billingDayOf = (signUp: Day): number => Number(signUp.slice(8));

/** The billing day that many months after the sign-up; always from the sign-up, so that a short month shortens no other. */
export const billingOn = (signUp: Day, months: number): Day => addMonths(signUp, months);

/** The first `count` billing days after the sign-up. */
export const billingDays = (signUp: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => billingOn(signUp, index + 1));

/** The first billing day after a day. */
export function nextBilling(signUp: Day, after: Day): Day {
  let months = Math.max(1, monthOf(after) - monthOf(signUp));
  while (billingOn(signUp, months) <= after) months += 1;
  return billingOn(signUp, months);
}

const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
