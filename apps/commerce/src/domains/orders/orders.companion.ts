import type { PricedCart } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Actor, Order } from './orders.types.ts';

/** What a shopper says at the order beside the cart, as the call sent it. */
export interface OrderTerms {
  /** Version of the auto-delivery terms that were ticked. */
  autoDeliveryConsent?: string;
  /** Of a smart auto-delivery, whose terms they were. */
  cupsPerDay?: number;
  /** Pods there are beside those of the order, where it is smart. */
  podsOnHand?: number;
  /** A guest who wants an account with the order. */
  newAccount?: { password: string };
  /** Where the call came from, for the record of consent. */
  ip: string;
}

/** A part of a mail about an order: a heading and what stands under it. */
export interface OrderNote {
  title: string;
  sentences: readonly string[];
}

/** What else commits with an order, in the order's own transactions. */
export interface OrderCompanion<Prepared = unknown> {
  /** Before any transaction: whatever is slow. @throws 400. */
  prepare(ctx: SiteContext, terms: OrderTerms): Promise<Prepared>;
  /** Step 1, before the order is written. @throws what refuses it. */
  check(ctx: SiteContext, priced: PricedCart, terms: OrderTerms): void;
  /** Step 1, in its transaction, once the order is written. @throws what refuses it. */
  written(
    ctx: SiteContext,
    order: Order,
    priced: PricedCart,
    terms: OrderTerms,
    prepared: Prepared,
  ): Promise<void>;
  /** Step 3, once, in its transaction: the order is paid. */
  placed(order: Order): Promise<void>;
  /** Step 3, once, in its transaction: the order was given up. */
  released(order: Order): Promise<void>;
  /** Once, in its transaction, before the stock goes back: a paid order was cancelled by `actor`, or came back. */
  undone?(order: Order, actor: Actor): Promise<void>;
  /** What its confirmation says beside the order, in the order's language. */
  confirmed?(order: Order): Promise<OrderNote | undefined>;
  /** In its transaction: the whole payment goes back, and the order stays where it is. It may still be `undone` later. */
  refunded?(order: Order): Promise<void>;
}

/** Companions in the order in which they were taken; a shop adds them while it is put together. */
export function createCompany() {
  const companions: OrderCompanion[] = [];
  return {
    companions,
    accompany: <Prepared>(companion: OrderCompanion<Prepared>): void =>
      void companions.push(companion as OrderCompanion),
  };
}
