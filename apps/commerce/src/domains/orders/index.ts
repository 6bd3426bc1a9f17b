import type { Platform } from '#platform/index.ts';
import { registerHistoryRoutes } from './orders.history.routes.ts';
import { registerLinkRoutes } from './orders.links.routes.ts';
import { registerOrderRoutes } from './orders.routes.ts';
import { type OrdersService, type OrdersServices, ordersService } from './orders.service.ts';

export { runOrdersCommand } from './orders.command.ts';
export type { OrderCompanion, OrderNote, OrderTerms } from './orders.companion.ts';
export type { OrderGuards } from './orders.guards.ts';
export type { PastOrder } from './orders.past.ts';
export { presentOrder } from './orders.presenter.ts';
export type { RecurringOrder, RecurringOrders } from './orders.recurring.ts';
export type { OrdersService } from './orders.service.ts';
export { UNHEARD } from './orders.settle.ts';
export { ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus, statusDisplay } from './orders.transitions.ts';
export type { Order } from './orders.types.ts';

/** Orders: placed once, charged once, followed to the door and back. */
export function createOrders(platform: Platform, services: OrdersServices): OrdersService {
  const orders = ordersService(platform, services);
  registerOrderRoutes(platform, orders);
  registerHistoryRoutes(platform, orders);
  registerLinkRoutes(platform, orders.links);
  return orders;
}
