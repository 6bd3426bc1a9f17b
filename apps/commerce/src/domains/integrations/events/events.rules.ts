import type { Order } from '#domains/orders/index.ts';
import type { EventType } from '../integrations.types.ts';

/** What a step in a subscription's history is to an integration; absent: nothing. */
const OF_ACTION: Readonly<Record<string, EventType>> = {
  subscribe: 'subscription.started',
  skip: 'subscription.skipped',
  pause: 'subscription.paused',
  cancel: 'subscription.cancelled',
  'charge-failed': 'subscription.renewal_failed',
};

/** The event of a step in a subscription's history: what has no name of its own has changed it. */
export const typeOfAction = (action: string): EventType => OF_ACTION[action] ?? 'subscription.changed';

/** Whether nothing of an order is left to send, or on its way, once these units have moved. */
export function allMoved(
  { lines }: Pick<Order, 'lines'>,
  moved: readonly { entryNumber: number; quantity: number }[],
  what: 'shipped' | 'delivered',
): boolean {
  const units = new Map(moved.map(({ entryNumber, quantity }) => [entryNumber, quantity]));
  return lines.every(
    (line) => line[what] + (units.get(line.entryNumber) ?? 0) + line.withdrawn >= line.quantity,
  );
}
