import type { IncomingHttpHeaders } from 'node:http';
import type { PricedCart } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Actor } from '../actor.types.ts';
import type { Order, Part } from '../orders.types.ts';
import type { Refund } from '../refunds/refunds.types.ts';

/** What is sent with an order beside the cart. */
export interface OrderTerms {
  /** Version of the auto-delivery terms that were accepted. */
  autoDeliveryConsent?: string;
  /** Version of the monthly box's terms that were accepted. */
  monthlyBoxConsent?: string;
  /** The terms of a campaign's kit were accepted. */
  campaignConsent?: boolean;
  /** Cups a day of a smart auto-delivery. */
  cupsPerDay?: number;
  /** Pods at home, without the order's, for a smart auto-delivery. */
  podsOnHand?: number;
  /** Set for a guest who wants an account. */
  newAccount?: { password: string };
  /** The caller's address, for the record of consent. */
  ip: string;
  /** Headers of the call that places it: what counts visits knows them by it. */
  headers?: IncomingHttpHeaders;
}

/** A part of an email about an order: a heading and the text below it. */
export interface OrderNote {
  title: string;
  sentences: readonly string[];
}

/**
 * Moments of an order at which other domains may act, each in the order's own transaction unless stated otherwise: a
 * hook's writes commit with the order or not at all, and a hook that throws rolls the step back. Hooks run in the order
 * in which they were added.
 */
export interface OrderHooks<Prepared = unknown> {
  /** Before any transaction, for slow work. Its answer is passed to `written`. @throws 400. */
  prepare?(ctx: SiteContext, terms: OrderTerms): Promise<Prepared>;
  /** Step 1, before the order is written and its stock taken, with the cart locked. @throws to refuse it. */
  check?(ctx: SiteContext, priced: PricedCart, terms: OrderTerms): void | Promise<void>;
  /** Step 1, after the order was written and its stock reserved. @throws to refuse it. */
  written?(
    ctx: SiteContext,
    order: Order,
    priced: PricedCart,
    terms: OrderTerms,
    prepared: Prepared,
  ): Promise<void>;
  /** Outside of any transaction, before a shopper pays: whose card is charged again for what the order begins. */
  paysAgain?(order: Order): Promise<string | undefined>;
  /** Step 3, once: the order is paid. */
  placed?(order: Order): Promise<void>;
  /** Before the stock of an order that is given up is returned: locks what `released` writes. */
  lock?(order: Order): Promise<void>;
  /** Step 3, once: orders that the shop makes by itself are paid, many at once. They are not `placed`. */
  renewed?(orders: readonly Order[]): Promise<void>;
  /** Step 3, once: the order was given up; its payment failed or was never made. */
  released?(order: Order): Promise<void>;
  /** A parcel with `part` was sent; `order` is the state before. */
  shipped?(order: Order, part: Part): Promise<void>;
  /** `part` of the order arrived; `order` is the state before. */
  delivered?(order: Order, part: Part): Promise<void>;
  /**
   * Before the stock is returned: a paid order was cancelled by `actor`, returned, or refunded before any of it was
   * sent. May be called again when a refunded order is cancelled.
   */
  reversed?(order: Order, actor: Actor): Promise<void>;
  /** It was cancelled by `actor` before any of it left: after `reversed`, once the stock is back. */
  cancelled?(order: Order, actor: Actor): Promise<void>;
  /** All of it came back: after `reversed`, once the stock is back. */
  returned?(order: Order): Promise<void>;
  /** Before a refund is written and what had paid gets its part: locks what `refundMade`, `reversed` and `refunded` write. */
  refunding?(order: Order): Promise<void>;
  /** A refund was written, of a part of the payment or of all that is left: the order as it stands before it. */
  refundMade?(order: Order, refund: Refund): Promise<void>;
  /** Its payment is disputed, and the money gone for now: before anything else is written. */
  disputed?(order: Order): Promise<void>;
  /** The dispute has ended, however it did. What was lost is a refund that follows. */
  disputeEnded?(order: Order): Promise<void>;
  /** The payment is fully refunded, and the order's status stays. It may still be `reversed` later. */
  refunded?(order: Order): Promise<void>;
  /** Outside of any transaction: a part of the confirmation, in the order's language. */
  confirmed?(order: Order): Promise<OrderNote | undefined>;
}
