import type { AutoDelivery, Subscription } from '#domains/auto-delivery/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import { type CustomersService, presentProfile } from '#domains/customers/index.ts';
import type { Order, OrdersService } from '#domains/orders/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { presentForIntegration, presentSubscriptionFor } from '../events/messages.presenter.ts';
import { integrationErrors } from '../integrations.errors.ts';

export interface CallParts {
  orders: Pick<OrdersService, 'find' | 'fulfilment'>;
  catalog: Pick<Catalog, 'setStock' | 'stockOf' | 'variant'>;
  customers: Pick<CustomersService, 'byId'>;
  autoDelivery: { repository: Pick<AutoDelivery['repository'], 'byId'> };
}

/** A parcel as a warehouse reports it. */
export interface ReportedParcel {
  entries?: readonly { entryNumber: number; quantity?: number }[];
  carrier?: string;
  trackingCode?: string;
}

/** What a system beside the shop reads and does. Another site's things are unknown: 404. */
export function callsService({ orders, catalog, customers, autoDelivery }: CallParts) {
  const orderOf = async ({ site, language }: SiteContext, code: string): Promise<Order> => {
    const order = await orders.find(code.toUpperCase());
    if (order?.site !== site.id) throw integrationErrors.unknownEntity(language, 'code');
    return order;
  };
  const by = ({ language }: SiteContext) => ({ actor: 'integration' as const, language });
  const parcelOf = ({ entries, ...rest }: ReportedParcel) => ({
    ...rest,
    ...(entries ? { units: entries } : {}),
  });
  return {
    order: async (ctx: SiteContext, code: string) => presentForIntegration(await orderOf(ctx, code)),

    /** In a transaction. @throws {OccError} 404, 409 */
    ship: async (ctx: SiteContext, code: string, parcel: ReportedParcel) => {
      const order = await orderOf(ctx, code);
      return presentForIntegration(await orders.fulfilment.ship(order.code, parcelOf(parcel), by(ctx)));
    },

    /** In a transaction. @throws {OccError} 404, 409 */
    deliver: async (ctx: SiteContext, code: string, parcel: ReportedParcel) => {
      const order = await orderOf(ctx, code);
      return presentForIntegration(await orders.fulfilment.deliver(order.code, parcelOf(parcel), by(ctx)));
    },

    /** In a transaction: sets how many units there are. @throws {OccError} 400 with the first unknown variant */
    setStock: async ({ site, language }: SiteContext, levels: readonly { code: string; units: number }[]) => {
      const codes = levels.map(({ code }) => code);
      const held = await catalog.stockOf(site.id, codes);
      const unknown = codes.find((code) => !held.has(code));
      if (unknown !== undefined) throw integrationErrors.stock(language, unknown);
      await catalog.setStock(site.id, levels);
      return { levels: levels.map(({ code, units }) => ({ code, units })) };
    },

    customer: async ({ site, language }: SiteContext, id: string) => {
      const customer = await customers.byId(site.id, id);
      if (!customer) throw integrationErrors.unknownEntity(language, 'id');
      const { customerId, email, firstName, lastName, phone, created } = presentProfile(customer);
      return {
        ...{ customerId, email, firstName, lastName, language: customer.language, created },
        ...(phone ? { phone } : {}),
      };
    },

    subscription: async ({ site, language }: SiteContext, id: string) => {
      const found: Subscription | undefined = await autoDelivery.repository.byId(id);
      if (found?.site !== site.id) throw integrationErrors.unknownEntity(language, 'id');
      return presentSubscriptionFor(found);
    },
  };
}

export type CallsService = ReturnType<typeof callsService>;
