/** Where an order can stand. `created` waits for its payment. */
export type OrderStatus =
  | 'created'
  | 'processing'
  | 'partiallyshipped'
  | 'shipped'
  | 'partiallydelivered'
  | 'delivered'
  | 'cancelled'
  | 'returned';

/** The one table of what may follow what; the service and its tests read it. */
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

/** How a shopper reads a status; the others read as they are. */
const DISPLAY: Partial<Record<OrderStatus, string>> = {
  processing: 'processed',
  partiallydelivered: 'partially-delivered',
  partiallyshipped: 'partially-shipped',
};

export function statusDisplay(status: OrderStatus): string {
  return DISPLAY[status] ?? status;
}

/** What was sent of a line and what arrived. */
export interface LineProgress {
  quantity: number;
  shipped: number;
  delivered: number;
}

/**
 * Where an order stands by its lines. Delivered in part outranks shipped in part, and everything must be sent
 * before everything can have arrived.
 */
export function statusOfLines(lines: readonly LineProgress[]): OrderStatus {
  const all = (done: (line: LineProgress) => number) => lines.every((line) => done(line) === line.quantity);
  const some = (done: (line: LineProgress) => number) => lines.some((line) => done(line) > 0);
  if (all((line) => line.delivered)) return 'delivered';
  if (some((line) => line.delivered)) return 'partiallydelivered';
  if (all((line) => line.shipped)) return 'shipped';
  return some((line) => line.shipped) ? 'partiallyshipped' : 'processing';
}
