import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteContext } from '#platform/http/index.ts';
import type { Cart, CartLine, SoldLine } from '../cart.types.ts';

/** A line that another domain puts in a cart, such as a gift. The shopper neither changes nor removes it. */
export interface AddedLine {
  /** Variant code. */
  code: string;
  quantity: number;
  /** Minor units of one unit; a lower price of the product counts all the same. */
  price: number;
  /** It stays when it is sold out, and the order is refused as for any line; absent: it is left out. */
  stays?: true;
}

/** A cart that is no more. */
export type DeletedCart = Pick<Cart, 'guid' | 'site' | 'customerId' | 'attached'>;

/** A visit that asks who it is. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Absent: it has none. */
  cart: Cart | undefined;
}

/** What another domain does with carts. */
export interface CartHooks {
  /**
   * Whose hooks they are, as `addedBy` and `priceKind` of the lines that they add: a small letter, then letters and digits. No two
   * are the same.
   */
  name: string;
  /**
   * Lines beside those that the shopper asked for. They are never kept: they are made anew whenever the cart is shown and once
   * more when it is ordered. What is not for sale or sold out is left out. Pure: it is called for every cart that is shown.
   *
   * @param sold lines that the shopper asked for and that are sold: never none
   */
  lines?(cart: Cart, sold: readonly SoldLine[]): readonly AddedLine[];
  /**
   * In the transaction that adds or changes lines, before it commits.
   *
   * @param lines the cart as it would be
   * @param asked variant codes of the lines that the shopper adds or changes
   * @throws OccError what refuses the change, which then leaves nothing behind.
   */
  check?(ctx: SiteContext, lines: readonly CartLine[], asked: readonly string[]): void | Promise<void>;
  /**
   * In the transaction that changed a line or took it out, after `check`: a cart that has something attached under this name, as it
   * is now and locked.
   */
  changed?(cart: Cart): Promise<void>;
  /** In the transaction that deleted carts that had something attached under this name: never none. */
  deleted?(carts: readonly DeletedCart[]): Promise<void>;
  /** A visit is told who it is (`getCustomerDetails`), before the answer is sent: may add a cookie to it. */
  visited?(visit: Visit): Promise<void>;
}
