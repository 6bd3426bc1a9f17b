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
  /** It costs `price`, whatever else the product costs; no coupon covers it, and its shipping is included. */
  fixed?: true;
  /** It is money in another form, such as a gift card: nothing is taxed, and it does not count towards free shipping. */
  money?: true;
}

/** What an order may take beside lines, address and payment. */
export interface OrderTakes {
  /** An account, in which what goes on can be changed and ended. */
  account?: boolean;
  /** A card, also where nothing is left to be paid now. */
  card?: boolean;
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
   * @param sold lines that the shopper asked for and that are sold: none only where something is attached to the cart
   */
  lines?(cart: Cart, sold: readonly SoldLine[]): readonly AddedLine[];
  /** What an order of the cart takes because of what is attached to it, beside what any order does. Pure. */
  takes?(cart: Cart): OrderTakes;
  /**
   * The campaign's price of one unit of a line that the shopper asked for, in a cart that has something attached under this name;
   * undefined: it has none. It is one of the line's prices, and the lowest counts. Pure: it is called for every cart that is shown.
   */
  campaignPrice?(cart: Cart, sold: SoldLine): number | undefined;
  /**
   * Before added lines are written, outside a transaction and perhaps twice; for a changed line after it, before its transaction
   * commits. Only reads.
   *
   * @param lines the cart as it would be
   * @param asked variant codes of the lines that the shopper adds or changes
   * @throws OccError what refuses the change, which then leaves nothing behind.
   */
  check?(ctx: SiteContext, lines: readonly CartLine[], asked: readonly string[]): void | Promise<void>;
  /** Before variants are put in a cart, whatever is in it: costs no reading of its lines. @throws OccError what refuses them. */
  refuse?(ctx: SiteContext, asked: readonly string[]): void;
  /**
   * In the transaction that added or changed a line or took it out, after `check`: a cart that has something attached under this
   * name, as it is now and locked.
   *
   * @throws OccError what refuses the change, which then leaves nothing behind.
   */
  changed?(cart: Cart): Promise<void>;
  /** Before a coupon is put on a cart that has something attached under this name. @throws OccError what refuses it. */
  coupon?(ctx: SiteContext, cart: Cart): void;
  /**
   * In the transaction in which a guest's cart that has something attached under this name joined a customer's that has nothing.
   * Answers what is attached to the customer's from then on; undefined: nothing.
   */
  inherited?(guest: Cart): object | undefined;
  /**
   * In the transaction of a log-in: a guest's cart that has something attached under this name goes, and its lines join the
   * customer's own. Both are locked.
   */
  joined?(guests: Cart, own: Cart): Promise<void>;
  /** In the transaction that deleted carts that had something attached under this name: never none. */
  deleted?(carts: readonly DeletedCart[]): Promise<void>;
  /** A visit is told who it is (`getCustomerDetails`), before the answer is sent: may add a cookie to it. */
  visited?(visit: Visit): Promise<void>;
}
