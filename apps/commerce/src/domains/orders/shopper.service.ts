import type { SiteContext } from '#platform/http/index.ts';
import type { ShopperNeeds } from './orders.deps.ts';
import { orderErrors } from './orders.errors.ts';
import type { Order } from './orders.types.ts';
import type { PlaceRequest } from './placement/placement.service.ts';

/**
 * Places an order, which is then paid (`placedAt` is set), waiting for the shopper (`requires_action`) or of unknown
 * outcome.
 *
 * @throws 400 incomplete or refused payment, 404 unknown cart, 409 sold out, stale or already ordered.
 */
export const place = async (
  { placeOrder }: ShopperNeeds,
  ctx: SiteContext,
  request: PlaceRequest,
): Promise<Order> => paid(await placeOrder(ctx, request), ctx);

/** Result of an earlier call with this key, once its payment is no longer open. @throws 400 refused. */
export async function settledUnder(
  { repository }: ShopperNeeds,
  ctx: SiteContext,
  cartGuid: string,
  key: string,
): Promise<Order | undefined> {
  const order = await repository.byKey(cartGuid, key);
  return order && order.payment.status !== 'pending' ? paid(order, ctx) : undefined;
}

/** The order, if the call is about its owner: by guid, or a customer's by its number. @throws 404. */
export async function get(
  { repository }: Pick<ShopperNeeds, 'repository'>,
  { site, language, customerId }: SiteContext,
  id: string,
): Promise<Order> {
  const order = await (id.includes('-')
    ? repository.byGuid(site.id, id)
    : repository.byCode(id.toUpperCase()));
  const isTheirs = order?.site === site.id && order.customerId === customerId;
  // An order number is not secret: without a log-in it gives no access.
  if (!order || !isTheirs || (!customerId && !id.includes('-'))) throw orderErrors.unknown(language, id);
  return order;
}

/** Charges after the shopper has authenticated. Idempotent. @throws 400 refused, 404. */
export async function confirm(needs: ShopperNeeds, ctx: SiteContext, guid: string): Promise<Order> {
  const { settlement, guards } = needs;
  const order = await get(needs, ctx, guid);
  if (order.payment.status !== 'requires_action') return paid(order, ctx);
  const state = await settlement.providerOf(order).confirm(guards.chargeKey(order.code));
  return paid(await settlement.apply(order.code, state), ctx);
}

/** Cancels an order until it is picked. @throws 404, 409. */
export async function cancel(needs: ShopperNeeds, ctx: SiteContext, guid: string): Promise<Order> {
  const { code } = await get(needs, ctx, guid);
  return needs.fulfilment.cancel(code, 'shopper', ctx.language);
}

/** Turns a declined payment into a failure for the shopper, however the order ended. @throws 400. */
function paid(order: Order, { language }: SiteContext): Order {
  if (order.payment.status === 'failed') throw orderErrors.payment(language, order.payment.reason);
  return order;
}
