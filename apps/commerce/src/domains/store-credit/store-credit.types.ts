import type { Currency, SiteId } from '@crema/brands';

/**
 * `granted` by the shop, `referral` for a friend who ordered, `spent` on an order, `givenBack` of an order that came to
 * nothing before it was paid, `refunded` of one that was paid, `corrected` by the staff.
 */
export const CREDIT_KINDS = [
  ...(['granted', 'referral', 'spent', 'givenBack', 'refunded', 'corrected'] as const),
] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** Whose credit: a customer of one site, in that site's currency. */
export interface CreditOwner {
  site: SiteId;
  customerId: string;
}

/** What is booked, in minor units. */
export interface NewCreditEntry {
  /** What it is booked for, of this customer: a repeat books nothing. */
  key: string;
  kind: CreditKind;
  amount: number;
  orderCode?: string | undefined;
  /** For the staff; the customer does not see it. */
  reason?: string | undefined;
  /** The member of staff who gave or took it. */
  staffId?: string | undefined;
}

/** An entry as a history shows it, with the balance after it. */
export interface CreditEntry {
  at: Date;
  kind: CreditKind;
  amount: number;
  currency: Currency;
  orderCode?: string;
  reason?: string;
  balance: number;
}

/** What the shop gives a customer. */
export interface CreditGrant {
  /** What it is given for, of this customer: a repeat gives nothing. */
  key: string;
  /** Minor units of the site's currency, above zero. */
  amount: number;
  /** For the staff; the customer does not see it. */
  reason: string;
  orderCode?: string;
  /** How the history calls it; absent: `granted`. */
  kind?: 'granted' | 'referral';
  /** The member of staff who gives it. */
  staffId?: string;
}
