/** Whether refunds go back to a source before or after the card, as far as each paid. */
export type RefundedWhen = 'beforeCard' | 'afterCard';

/** What of an order's total a source paid: the order's own copy. */
export interface PaidBySource {
  name: string;
  /** In the shopper's language. */
  label: string;
  /** Minor units. */
  amount: number;
  refunded: RefundedWhen;
}

/** A part of an amount that is a source's, in minor units. */
export interface SourcePart {
  name: string;
  amount: number;
}
