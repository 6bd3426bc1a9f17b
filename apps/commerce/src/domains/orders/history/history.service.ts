import type { CartService } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { orderErrors } from '../orders.errors.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { ListedOrder, Order } from '../orders.types.ts';

import { inOrder } from './history.rules.ts';

interface Parts {
  platform: Pick<Platform, 'db'>;
  repository: OrdersRepository;
  cart: Pick<CartService, 'addWhatFits' | 'ofVisit' | 'isAdded' | 'unitsOf'>;
  get(ctx: SiteContext, id: string): Promise<Order>;
}

/** A context whose call is about a customer. */
export type CustomerContext = SiteContext & { customerId: string };

/** A customer's earlier orders. */
export function createHistory({ platform: { db }, repository, cart, get }: Parts) {
  const codesOf = (ctx: CustomerContext, skip: number, most: number) =>
    repository.codesOf({ site: ctx.site.id, customerId: ctx.customerId }, skip, most);

  return {
    /** Placed orders, newest first. */
    page: async (
      ctx: CustomerContext,
      currentPage: number,
      pageSize: number,
    ): Promise<{ orders: ListedOrder[]; total: number }> => {
      const { codes, total } = await codesOf(ctx, currentPage * pageSize, pageSize);
      return { orders: inOrder(codes, await repository.listedByCodes(codes)), total };
    },

    /** The last order placed, if there is one. */
    recent: async (ctx: CustomerContext): Promise<Order | undefined> => {
      const { codes } = await codesOf(ctx, 0, 1);
      return codes[0] === undefined ? undefined : repository.byCode(codes[0]);
    },

    /**
     * Adds an order's products to the cart, as far as they are sold and in stock. @throws 404, 409 cart being ordered.
     */
    reorder: (ctx: CustomerContext, code: string) =>
      db.transaction(async () => {
        const order = await get(ctx, code);
        const lines = order.lines
          .filter(({ priceKind }) => !cart.isAdded(priceKind))
          .map(({ code: variant, quantity, oneTime, frequencyWeeks, components }) => ({
            ...{ code: variant, quantity, oneTime, frequencyWeeks, components },
          }));
        const { changes } = await cart.addWhatFits(ctx, ctx.customerId, lines);
        const own = await cart.ofVisit(ctx, undefined);
        return { cart: own && { guid: own.guid, units: cart.unitsOf(own) }, changes };
      }),

    /** Assigns a guest's order to the customer; whoever knows its guid may do so. Idempotent. @throws 404. */
    claim: async (ctx: CustomerContext, guid: string): Promise<Order> => {
      await repository.claim(ctx.site.id, guid, ctx.customerId);
      const order = await repository.byGuid(ctx.site.id, guid);
      if (order?.customerId !== ctx.customerId) throw orderErrors.unknown(ctx.language, guid);
      return order;
    },
  };
}
