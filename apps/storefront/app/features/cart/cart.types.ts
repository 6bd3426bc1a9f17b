import type { components } from '@crema/api-client';

/** A line of a cart or an order. */
export type CartEntry = components['schemas']['OrderEntry'];
/** A cart as the engine sends it. */
export type Cart = components['schemas']['Cart'];
/** The sums that carts and orders share. */
export type Totals = Pick<
  Cart,
  | 'subTotal'
  | 'orderDiscounts'
  | 'appliedVouchers'
  | 'deliveryCost'
  | 'surcharges'
  | 'taxes'
  | 'totalTax'
  | 'totalPriceWithTax'
  | 'taxIsFinal'
  | 'taxExemptionNumber'
  | 'paymentSources'
  | 'amountDue'
>;
