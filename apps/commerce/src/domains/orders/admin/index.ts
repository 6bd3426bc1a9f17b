import type { Platform } from '#platform/index.ts';
import type { OrdersService } from '../orders.service.ts';
import { adminOrders } from './admin.repository.ts';
import { registerAdminOrders } from './admin.routes.ts';
import { adminOrderSchemas } from './admin.schemas.ts';
import { adminOrdersService } from './admin.service.ts';

/** What staff do with orders in the back office. */
export function addOrdersAdmin(platform: Platform, orders: OrdersService): void {
  for (const schema of adminOrderSchemas) platform.app.addSchema(schema);
  const repository = adminOrders(platform.db);
  registerAdminOrders(platform, adminOrdersService({ platform, orders, repository }));
}
