import { SITES } from '@crema/brands';
import type { Idempotency } from '#platform/http/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { CartCustomers } from '../cart.deps.ts';
import type { CartService } from '../cart.service.ts';

interface Parts {
  carts: Pick<CartService, 'ofVisit' | 'deleteOf'>;
  customers: Pick<CartCustomers, 'confirmedEmail'>;
  idempotency: Pick<Idempotency, 'forget'>;
}

/** The carts of a customer, with what repeated calls are answered. Guests’ carts that were ordered go with their orders. */
export const cartOfCustomer = ({ carts, customers, idempotency }: Parts): PersonalDataHandler => ({
  name: 'cart',
  stage: 'purchases',
  export: async (site, id) => {
    const found = await carts.ofVisit({ site: SITES[site], customerId: id }, undefined);
    if (!found) return undefined;
    const { email, language, deliveryAddress, deliveryMode, business, payment, couponCodes, lines } = found;
    return {
      ...{ email, language, deliveryAddress, deliveryMode, business },
      card: payment?.card,
      couponCodes,
      lines,
    };
  },
  forget: async (site, id) => {
    // A guest’s carts with an address that is not confirmed may be somebody else’s.
    const guids = await carts.deleteOf(site, id, await customers.confirmedEmail(site, id));
    await idempotency.forget(site, id, guids);
  },
});
