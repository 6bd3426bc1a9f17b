import type { TaxLine } from '#domains/pricing/index.ts';
import type { Actor } from '../actor.types.ts';
import type { SourcePart } from '../sources/paid.types.ts';

/**
 * `void`: charged although the order had been given up. `provider`: made at the payment provider, of an amount and no lines.
 * `dispute`: the cardholder's bank kept the money. The others: by what happened to the order.
 */
export type RefundKind = 'refund' | 'cancel' | 'return' | 'void' | 'provider' | 'dispute';

/** Which of the refunded units are returned to stock: those that were not sent, all of them or none. */
export type Restock = 'unsent' | 'all' | 'none';

/** A part of an order to refund. Without lines and shipping: all that is left. */
export interface AskedRefund {
  /** Lines by number; without a quantity, all that is left of the line. */
  entries?: readonly { entryNumber: number; quantity?: number }[];
  /** With lines: their share of the shipping too. Without: the shipping alone, all that is left of it. */
  shipping?: boolean;
  restock: Restock;
  reason?: string;
}

/** Amounts of a refund, in minor units. The shopper gets `amount`: goods − discount + shipping + surcharges + tax. */
export interface RefundAmounts {
  goods: number;
  /** Share of the order's coupons in the goods and surcharges. */
  discount: number;
  shipping: number;
  /** Amounts beside the goods, before their share of the coupons. */
  surcharges: number;
  taxes: TaxLine[];
  tax: number;
  amount: number;
}

/** The refund of one line. */
export interface RefundLine extends RefundAmounts {
  entryNumber: number;
  /** Units whose price is refunded; 0 for shipping alone. */
  quantity: number;
  /** Units whose share of the shipping is refunded. */
  shippingQuantity: number;
  /** Of `quantity`: units that were not sent and will not be. */
  withdrawn: number;
  /** Of `quantity`: units that are returned to stock. */
  restocked: number;
}

/** The amounts of a possible refund. */
export interface RefundPlan extends RefundAmounts {
  lines: RefundLine[];
}

/** A refund that was made. It is `due` until the provider has confirmed it. */
export interface Refund extends RefundPlan {
  number: number;
  /** What of `amount` went back to what had paid before the card; the rest goes to the card. */
  sources: SourcePart[];
  key: string;
  providerKey: string;
  kind: RefundKind;
  asked: AskedRefund;
  restock: Restock;
  reason?: string;
  actor: Actor;
  staffId?: string;
  status: 'due' | 'refunded';
  /** What the provider calls it, once it is made. */
  reference?: string | undefined;
  createdAt: Date;
  settledAt?: Date;
}

/** A request for a refund, with its actor and key. */
export interface RefundRequest {
  key: string;
  actor: Actor;
  /** Id of the member of staff, if it is an agent. */
  staffId?: string;
  /** Minor units that were shown before; refused if the amount is another by now. */
  expectedAmount?: number;
}
