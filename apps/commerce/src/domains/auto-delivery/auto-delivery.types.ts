import type { Currency, Language, SiteId } from '@crema/brands';
import type { CartAddress, CartBusiness, CartPayment } from '#domains/cart/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { SmartSupply } from './auto-delivery.calendar.ts';
import type { SubscriptionStatus } from './auto-delivery.transitions.ts';

/** `scheduled` follows the calendar, `smart` what is left of the pods at home. */
export type SubscriptionType = 'scheduled' | 'smart';

export interface SubscriptionLine {
  lineNumber: number;
  /** Variant code. */
  code: string;
  /** Boxes per shipment. */
  quantity: number;
  /** Comes with the next order only. */
  once: boolean;
  /** Variant codes to send instead when it is sold out, in order; at most three. */
  backups: readonly string[];
}

/** A new line, before it has its number. */
export type NewSubscriptionLine = Omit<SubscriptionLine, 'lineNumber'>;

/** What a customer was told last that an order may come to, in minor units. */
export interface Confirmed {
  total: number;
  /** The tax in it; absent: it was not told apart. */
  tax?: number;
}

/** A recurring delivery of one customer. Money in minor units of `currency`. */
export interface Subscription {
  id: string;
  site: SiteId;
  customerId: string;
  /** Whom mails go to. */
  email: string;
  language: Language;
  currency: Currency;
  type: SubscriptionType;
  status: SubscriptionStatus;
  frequencyWeeks: number;
  /** A day of the rhythm: every order is due whole frequencies after it. */
  anchorDate: Day;
  /** The coming order's day; while paused the day of resuming. Absent once cancelled or completed. */
  nextDate?: Day;
  /** The instant at which the coming order can no longer be changed, and at which it is made. */
  locksAt?: Date;
  processAt?: Date;
  /** Number of the coming occurrence; counts orders made and orders skipped. The first order is 0. */
  cycle: number;
  deliveryAddress: CartAddress;
  /** Of a subscription of the business site. */
  business?: CartBusiness;
  payment: CartPayment;
  /** The saved card that `payment` is, if it is one. */
  paymentDetailsId?: string;
  /** Most that the coming order may charge: what the customer was told last. */
  ceiling: number;
  /** What was said last of the coming order; it tells the tax apart as long as its total is the ceiling. */
  told?: Confirmed | undefined;
  consentId?: string;
  smart?: SmartSupply;
  shippedNowAt?: Date;
  ordersMade: number;
  /** Charged so far, and saved so far against list prices; what went back does not count, nor its order. */
  spent: number;
  saved: number;
  createdAt: Date;
  updatedAt: Date;
  endedAt?: Date;
  endReason?: string;
  lines: readonly SubscriptionLine[];
}

/**
 * `pending` is taken and becomes an order at once; `failed` waits for `retryAt`; the others are over: an order, skipped
 * by the customer, nothing to send, or given up.
 */
export type OccurrenceStatus = 'pending' | 'failed' | 'ordered' | 'skipped' | 'nothing' | 'cancelled';

/** One turn of a subscription. There is at most one per cycle, whatever runs twice. */
export interface Occurrence {
  subscriptionId: string;
  cycle: number;
  date: Day;
  status: OccurrenceStatus;
  orderCode?: string;
  /** Most that it may charge, and what it did charge. */
  ceiling: number;
  /** The tax in `ceiling`, where it was told apart. */
  ceilingTax?: number;
  /** What it is an order of, from when it was taken; absent: the lines that the subscription has. */
  lines?: readonly SubscriptionLine[];
  /** Its share of the order's total, absent once that went back, and what it saved against list prices. */
  amount?: number;
  saved: number;
  /** Until when a skip can be taken back. */
  undoUntil?: Date;
  /** Pods of it that a smart subscription reckons with. */
  pods: number;
  attempts: number;
  failedAt?: Date;
  retryAt?: Date;
  createdAt: Date;
  settledAt?: Date;
}

/** What is shown of a turn. */
export type ShownTurn = Pick<Occurrence, 'cycle' | 'date' | 'status' | 'orderCode' | 'amount' | 'undoUntil'>;

/** Who did something to a subscription. */
export interface SubscriptionActor {
  kind: 'customer' | 'nobo' | 'agent' | 'system';
  /** The agent's id; absent where the customer is the actor. */
  id?: string;
}

/** What a customer agreed to, word for word, kept three years after the last order under it. */
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

/** One rhythm of a purchase: a subscription once the order is paid. */
export interface PurchaseGroup {
  frequencyWeeks: number;
  /** The second order's day, and the most that it may charge, as they were agreed. */
  nextDate: Day;
  ceiling: number;
  /** The tax in `ceiling`. */
  tax: number;
  /** What it counts by instead of weeks; everything recurring of the purchase is in it then. */
  smart?: SmartSupply;
}

/** What was agreed with an order, kept until it is paid. */
export interface PurchaseIntent {
  customerId: string;
  /** Whether the account was made with the order. */
  newAccount: boolean;
  today: Day;
  groups: readonly PurchaseGroup[];
  consent: Pick<Consent, 'textVersion' | 'language' | 'text' | 'ip'> & { acceptedAt: string };
}
