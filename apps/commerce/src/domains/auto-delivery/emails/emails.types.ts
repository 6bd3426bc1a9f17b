import type { Currency, Language, SiteId } from '@crema/brands';
import type { Day } from '#platform/clock/index.ts';

export const EMAIL_KINDS = [
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
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Data of an e-mail. Names are the catalogue's, in the reader's language; money in minor units. */
export interface EmailData {
  customerId?: string;
  subscriptionId?: string;
  orderCode?: string;
  firstName?: string;
  currency?: Currency;
  /** Days of the order that it is about, and of the next one. */
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
  /** The occurrence that is unpaid, which the link of the mail pays. */
  cycle?: number;
  /** The bank refused because its customer was not there. */
  bankAsks?: boolean;
  frequencyWeeks?: number;
  /** Set for a smart auto-delivery, whose schedule follows consumption. */
  cupsPerDay?: number;
  card?: { brand: string; lastFour: string; expires: string };
  /** What becomes of a commitment that came with it, once it is cancelled: a sentence. */
  commitment?: string | undefined;
}

/** An e-mail about a subscription that is to be sent once. */
export interface SubscriptionEmail {
  /** Kind, subject and time: a second e-mail with the same key is not written. */
  key: string;
  site: SiteId;
  language: Language;
  email: string;
  kind: EmailKind;
  data: EmailData;
}

/** Prefix of these e-mails' kinds in the outbox. */
export const AUTO_DELIVERY_MAILS = 'auto-delivery.';

/** Conversion between a kind and its name in the outbox. */
export const outboxKind = (kind: EmailKind): string => `${AUTO_DELIVERY_MAILS}${kind}`;
export const emailKindOf = (kind: string): EmailKind => kind.slice(AUTO_DELIVERY_MAILS.length) as EmailKind;
