import type { SiteId } from '@crema/brands';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { CouponsRepository } from './coupons.repository.ts';

/**
 * The uses of coupons by a customer's orders. A use names its order and no customer: so orders registers this, and forgets
 * the person in the uses of the orders that it takes the person out of.
 */
export const usesOfCustomer = (
  { usedBy }: Pick<CouponsRepository, 'usedBy'>,
  ordersOf: (site: SiteId, customerId: string) => Promise<readonly string[]>,
): PersonalDataHandler => ({
  name: 'coupons',
  stage: 'purchases',
  export: async (site, id) => usedBy(await ordersOf(site, id)),
});
