import type { SiteId } from '@crema/brands';
import type { CouponBuyer, CouponCheck } from '#domains/coupons/index.ts';
import type { Database } from '#platform/db/index.ts';
import { buyersRepository } from './buyers.repository.ts';

/** Who has ordered before: by the account, or by the address in any case and with any `+tag`. */
export function createBuyers(db: Database) {
  const repository = buyersRepository(db);
  return {
    hasOrdered: (site: SiteId, buyer: CouponBuyer): Promise<boolean> => repository.hasOrdered(site, buyer),

    /** A coupon for new customers has no effect for somebody who has another order, paid or about to be. */
    firstOrder: (async (site, { newCustomersOnly }, buyer, orderCode) => {
      if (!newCustomersOnly) return undefined;
      // Of two orders that are placed at once, each would be the first.
      if (orderCode !== undefined) await repository.lockBuyer(site, buyer);
      // A cart that is only shown tells nobody whether an address is known here: it asks by the account alone.
      const asked = orderCode === undefined ? { ...buyer, email: undefined } : buyer;
      return (await repository.hasOrdered(site, asked, orderCode)) ? 'newCustomers' : undefined;
    }) satisfies CouponCheck as CouponCheck,
  };
}
