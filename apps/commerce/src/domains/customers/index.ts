import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import { registerBookRoutes } from './book/book.routes.ts';
import { registerCustomerRoutes } from './customers.routes.ts';
import { type CustomersService, customersService } from './customers.service.ts';
import { demoBook } from './demo/book.demo.ts';
import { emailsOfCustomer } from './privacy/emails.service.ts';

export { runCustomersCommand } from './customers.command.ts';
export { presentProfile } from './customers.presenter.ts';
export type { CustomersService } from './customers.service.ts';
export type { Customer } from './customers.types.ts';

/** Customers: who they are, where they live, how they pay. */
export function createCustomers(platform: Platform, services: { payments: Payments }): CustomersService {
  const customers = customersService(platform, services);
  registerCustomerRoutes(platform, customers);
  registerBookRoutes(platform, customers.book);
  customers.addPersonalData(emailsOfCustomer({ outbox: platform.outbox, customers }));
  platform.demo.add(demoBook(customers.book));
  return customers;
}
