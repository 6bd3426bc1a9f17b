/** Orders of auto-deliveries that can be paid in person. */
import type { OrdersService } from '#domains/orders/index.ts';
import type { GenerationRepository } from '../renewal/renewal.repository.ts';
import type { createGeneration } from '../renewal/renewal.service.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { Occurrence, Subscription } from '../subscription/subscription.types.ts';
import type { PayableKind, Standing } from './paying.deps.ts';
import { confirmOrder, standing } from './standing.service.ts';

interface Parts {
  subscriptions: AutoDeliveryRepository;
  repository: GenerationRepository;
  generation: Pick<ReturnType<typeof createGeneration>, 'runPresent' | 'settleOne'>;
  orders: Pick<OrdersService, 'recurring'>;
}

export const payableSubscriptions = (parts: Parts): PayableKind => ({
  seen: async ({ id, turn }) => {
    const subscription = await parts.subscriptions.byId(id);
    const occurrence = subscription && (await parts.subscriptions.occurrence(id, turn));
    return occurrence && seen(parts, subscription, occurrence);
  },
  payPresent: async (_of, { site, attempt, payment, most }) => {
    await parts.generation.runPresent(site, await allOf(parts, attempt), payment, most);
    return undefined;
  },
  confirm: confirmOrder(parts.orders.recurring, parts.generation.settleOne),
});

const seen = (
  { orders }: Parts,
  { status }: Subscription,
  { orderCode, date, status: occurrence }: Occurrence,
): Promise<Standing> =>
  standing(orders.recurring, {
    ...{ date, orderCode, isOver: status === 'CANCELLED' },
    state: occurrence === 'ordered' ? 'paid' : occurrence,
  });

/** The subscriptions whose goods were to come with an order that failed. */
const allOf = async ({ repository }: Parts, code: string): Promise<string[]> => [
  ...new Set(
    (await repository.occurrencesOfOrders([code]))
      .filter(({ status }) => status === 'failed')
      .map(({ subscriptionId }) => subscriptionId),
  ),
];
