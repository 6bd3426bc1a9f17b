import type { Subscription } from '#domains/auto-delivery/index.ts';
import { type Order, presentOrder } from '#domains/orders/index.ts';
import type { WrittenEvent } from '../integrations.types.ts';

/** An order for a system beside the shop: without what only its shopper may use. */
export function presentForIntegration(order: Order) {
  const {
    guid: _guid,
    nextAction: _next,
    cancellable: _cancel,
    paymentInfo: _card,
    ...told
  } = presentOrder(order, order.language);
  return told;
}

export const presentSubscriptionFor = (subscription: Subscription) => ({
  ...{ id: subscription.id, customerId: subscription.customerId, type: subscription.type },
  ...{ status: subscription.status, frequencyWeeks: subscription.frequencyWeeks },
  ...(subscription.nextDate ? { nextDate: subscription.nextDate } : {}),
  lines: subscription.lines.map(({ code, quantity, once }) => ({ code, quantity, once })),
  ordersMade: subscription.ordersMade,
  created: subscription.createdAt.toISOString(),
  ...(subscription.endedAt ? { ended: subscription.endedAt.toISOString() } : {}),
});

/** The body of a message. */
export const presentMessage = ({ id, type, at }: WrittenEvent, data: object): string =>
  JSON.stringify({ id, type, timestamp: at.toISOString(), data });
