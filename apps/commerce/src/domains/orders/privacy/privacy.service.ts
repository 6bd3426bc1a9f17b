import type { SiteId } from '@crema/brands';
import type { Database } from '#platform/db/index.ts';
import { inOrder } from '../history/history.rules.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Order } from '../orders.types.ts';
import { erasureRepository } from './erasure.repository.ts';
import { exportRepository } from './export.repository.ts';

/** Export of a customer's orders, and removal of the person from them. */
export function createOrderPrivacy(db: Database, repository: Pick<OrdersRepository, 'byCodes'>) {
  const erasure = erasureRepository(db);
  const held = exportRepository(db);
  return {
    /** All orders of a customer, newest first. */
    export: async (site: SiteId, customerId: string): Promise<Order[]> => {
      const codes = await held.codes(site, customerId);
      return inOrder(codes, await repository.byCodes(codes));
    },
    exportCodes: held.codes,
    exportSteps: held.steps,
    exportNotes: held.notes,
    /** In the running transaction: locks a customer's orders. */
    lock: (site: SiteId, customerId: string) => erasure.lock(site, customerId),
    /** Whether an order of a customer is not yet paid or sent. */
    hasOpen: (site: SiteId, customerId: string) => erasure.hasOpen(site, customerId),
    /** Takes the person out of the orders of a customer who is gone. Answers their codes and the guids of their carts. */
    forgetPerson: (site: SiteId, customerId: string) => erasure.forgetPerson(site, customerId),
  };
}

export type OrderPrivacy = ReturnType<typeof createOrderPrivacy>;
