import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import { registerBookRoutes } from './customers.book.routes.ts';
import { registerCustomerRoutes } from './customers.routes.ts';
import { type CustomersService, customersService } from './customers.service.ts';

export { runCustomersCommand } from './customers.command.ts';
export type { CustomersService } from './customers.service.ts';
export type { Customer, Keeper, NewCustomer, SavedAddress, SavedCard } from './customers.types.ts';

/** Customers: who they are, where they live, how they pay. */
export function createCustomers(platform: Platform, services: { payments: Payments }): CustomersService {
  const customers = customersService(platform, services);
  registerCustomerRoutes(platform, customers);
  registerBookRoutes(platform, customers.book);
  return customers;
}
