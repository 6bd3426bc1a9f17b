import type { SiteId } from '@crema/brands';
import type { CartPayment } from '#domains/cart/index.ts';
import type { CheckoutService } from '#domains/checkout/index.ts';
import type { Order, OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import type { NextAction, PaymentState } from '#platform/payments/index.ts';
import type { Payable, paymentLinks } from './link.rules.ts';

/** `due`: can be paid; `asked`: its bank waits for an answer; `processing`: its outcome is not known yet. */
export type OpenPaymentStatus = 'due' | 'asked' | 'processing' | 'paid' | 'cancelled';

/** How what a link is about stands. */
export interface Standing {
  status: OpenPaymentStatus;
  date: string;
  /** The latest order that was tried; absent where none is left. */
  order?: Order;
  nextAction?: NextAction;
}

/** What a link is about. */
export interface OpenPayment extends Standing {
  /** Of what it is an order: the kind of the link. */
  of: string;
}

/** What comes again and again, and can be paid for in person where it could not be charged. */
export interface PayableKind {
  /** How it stands; undefined: there is no such order. Asks the provider where its bank waits. */
  seen(of: Payable): Promise<Standing | undefined>;
  /**
   * Makes the order anew, as a retry makes it, and charges it to another card than its own, with its customer there. That card stays
   * with what it has paid for.
   *
   * @param most minor units that the customer was shown: above it nothing is charged
   */
  payPresent(
    of: Payable,
    shown: { site: SiteId; order: Order; payment: CartPayment; most: number },
  ): Promise<unknown>;
  /** Settles an order by what its provider says of it. */
  settle(code: string, state: PaymentState): Promise<void>;
}

/** What paying by a mailed link takes. */
export interface PayingNeeds {
  platform: Platform;
  links: ReturnType<typeof paymentLinks>;
  /** By the name that links have. */
  kinds: Map<string, PayableKind>;
  orders: Pick<OrdersService, 'recurring'>;
  checkout: Pick<CheckoutService, 'describePayment'>;
}
