/** Statuses of an order. `created` waits for its payment. */
export type OrderStatus =
  | 'created'
  | 'processing'
  | 'partiallyshipped'
  | 'shipped'
  | 'partiallydelivered'
  | 'delivered'
  | 'cancelled'
  | 'returned';

/** Which status may follow which; both the service and its tests read it. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['processing', 'cancelled'],
  processing: ['partiallyshipped', 'shipped', 'cancelled'],
  partiallyshipped: ['partiallyshipped', 'shipped', 'partiallydelivered'],
  shipped: ['partiallydelivered', 'delivered', 'returned'],
  partiallydelivered: ['partiallydelivered', 'delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

export const ORDER_STATUSES = Object.keys(ORDER_TRANSITIONS) as OrderStatus[];

export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** Statuses as shown to shoppers, if the name differs. */
const DISPLAY: Partial<Record<OrderStatus, string>> = {
  processing: 'processed',
  partiallydelivered: 'partially-delivered',
  partiallyshipped: 'partially-shipped',
};

export function statusDisplay(status: OrderStatus): string {
  return DISPLAY[status] ?? status;
}

/** Units of a line that were sent and that arrived. */
export interface LineProgress {
  quantity: number;
  shipped: number;
  delivered: number;
  /** Units refunded before they were sent, which are not sent any more. */
  withdrawn?: number;
}

/**
 * The status of an order by its lines, without withdrawn units. Delivered in part outranks shipped in part, and
 * everything must be sent before everything can have arrived.
 */
export function statusOfLines(lines: readonly LineProgress[]): OrderStatus {
  const some = (done: (line: LineProgress) => number) => lines.some((line) => done(line) > 0);
  const all = (done: (line: LineProgress) => number) =>
    some(done) && lines.every((line) => done(line) === line.quantity - (line.withdrawn ?? 0));
  if (all((line) => line.delivered)) return 'delivered';
  if (some((line) => line.delivered)) return 'partiallydelivered';
  if (all((line) => line.shipped)) return 'shipped';
  return some((line) => line.shipped) ? 'partiallyshipped' : 'processing';
}
