import type { Platform } from '#platform/index.ts';
import { isToDecide, orderedAmong } from './admin/admin.repository.ts';
import { addOrdersAdmin } from './admin/index.ts';
import { registerHistoryRoutes } from './history/history.routes.ts';
import { registerLinkRoutes } from './lookup/links.routes.ts';
import type { OrdersServices } from './orders.deps.ts';
import { orderOf, registerOrderRoutes } from './orders.routes.ts';
import { type OrdersService, ordersService } from './orders.service.ts';
import { registerRefundRoutes } from './refunds/refunds.routes.ts';

export type { OrderHooks, OrderNote, OrderTerms } from './hooks/hooks.types.ts';
export { runOrdersCommand } from './orders.command.ts';
export { presentHistory, presentOrder } from './orders.presenter.ts';
export { OrderBody, OrderParams } from './orders.schemas.ts';
export type { OrdersService } from './orders.service.ts';
export { NO_CARD, type Order } from './orders.types.ts';
export { UNHEARD } from './payment/outcome.service.ts';
export type { OrderGuards } from './placement/guards.deps.ts';
export type { PastOrder } from './placement/past.demo.ts';
export type { RecurringOrder, RecurringOrders } from './placement/recurring.types.ts';
export { goodsLeft } from './refunds/amounts.rules.ts';
export type { Refund } from './refunds/refunds.types.ts';
export type { PaymentSource } from './sources/sources.types.ts';
export { isToDecide, orderOf };

/** Orders with their routes: placing, payment, fulfilment, history and refunds. */
export function createOrders(platform: Platform, services: OrdersServices): OrdersService {
  const orders = ordersService(platform, services);
  registerOrderRoutes(platform, orders);
  registerHistoryRoutes(platform, orders);
  registerLinkRoutes(platform, orders.links);
  registerRefundRoutes(platform, orders.refunds);
  addOrdersAdmin(platform, orders);
  services.catalog.addKeeper((site, codes) => orderedAmong(platform.db, site, codes));
  return orders;
}
