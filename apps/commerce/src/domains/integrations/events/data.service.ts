import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { WrittenEvent } from '../integrations.types.ts';
import { presentForIntegration, presentSubscriptionFor } from './messages.presenter.ts';

export interface Readers {
  orders: Pick<OrdersService, 'find'>;
  catalog: Pick<Catalog, 'stockOf'>;
  autoDelivery: { repository: Pick<AutoDelivery['repository'], 'byId'> };
}

/** `data` of an event: its entity as it is now. Of what is gone only the id is told. */
export async function dataOf(
  { orders, catalog, autoDelivery }: Readers,
  event: WrittenEvent,
): Promise<object> {
  const { entity, detail, site } = event;
  const colon = entity.indexOf(':');
  const [kind, id] = [entity.slice(0, colon), entity.slice(colon + 1)];
  switch (kind) {
    case 'order': {
      const order = await orders.find(id);
      return { order: order ? presentForIntegration(order) : { code: id }, ...detail };
    }
    case 'stock':
      return { code: id, available: (await catalog.stockOf(site, [id])).get(id) ?? 0 };
    case 'subscription': {
      const found = await autoDelivery.repository.byId(id);
      return { subscription: found ? presentSubscriptionFor(found) : { id } };
    }
    default:
      return { customer: { id } };
  }
}
