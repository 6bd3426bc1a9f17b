import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Staff } from '#domains/staff/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerCustomerService } from './customer-service.routes.ts';
import { customerServiceSchemas } from './customer-service.schemas.ts';
import { customerService } from './customer-service.service.ts';

interface Services {
  autoDelivery: Pick<AutoDelivery, 'subscriptions' | 'views'>;
  customers: CustomersService;
  orders: Pick<OrdersService, 'find' | 'history'>;
  staff: Pick<Staff, 'notes'>;
}

/** Customers as the back office sees them, and what staff do for them. */
export function createCustomerService(platform: Platform, services: Services): void {
  for (const schema of customerServiceSchemas) platform.app.addSchema(schema);
  registerCustomerService(platform, customerService({ platform, ...services }));
}
