import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import { addCreditAdmin } from './admin/index.ts';
import { creditOfCustomer } from './privacy.service.ts';
import { registerStoreCreditRoutes } from './store-credit.routes.ts';
import { type StoreCreditService, storeCreditService } from './store-credit.service.ts';

export { runCreditCommand } from './store-credit.command.ts';
export type { StoreCreditService } from './store-credit.service.ts';

/** Store credit: what the shop owes a customer, spent on orders before the card. */
export function createStoreCredit(
  platform: Platform,
  {
    customers,
    orders,
  }: {
    customers: Pick<CustomersService, 'addPersonalData' | 'get'>;
    orders: Pick<OrdersService, 'addPaymentSource'>;
  },
): StoreCreditService {
  const storeCredit = storeCreditService(platform);
  orders.addPaymentSource(storeCredit.source);
  registerStoreCreditRoutes(platform, storeCredit);
  customers.addPersonalData(creditOfCustomer(storeCredit));
  addCreditAdmin(platform, { customers, storeCredit });
  return storeCredit;
}
