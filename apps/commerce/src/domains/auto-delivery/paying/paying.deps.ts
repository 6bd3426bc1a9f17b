import type { Currency, SiteId } from '@crema/brands';
import type { CartPayment } from '#domains/cart/index.ts';
import type { CheckoutService } from '#domains/checkout/index.ts';
import type { Platform } from '#platform/index.ts';
import type { NextAction } from '#platform/payments/index.ts';
import type { Payable, paymentLinks } from './link.rules.ts';

/** `due`: can be paid; `asked`: its bank waits for an answer; `processing`: its outcome is not known yet. */
export type OpenPaymentStatus = 'due' | 'asked' | 'processing' | 'paid' | 'cancelled';

/** What is to be paid, or was. */
export interface Bill {
  /** Names the charge that was tried last: another one after each that is refused. */
  attempt: string;
  /** Of the order that it is about. */
  code: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  entries: { name: string; quantity: number }[];
  /** What could not be charged. */
  card?: { brand: string; lastFour: string };
  /** Why not. */
  reason?: string;
}

/** How what a link is about stands. */
export interface Standing {
  status: OpenPaymentStatus;
  date: string;
  /** Absent where nothing is left of it. */
  bill?: Bill;
  nextAction?: NextAction;
}

/** What a link is about. */
export interface OpenPayment extends Standing {
  /** Of what it is: the kind of the link. */
  of: string;
}

/** What is charged by itself, and can be paid in person where that failed. */
export interface PayableKind {
  /** How it stands; undefined: there is none. Asks the provider where its bank waits. */
  seen(of: Payable): Promise<Standing | undefined>;
  /**
   * Tries another charge with its customer there, to the card of `payment`: of an order that is made anew, as a retry makes it. That card
   * then stays with what comes again. Answers why it was refused, unless the bill says so.
   *
   * @param most minor units that the customer was shown: above it nothing is charged
   */
  payPresent(
    of: Payable,
    shown: { site: SiteId; attempt: string; payment: CartPayment; most: number },
  ): Promise<string | undefined>;
  /** The bank was answered: settles an attempt by what its provider says. Answers as `payPresent` does. */
  confirm(of: Payable, attempt: string): Promise<string | undefined>;
}

/** What paying by a mailed link takes. */
export interface PayingNeeds {
  platform: Platform;
  links: ReturnType<typeof paymentLinks>;
  /** By the name that links have. */
  kinds: Map<string, PayableKind>;
  checkout: Pick<CheckoutService, 'describePayment'>;
}
