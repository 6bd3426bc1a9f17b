import { randomUUID } from 'node:crypto';
import type { AutoDelivery, Member } from '#domains/auto-delivery/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import { type Staff, searchCustomers, searchTerms, staffErrors } from '#domains/staff/index.ts';
import { staffOf } from '#platform/admin/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentCustomer, presentFound, presentNote } from './customer-service.presenter.ts';

interface Parts {
  platform: Pick<Platform, 'clock'>;
  autoDelivery: Pick<AutoDelivery, 'subscriptions' | 'views'>;
  customers: CustomersService;
  orders: Pick<OrdersService, 'find' | 'history'>;
  staff: Pick<Staff, 'notes'>;
}

/** Orders that are shown of a customer; the list of orders has all. */
const ORDERS_SHOWN = 20;

/** A customer whom staff help: what they do counts as a member of staff's. */
const memberOf = (ctx: SiteContext, customerId: string): Member => ({
  customerId,
  actor: { kind: 'agent', id: staffOf({ ctx }).staffId },
});

/** What staff see of customers, and do for them. */
export function customerService({ platform: { clock }, autoDelivery, customers, orders, staff }: Parts) {
  const { subscriptions, views } = autoDelivery;

  const notesOf = async ({ site }: SiteContext, customerId: string) =>
    (await staff.notes.list(site.id, customerId)).map(presentNote);

  return {
    /** @throws {OccError} 400 for fewer than two letters */
    list: async (ctx: SiteContext, { query, page, size }: { query: string; page: number; size: number }) => {
      const terms = searchTerms(query);
      if (!terms) throw staffErrors.search(ctx.language);
      const asked = { query, terms, page: { offset: page * size, limit: size } };
      const found = await searchCustomers({ customers, orders }, ctx.site.id, asked);
      return {
        items: found.customers.map(presentFound),
        total: found.total,
        ...((page + 1) * size < found.total ? { next: String(page + 1) } : {}),
      };
    },

    /** @throws {OccError} 404, also for another site's */
    get: async (ctx: SiteContext, customerId: string) => {
      const of = { ...ctx, customerId };
      const member = memberOf(ctx, customerId);
      const customer = await customers.get(of);
      const { orders: latest, total } = await orders.history.page(of, 0, ORDERS_SHOWN);
      const delivered = await views.load(ctx, member);
      return presentCustomer(customer, ctx.language, {
        ...{ orders: latest, orderCount: total, notes: await notesOf(ctx, customerId) },
        subscriptions: delivered.map((one) => views.present(ctx, member, one)),
      });
    },

    /** In a transaction: leaves the coming order out, or takes that back. @throws {OccError} 404, 409 */
    skip: async (
      ctx: SiteContext,
      { customerId, id }: { customerId: string; id: string },
      { undo, date }: { undo?: boolean; date?: string },
    ) => {
      const member = memberOf(ctx, customerId);
      const edited = undo
        ? await subscriptions.undoSkip(ctx, member, id)
        : await subscriptions.skip(ctx, member, id, date);
      return views.changed(ctx, member, edited);
    },

    /** In a transaction. @throws {OccError} 404 */
    note: async (ctx: SiteContext, customerId: string, text: string) => {
      await customers.get({ ...ctx, customerId });
      await staff.notes.add({
        ...{ id: randomUUID(), site: ctx.site.id, customerId, staffId: staffOf({ ctx }).staffId },
        ...{ text: text.trim(), createdAt: clock.now() },
      });
      return { notes: await notesOf(ctx, customerId) };
    },
  };
}

export type CustomerService = ReturnType<typeof customerService>;
