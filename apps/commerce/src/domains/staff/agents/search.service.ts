import type { SiteId } from '@crema/brands';
import type { Customer, CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import { isOrderNumber } from '../staff.rules.ts';

interface Services {
  customers: Pick<CustomersService, 'byId' | 'search'>;
  orders: Pick<OrdersService, 'find'>;
}

interface Asked {
  query: string;
  /** Its words. */
  terms: readonly string[];
  page: { offset: number; limit: number };
}

/** A page of the customers with every word in their name or address; or whose order has that number. */
export async function searchCustomers(
  { customers, orders }: Services,
  site: SiteId,
  { query, terms, page }: Asked,
): Promise<{ customers: Customer[]; total: number }> {
  const code = query.trim().toUpperCase();
  const order = isOrderNumber(code) ? await orders.find(code) : undefined;
  const buyer =
    order?.site === site && order.customerId ? await customers.byId(site, order.customerId) : undefined;
  return buyer ? { customers: [buyer], total: 1 } : customers.search(site, terms, page);
}
