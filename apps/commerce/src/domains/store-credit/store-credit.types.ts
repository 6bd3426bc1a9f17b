import type { SiteId } from '@crema/brands';
import type { Holder, ValueEntry } from '#domains/value/index.ts';

type ValueKind = ValueEntry['kind'];

/**
 * `granted` by the shop, `referral` for a friend who ordered, `spent` on an order, `givenBack` of an order that came to
 * nothing before it was paid, `refunded` of one that was paid, `corrected` by the staff.
 */
export const CREDIT_KINDS = [
  ...(['granted', 'referral', 'spent', 'givenBack', 'refunded', 'corrected'] as const),
] as const satisfies readonly ValueKind[];

/** Whose credit: a customer of one site, in that site's currency. */
export interface CreditOwner {
  site: SiteId;
  customerId: string;
}

/** The customer's account in the ledger of value. */
export const accountOf = ({ site, customerId }: CreditOwner): Holder => ({
  ...{ site, holderId: customerId, kind: 'storeCredit' },
});

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
