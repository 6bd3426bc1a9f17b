import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { WishListsService } from './wish-lists.service.ts';

/** The wish list of a customer. */
export const wishListOfCustomer = ({
  ofCustomer,
  forget,
}: Pick<WishListsService, 'forget' | 'ofCustomer'>): PersonalDataHandler => ({
  name: 'wishList',
  stage: 'records',
  export: (site, customerId) => ofCustomer({ site, customerId }),
  forget: (site, customerId) => forget({ site, customerId }),
});
