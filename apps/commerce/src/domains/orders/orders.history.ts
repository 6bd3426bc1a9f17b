import type { SiteId } from '@crema/brands';
import type { CartService } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { orderErrors } from './orders.errors.ts';
import { exportRepository } from './orders.export.repository.ts';
import { forgetRepository } from './orders.forget.repository.ts';
import type { OrdersRepository } from './orders.repository.ts';
import type { ListedOrder, Order } from './orders.types.ts';

interface Parts {
  platform: Pick<Platform, 'db'>;
  repository: OrdersRepository;
  cart: Pick<CartService, 'addWhatFits' | 'ofVisit'>;
  get(ctx: SiteContext, id: string): Promise<Order>;
}

/** A context whose call is about a customer. */
export type CustomerContext = SiteContext & { customerId: string };

/** What a customer does with orders placed before. */
export function createHistory({ platform: { db }, repository, cart, get }: Parts) {
  const codesOf = (ctx: CustomerContext, skip: number, most: number) =>
    repository.codesOf({ site: ctx.site.id, customerId: ctx.customerId }, skip, most);

  const leaving = forgetRepository(db);
  const held = exportRepository(db);
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

    /** Puts into the cart what an order held, as far as it is sold and in stock. @throws 404, 409 cart being ordered. */
    reorder: (ctx: CustomerContext, code: string) =>
      db.transaction(async () => {
        const order = await get(ctx, code);
        const lines = order.lines.map(({ code: variant, quantity, oneTime, frequencyWeeks, components }) => ({
          ...{ code: variant, quantity, oneTime, frequencyWeeks, components },
        }));
        const { changes } = await cart.addWhatFits(ctx, ctx.customerId, lines);
        return { cart: await cart.ofVisit(ctx, undefined), changes };
      }),

    /** Makes a guest's order the customer's: knowing its guid is the right to it. Claiming it again changes nothing. @throws 404. */
    claim: async (ctx: CustomerContext, guid: string): Promise<Order> => {
      await repository.claim(ctx.site.id, guid, ctx.customerId);
      const order = await repository.byGuid(ctx.site.id, guid);
      if (order?.customerId !== ctx.customerId) throw orderErrors.unknown(ctx.language, guid);
      return order;
    },

    /** All orders of a customer, for who asks what the shop holds. */
    export: async (site: SiteId, customerId: string): Promise<Order[]> => {
      const codes = await held.codes(site, customerId);
      return inOrder(codes, await repository.byCodes(codes));
    },
    exportCodes: held.codes,
    exportSteps: held.steps,
    /** Whether something of a customer has yet to be paid for or sent. */
    hasOpen: (site: SiteId, customerId: string) => leaving.hasOpen(site, customerId),
    /** Takes the person out of the orders of a customer who is gone. Answers their codes. */
    forgetPerson: (site: SiteId, customerId: string) => leaving.forgetPerson(site, customerId),
  };
}

/** Orders as their codes stand; one that is gone is left out. */
function inOrder<One extends { code: string }>(codes: readonly string[], orders: readonly One[]): One[] {
  const found = new Map(orders.map((order) => [order.code, order]));
  return codes.flatMap((code) => found.get(code) ?? []);
}
