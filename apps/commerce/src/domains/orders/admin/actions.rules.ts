import { mayFollow } from '../fulfilment/transitions.rules.ts';
import type { Order } from '../orders.types.ts';
import { leftOf, unsentOf } from '../refunds/refunds.rules.ts';
import { paidOf, refundedOf } from '../sources/sources.rules.ts';

/** What staff do with an order, by the operation that does it. */
export const ORDER_ACTIONS = {
  ship: 'adminShipOrder',
  deliver: 'adminDeliverOrder',
  cancel: 'adminCancelOrder',
  return: 'adminReturnOrder',
  refund: 'adminRefundOrder',
  confirm: 'adminResendConfirmation',
  note: 'adminAddOrderNote',
} as const;

export type OrderAction = keyof typeof ORDER_ACTIONS;

const OPEN: Record<OrderAction, (order: Order) => boolean> = {
  ship: ({ status, lines }) =>
    (mayFollow(status, 'shipped') || mayFollow(status, 'partiallydelivered')) &&
    lines.some((line) => unsentOf(line) > 0),
  deliver: ({ status, lines }) =>
    mayFollow(status, 'partiallydelivered') && lines.some((line) => line.shipped > line.delivered),
  cancel: ({ status, payment, isDisputed }) =>
    !isDisputed &&
    (payment.status === 'requires_action' || (status !== 'created' && mayFollow(status, 'cancelled'))),
  return: ({ status, isDisputed }) => !isDisputed && mayFollow(status, 'returned'),
  refund: (order) =>
    !order.isDisputed &&
    (order.payment.status === 'captured' || order.payment.status === 'partially_refunded') &&
    (paidOf(order) > refundedOf(order) || order.lines.some((line) => leftOf(line) > 0)),
  confirm: ({ placedAt }) => placedAt !== undefined,
  note: () => true,
};

/** What can be done with an order as it is now. */
export const openActions = (order: Order): OrderAction[] =>
  (Object.keys(ORDER_ACTIONS) as OrderAction[]).filter((action) => OPEN[action](order));
