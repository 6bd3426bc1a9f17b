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

/** A step or a note of an order, in its time. */
export interface OrderNoteRow {
  id: string;
  staffId: string;
  text: string;
  createdAt: Date;
}

/** What staff look for beside the statuses themselves: what waits for somebody. */
export const WORK_LISTS = ['toShip', 'unsettled', 'refundDue'] as const;
export type WorkList = (typeof WORK_LISTS)[number];

/** A step of an order, in its time. */
export interface OrderStep {
  status: OrderStatus;
  actor: string;
  at: string;
}
