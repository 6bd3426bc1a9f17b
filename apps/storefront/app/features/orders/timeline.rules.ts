import type { Order } from './order.slice.ts';

export type Stage = 'ordered' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned' | 'refunded';

/** A stage of an order: behind it, where it is now, or still to come. */
export interface TimelineStep {
  stage: Stage;
  state: 'done' | 'now' | 'ahead';
  /** ISO instant at which it was reached, where that is known. */
  at?: string | undefined;
}

type Told = Pick<
  Order,
  'status' | 'paymentStatus' | 'created' | 'placed' | 'steps' | 'consignments' | 'refunds' | 'refundDueAmount'
>;

/** Where an order is, from its placing to its end. The shop tells of no packing: what has left is packed. */
export function timelineOf(order: Told): TimelineStep[] {
  const { status, created, placed } = order;
  const isCancelled = status === 'cancelled';
  const ordered: TimelineStep = {
    stage: 'ordered',
    state: placed || isCancelled ? 'done' : 'now',
    at: placed ?? created,
  };
  if (isCancelled) return [ordered, over(order, 'cancelled'), ...refundOf(order)];
  if (isPaidBack(order)) return [ordered, ...refundOf(order)];
  // While an order goes on, what of it was paid back stands with the sums.
  const isOver = status === 'delivered' || status === 'returned';
  return [ordered, ...wayOf(order), ...(isOver ? refundOf(order) : [])];
}

const reached = ({ steps }: Told, status: string): string | undefined =>
  steps?.find((step) => step.status === status)?.at;

const over = (order: Told, stage: 'cancelled' | 'returned'): TimelineStep => ({
  stage,
  state: 'done',
  at: reached(order, stage),
});

/** Whether all of it was paid back before anything left, so that nothing is packed any more. */
const isPaidBack = ({ status, paymentStatus, consignments }: Told): boolean =>
  status === 'processing' &&
  consignments.length === 0 &&
  (paymentStatus === 'refunded' || paymentStatus === 'refund_due');

/** From the packers to the door, and back where it was returned. */
function wayOf(order: Told): TimelineStep[] {
  const { status, placed, consignments } = order;
  const isReturned = status === 'returned';
  const arrived = reached(order, 'delivered');
  const isDelivered = status === 'delivered' || (isReturned && arrived !== undefined);
  const first = consignments[0]?.shippedDate;
  return [
    { stage: 'packed', state: first ? 'done' : placed ? 'now' : 'ahead', at: first },
    {
      stage: 'shipped',
      state: isDelivered || isReturned ? 'done' : first ? 'now' : 'ahead',
      at: status === 'partiallyshipped' ? first : consignments.at(-1)?.shippedDate,
    },
    // What came back without having arrived was never delivered.
    ...(isReturned && !isDelivered
      ? []
      : [{ stage: 'delivered', state: isDelivered ? 'done' : 'ahead', at: arrived } as const]),
    ...(isReturned ? [over(order, 'returned')] : []),
  ];
}

function refundOf({ refunds, refundDueAmount }: Told): TimelineStep[] {
  const isDue = refundDueAmount.value > 0;
  if (refunds.length === 0 && !isDue) return [];
  return [
    { stage: 'refunded', state: isDue ? 'now' : 'done', at: isDue ? undefined : refunds.at(-1)?.created },
  ];
}
