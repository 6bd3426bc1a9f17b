import type { Language, SiteId } from '@crema/brands';
import type { CartAddress, CartBusiness, CartPayment } from '#domains/cart/index.ts';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import type { Totals } from '#domains/pricing/index.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import type { PaymentState } from '#platform/payments/index.ts';
import type { OrderNote } from '../hooks/hooks.types.ts';
import type { Order, OrderPaymentStatus } from '../orders.types.ts';

/**
 * A line of a recurring order, with a frequency of its own: lines that ship together may come again at different times.
 */
export interface RecurringSold {
  code: string;
  quantity: number;
  variant: CatalogVariant;
  /** 0 where it does not come every so many weeks. */
  frequencyWeeks: number;
  /** Set for a smart auto-delivery, which is scheduled by consumption. */
  cupsPerDay?: number | undefined;
}

/** An order that the shop makes by itself, for a customer who has agreed to it. */
export interface RecurringOrder {
  site: SiteId;
  language: Language;
  customerId: string;
  email: string;
  /** Id of its occurrence: at most one order that is not cancelled has it. */
  turn: string;
  deliveryAddress: CartAddress;
  business?: CartBusiness;
  payment: CartPayment;
  sold: readonly RecurringSold[];
  /** Their lines are those of `sold`, in order. */
  totals: Totals;
  /** Name of its discount, if it has one. */
  discountName?: string;
}

/** Outcome of an order's payment; `reason` if it failed. */
export interface RecurringOutcome {
  code: string;
  status: OrderPaymentStatus;
  reason?: string;
}

/**
 * Orders that are written, charged and confirmed many at once, in the same three steps as a single one (decision 6).
 */
export interface RecurringOrders {
  /**
   * Step 1, in the caller's transaction: takes the stock and writes the orders as created. Answers their codes, in
   * order, or the shortages; then roll back and plan again.
   */
  write(
    orders: readonly RecurringOrder[],
  ): Promise<{ codes: string[] } | { short: { code: string; available: number }[] }>;
  /** Step 2, outside any transaction: charges the orders, a few at a time. Without a state the outcome is unknown. */
  charge(codes: readonly string[]): Promise<{ code: string; state?: PaymentState }[]>;
  /**
   * Step 2 with the customer there, who may be asked by the bank: the order then waits for that.
   *
   * @param most minor units that the customer was shown; an order of more is declined
   */
  chargePresent(codes: readonly string[], most: number): Promise<{ code: string; state?: PaymentState }[]>;
  /** What the provider says of an order's charge; `confirm`: its customer has answered the bank. Outside any transaction. */
  ask(code: string, confirm?: boolean): Promise<PaymentState | undefined>;
  /** Begins step 3, in the caller's transaction: a concurrent settlement of the same orders waits here. */
  lock(codes: readonly string[]): Promise<void>;
  /** Step 3, in the caller's transaction, with the orders locked. Idempotent. */
  settle(results: readonly { code: string; state?: PaymentState }[]): Promise<void>;
  outcomes(codes: readonly string[]): Promise<RecurringOutcome[]>;
  /**
   * Outside any transaction: makes sure that an order is never charged, unless it was charged already. Then settles it.
   *
   * @throws if the provider does not answer. The order is given up all the same, and a later charge of it is refunded;
   *   its outcome stays `UNHEARD` until the provider has answered.
   */
  withdraw(code: string): Promise<void>;
  /** Orders with their lines, for emails about them. */
  byCodes(codes: readonly string[]): Promise<Order[]>;
  /** The order's email, with an additional part beside those of the order's hooks. */
  confirmation(order: Order, note?: OrderNote): Promise<MailMessage>;
}
