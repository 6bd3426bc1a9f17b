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

/** A subscription, and whose it is said to be. */
export interface Whose {
  customerId: string;
  id: string;
}

type SwapAsk = Parameters<AutoDelivery['subscriptions']['swap']>[3];

/** What staff see of customers, and do for them. */
export function customerService({ platform: { clock }, autoDelivery, customers, orders, staff }: Parts) {
  const { subscriptions, views } = autoDelivery;

  const changed = async (
    ctx: SiteContext,
    { customerId }: Whose,
    work: (member: Member) => ReturnType<typeof subscriptions.skip>,
  ) => {
    const member = memberOf(ctx, customerId);
    return views.changed(ctx, member, await work(member));
  };

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
    skip: (ctx: SiteContext, of: Whose, { undo, date }: { undo?: boolean; date?: string }) =>
      changed(ctx, of, (member) =>
        undo ? subscriptions.undoSkip(ctx, member, of.id) : subscriptions.skip(ctx, member, of.id, date),
      ),

    /** In a transaction: another day for the coming order. @throws {OccError} 400, 404, 409 */
    move: (ctx: SiteContext, of: Whose, { date }: { date: string }) =>
      changed(ctx, of, (member) => subscriptions.change(ctx, member, of.id, { nextDate: date })),

    /** In a transaction: another product in the place of one. @throws {OccError} 400, 404, 409 */
    swap: (ctx: SiteContext, of: Whose, ask: SwapAsk) =>
      changed(ctx, of, (member) => subscriptions.swap(ctx, member, of.id, ask)),

    /** In a transaction: ends it; nothing is charged for that. @throws {OccError} 404, 409 */
    cancel: (ctx: SiteContext, of: Whose, { reason }: { reason?: string }) =>
      changed(ctx, of, (member) => subscriptions.cancel(ctx, member, of.id, reason)),

    /** In a transaction, after which the card is charged. @throws {OccError} 404, 409 */
    chargeAgain: (ctx: SiteContext, of: Whose) =>
      changed(ctx, of, (member) => subscriptions.chargeAgain(ctx, member, of.id)),

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
