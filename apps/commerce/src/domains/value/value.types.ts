import type { Currency, SiteId } from '@crema/brands';

/** What an account of value is. */
export type AccountKind = 'storeCredit' | 'giftCard';

/**
 * Of store credit: `granted` by the shop, `referral` for a friend who ordered, `corrected` by the staff. Of a gift card: `issued`
 * when it was paid for, `voided` by the staff, `takenBack` because it was refunded to who bought it. Of both: `spent` on an order,
 * `givenBack` of an order that came to nothing before it was paid, `refunded` of one that was paid.
 */
export type ValueKind =
  | 'granted'
  | 'referral'
  | 'issued'
  | 'spent'
  | 'givenBack'
  | 'refunded'
  | 'corrected'
  | 'voided'
  | 'takenBack';

/** Kinds that take value. */
export type TakingKind = 'spent' | 'corrected' | 'voided' | 'takenBack';

/** An account: of one site, in that site's currency. */
export interface Holder {
  site: SiteId;
  /** Id of the customer, or of the gift card. */
  holderId: string;
  kind: AccountKind;
}

/** What is booked, in minor units. */
export interface NewEntry<Kind extends ValueKind = ValueKind> {
  /** What it is booked for, of this account: a repeat books nothing. */
  key: string;
  kind: Kind;
  amount: number;
  orderCode?: string | undefined;
  /** For the staff; the customer does not see it. */
  reason?: string | undefined;
  /** The member of staff who gave or took it. */
  staffId?: string | undefined;
}

/** An entry as a history shows it, with the balance after it. */
export interface ValueEntry {
  id: string;
  at: Date;
  kind: ValueKind;
  amount: number;
  currency: Currency;
  orderCode?: string;
  reason?: string;
  staffId?: string;
  balance: number;
}

/** What an account paid of an order, and got back of it, in minor units. */
export interface PaidOfOrder {
  holderId: string;
  spent: number;
  back: number;
}
