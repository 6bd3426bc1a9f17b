import type { SiteId } from '@crema/brands';
import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Order, OrderHooks, OrdersService } from '#domains/orders/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import { RETRY_FOR_MS } from '#platform/outbox/index.ts';
import type { SitesWithIntegrations } from '../endpoints/presence.service.ts';
import type { EventType, NewEvent } from '../integrations.types.ts';
import type { EventsRepository } from './events.repository.ts';
import { allMoved, typeOfAction } from './events.rules.ts';

interface Parts {
  clock: Clock;
  repository: EventsRepository;
  sites: Pick<SitesWithIntegrations, 'has'>;
  orders: Pick<OrdersService, 'addHooks'>;
  catalog: Pick<Catalog, 'addStockHooks'>;
  customers: Pick<CustomersService, 'addHooks' | 'addPersonalData'>;
  autoDelivery: Pick<AutoDelivery, 'addHooks'>;
}

type Write = (site: SiteId, ...events: readonly NewEvent[]) => Promise<void>;

/** Writes an event at each moment that integrations can hear of, in the transaction of its cause. */
export function hearMoments(parts: Parts): void {
  const { clock, repository, sites, orders, catalog, customers, autoDelivery } = parts;
  const write: Write = async (site, ...events) => {
    if (!sites.has(site)) return;
    const now = clock.now();
    await repository.write(site, events, now, new Date(now.getTime() + RETRY_FOR_MS));
  };
  orders.addHooks(orderMoments(write));
  catalog.addStockHooks({
    soldOut: (site, codes) => write(site, ...codes.map((code) => stockEvent('stock.sold_out', code))),
    backInStock: (site, codes) => write(site, ...codes.map((code) => stockEvent('stock.back', code))),
  });
  customers.addHooks({
    created: ({ site, id }) => write(site, customerEvent('customer.created', id)),
    changed: ({ site, id }) => write(site, customerEvent('customer.changed', id)),
  });
  customers.addPersonalData({
    name: 'integrations',
    stage: 'correspondence',
    export: (site, id) => repository.ofCustomer(site, id),
    forget: async (site, id) => {
      // Told by its id alone; the row itself keeps nobody's.
      await write(site, { type: 'customer.erased', entity: `customer:${id}` });
      await repository.forgetCustomer(site, id);
    },
  });
  autoDelivery.addHooks({
    recorded: async ({ id, site, customerId }, action) => {
      await write(site, { type: typeOfAction(action), entity: `subscription:${id}`, customerId });
    },
  });
}

const stockEvent = (type: EventType, code: string): NewEvent => ({ type, entity: `stock:${code}` });
const customerEvent = (type: EventType, id: string): NewEvent => ({
  ...{ type, entity: `customer:${id}`, customerId: id },
});

const orderEvent = (
  { code, customerId }: Pick<Order, 'code' | 'customerId'>,
  type: EventType,
  detail: NewEvent['detail'] = {},
): NewEvent => ({ type, entity: `order:${code}`, customerId, detail });

/** An order may be sent from when it is paid. */
const PAID = ['order.paid', 'order.released'] as const;

const orderMoments = (write: Write): OrderHooks => ({
  written: (_ctx, order) => write(order.site, orderEvent(order, 'order.placed')),
  placed: (order) => write(order.site, ...PAID.map((type) => orderEvent(order, type))),
  renewed: async (orders) => {
    for (const [site, some] of Map.groupBy(orders, (order) => order.site))
      await write(
        site,
        ...some.flatMap((order) =>
          (['order.placed', ...PAID] as const).map((type) => orderEvent(order, type)),
        ),
      );
  },
  released: (order) => write(order.site, orderEvent(order, 'order.cancelled')),
  shipped: (order, entries) =>
    write(
      order.site,
      orderEvent(order, 'parcel.shipped', { entries }),
      ...(allMoved(order, entries, 'shipped') ? [orderEvent(order, 'order.shipped')] : []),
    ),
  delivered: (order, entries) =>
    write(
      order.site,
      orderEvent(order, 'parcel.delivered', { entries }),
      ...(allMoved(order, entries, 'delivered') ? [orderEvent(order, 'order.delivered')] : []),
    ),
  cancelled: (order) => write(order.site, orderEvent(order, 'order.cancelled')),
  returned: (order) => write(order.site, orderEvent(order, 'order.returned')),
  refundMade: (order, { number }) =>
    write(order.site, orderEvent(order, 'order.refunded', { refund: number })),
});
