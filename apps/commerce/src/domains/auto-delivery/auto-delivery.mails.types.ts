import type { Currency, Language, SiteId } from '@crema/brands';
import type { Day } from '#platform/clock/index.ts';

export const MAIL_KINDS = [
  'order',
  'reminder-7',
  'reminder-2',
  'smart',
  'replaced',
  'missing',
  'nothing',
  'total-changed',
  'payment-failed',
  'on-hold',
  'cancelled',
  'card-30',
  'card-15',
  'card-3',
  'yearly',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a mail is made of. Names are the catalogue's, in the reader's language; money in minor units. */
export interface MailData {
  customerId?: string;
  subscriptionId?: string;
  orderCode?: string;
  firstName?: string;
  currency?: Currency;
  /** The day of the order that it is about, and the next after it. */
  date?: Day;
  nextDate?: Day;
  /** Until when the order can be changed. */
  locksAt?: string;
  total?: number;
  tax?: number;
  lines?: { name: string; quantity: number }[];
  replaced?: { wanted: string; sent: string }[];
  missing?: string[];
  retryOn?: Day;
  frequencyWeeks?: number;
  /** Of a smart auto-delivery, which comes by its cups. */
  cupsPerDay?: number;
  card?: { brand: string; lastFour: string; expires: string };
}

/** A mail that is to be sent once. */
export interface NewMail {
  key: string;
  site: SiteId;
  language: Language;
  email: string;
  kind: MailKind;
  data: MailData;
}
