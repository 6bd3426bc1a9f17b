import type { Day } from '#platform/clock/index.ts';

/** Sums of a day, or of several. Money in minor units: goods − discounts + shipping + surcharges + tax = total. */
export interface Sums {
  orders: number;
  units: number;
  goods: number;
  discounts: number;
  shipping: number;
  surcharges: number;
  tax: number;
  total: number;
  refunds: number;
}

export interface SalesDay extends Sums {
  day: Day;
}

export const SUMS = [
  ...([
    'orders',
    'units',
    'goods',
    'discounts',
    'shipping',
    'surcharges',
    'tax',
    'total',
    'refunds',
  ] as const),
];

/** What waits for somebody on a site, by what it is. */
export interface Waiting {
  ordersToShip: number;
  paymentsToSettle: number;
  refundsToSettle: number;
  disputesToAnswer: number;
  fraudWarnings: number;
  /** Events that no integration took. */
  deadEvents: number;
  paymentDifferences: number;
  /** Reviews that staff are to look at. */
  heldReviews: number;
  lowStock: number;
}
