import type { Cart, CartPaymentSource } from '#domains/cart/index.ts';
import type { Order } from '../orders.types.ts';
import type { Refund } from '../refunds/refunds.types.ts';
import type { RefundedWhen } from './paid.types.ts';

/**
 * What pays for orders before the card: store credit, gift cards. It pays what it has, in the order in which sources were added,
 * and the card is charged the rest. Orders that the shop makes by itself are never paid by one.
 *
 * Every call but `available` is in the transaction of the order's step, with its locks taken in one order everywhere: the order,
 * the cart, the source's own, what hooks lock, then stock. One that throws undoes the step.
 */
export interface PaymentSource extends CartPaymentSource {
  refunded: RefundedWhen;
  /** Step 1, once the order is written: takes what `available` held for its cart. @throws where it is not there. */
  spend(order: Order, amount: number, cart: Cart): Promise<void>;
  /** Step 3, once: the order was given up, and gets back all that it paid. */
  release(order: Order, amount: number): Promise<void>;
  /** A refund was made, and `amount` of it is this source's; never more than it paid. The order as it stands before it. */
  refund(order: Order, refund: Pick<Refund, 'number' | 'kind'>, amount: number): Promise<void>;
}
