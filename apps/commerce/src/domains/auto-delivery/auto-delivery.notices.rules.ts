import { addDays, type Day, dayOf, noticeOf } from './auto-delivery.calendar.ts';
import type { MailKind } from './auto-delivery.mails.types.ts';

/** Days from the day it is (`from` excluded) to the last (`to` included) between which a notice still makes sense. */
export interface Window {
  kind: MailKind;
  after: Day;
  until: Day;
}

/** Reminders of coming orders that are due at an instant; none before 09:00. One that was missed is caught up. */
export function reminderWindows(now: Date, timeZone: string): Window[] {
  const today = dayOf(now, timeZone);
  if (now.getTime() < noticeOf(today, 0, timeZone).getTime()) return [];
  return [
    { kind: 'reminder-7', after: addDays(today, 2), until: addDays(today, 7) },
    // Later than this the order cannot be changed any more.
    { kind: 'reminder-2', after: addDays(today, 1), until: addDays(today, 2) },
  ];
}

/** Notices of cards that expire: the last day of their month falls into the window. */
export function cardWindows(now: Date, timeZone: string): Window[] {
  const today = dayOf(now, timeZone);
  if (now.getTime() < noticeOf(today, 0, timeZone).getTime()) return [];
  return [
    { kind: 'card-30', after: addDays(today, 15), until: addDays(today, 30) },
    { kind: 'card-15', after: addDays(today, 3), until: addDays(today, 15) },
    { kind: 'card-3', after: addDays(today, -1), until: addDays(today, 3) },
  ];
}
