import type { OrderStatus } from '../fulfilment/transitions.rules.ts';
import type { OrderPaymentStatus } from '../orders.types.ts';

/** An order in the list of staff. */
export interface AdminListed {
  code: string;
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  email: string;
  customerId: string | null;
  firstName: string;
  lastName: string;
  total: number;
  units: number;
  createdAt: string;
}

/** What a member of staff wrote down about an order. */
export interface OrderNoteRow {
  id: string;
  staffId: string;
  text: string;
  createdAt: Date;
}

/** What staff look for beside the statuses themselves: what waits for somebody. */
export const WORK_LISTS = ['toShip', 'unsettled', 'refundDue', 'disputed', 'warned'] as const;
export type WorkList = (typeof WORK_LISTS)[number];

/** A status that an order came to, and who brought it there. */
export interface TimelineRow {
  status: OrderStatus;
  actor: string;
  at: string;
}

export interface AdminOrderQuery {
  terms?: readonly string[] | undefined;
  status?: OrderStatus | WorkList | undefined;
  /** Paid from one instant until before another. */
  placed?: { from: Date; until: Date } | undefined;
  /** Region of the delivery address. */
  region?: string | undefined;
  /** Code of a coupon that it was bought with. */
  coupon?: string | undefined;
  /** Code of the last order of the page before. */
  after?: string | undefined;
  limit: number;
}
