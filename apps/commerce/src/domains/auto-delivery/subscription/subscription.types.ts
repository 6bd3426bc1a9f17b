import type { Currency, Language, SiteId } from '@crema/brands';
import type { CartAddress, CartBusiness, CartPayment } from '#domains/cart/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { SmartSupply } from '../schedule/supply.rules.ts';
import type { SubscriptionStatus } from './transitions.rules.ts';

/** `scheduled`: fixed calendar; `smart`: schedule by consumption, from the pods left at home. */
export type SubscriptionType = 'scheduled' | 'smart';

export interface SubscriptionLine {
  lineNumber: number;
  /** Variant code. */
  code: string;
  /** Boxes per shipment. */
  quantity: number;
  /** Whether it comes with the next order only. */
  once: boolean;
  /** Variant codes to send if it is sold out, in order of preference; at most three. */
  backups: readonly string[];
}

/** A new line, before it has its number. */
export type NewSubscriptionLine = Omit<SubscriptionLine, 'lineNumber'>;

/** The total that a customer was last quoted for an order, in minor units. */
export interface Confirmed {
  total: number;
  /** The tax in it; absent: it was not quoted separately. */
  tax?: number;
}

/** A recurring delivery of one customer. Money in minor units of `currency`. */
export interface Subscription {
  id: string;
  site: SiteId;
  customerId: string;
  /** Recipient of mails. */
  email: string;
  language: Language;
  currency: Currency;
  type: SubscriptionType;
  status: SubscriptionStatus;
  frequencyWeeks: number;
  /** A day of the schedule: every order is due a whole number of frequencies after it. */
  anchorDate: Day;
  /** The coming order's day; while paused, the day of resuming. Absent once cancelled or completed. */
  nextDate?: Day;
  /** The instant from which the coming order can no longer be changed, and at which it is made. */
  locksAt?: Date;
  processAt?: Date;
  /** Number of the coming occurrence; counts orders made and orders skipped. The first order is 0. */
  cycle: number;
  deliveryAddress: CartAddress;
  /** Set for a subscription of the business site. */
  business?: CartBusiness;
  payment: CartPayment;
  /** Id of the saved card, if `payment` is one. */
  paymentDetailsId?: string;
  /** Most that the coming order may charge: the total last quoted to the customer. */
  ceiling: number;
  /** The total last quoted for the coming order; its tax holds as long as its total is the ceiling. */
  told?: Confirmed | undefined;
  consentId?: string;
  smart?: SmartSupply;
  shippedNowAt?: Date;
  ordersMade: number;
  /** Sums charged, and saved against list prices; refunded orders and amounts do not count. */
  spent: number;
  saved: number;
  createdAt: Date;
  updatedAt: Date;
  endedAt?: Date;
  endReason?: string;
  lines: readonly SubscriptionLine[];
}

/**
 * `pending` is taken and becomes an order at once; `failed` waits for `retryAt`; the others are final: ordered, skipped
 * by the customer, nothing to send, or given up.
 */
export type OccurrenceStatus = 'pending' | 'failed' | 'ordered' | 'skipped' | 'nothing' | 'cancelled';

/** One occurrence of a subscription; `cycle` is its number, unique in the database even if something runs twice. */
export interface Occurrence {
  subscriptionId: string;
  cycle: number;
  date: Day;
  status: OccurrenceStatus;
  orderCode?: string;
  /** Most that it may charge, in minor units. */
  ceiling: number;
  /** The tax in `ceiling`, if it was quoted separately. */
  ceilingTax?: number;
  /** Its lines since it was taken; absent: the subscription's. */
  lines?: readonly SubscriptionLine[];
  /** Its share of the order's total, absent once refunded, and of the saving against list prices. */
  amount?: number;
  saved: number;
  /** Until when a skip can be undone. */
  undoUntil?: Date;
  /** Its pods that a smart subscription counts. */
  pods: number;
  attempts: number;
  failedAt?: Date;
  retryAt?: Date;
  createdAt: Date;
  settledAt?: Date;
}

/** The fields of an occurrence that are shown. */
export type ShownOccurrence = Pick<
  Occurrence,
  'cycle' | 'date' | 'status' | 'orderCode' | 'amount' | 'undoUntil'
>;

/** The actor of a change. */
export interface SubscriptionActor {
  kind: 'customer' | 'nobo' | 'agent' | 'system';
  /** The agent's id; absent if the customer is the actor. */
  id?: string;
}

/** The exact terms that a customer accepted, kept for three years after the last order under them. */
export interface Consent {
  id: string;
  site: SiteId;
  customerId: string;
  orderCode: string;
  textVersion: string;
  language: Language;
  text: string;
  acceptedAt: Date;
  ip: string;
}

/** The lines of a purchase with the same schedule: a subscription once the order is paid. */
export interface PurchaseGroup {
  frequencyWeeks: number;
  /** The second order's day, and the most that it may charge, as agreed. */
  nextDate: Day;
  ceiling: number;
  /** The tax in `ceiling`. */
  tax: number;
  /** Set: smart schedule by consumption, for everything recurring of the purchase; absent: fixed calendar. */
  smart?: SmartSupply;
}

/** The agreement of an order, kept until it is paid. */
export interface PurchaseIntent {
  customerId: string;
  /** Whether the account was created with the order. */
  newAccount: boolean;
  today: Day;
  groups: readonly PurchaseGroup[];
  consent: Pick<Consent, 'textVersion' | 'language' | 'text' | 'ip'> & { acceptedAt: string };
}
