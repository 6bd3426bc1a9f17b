import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import { wishListOfCustomer } from './privacy.service.ts';
import { describeWishListEmails } from './samples.emails.ts';
import type { WishListServices } from './wish-lists.deps.ts';
import { registerWishListRoutes } from './wish-lists.routes.ts';
import { wishListsService } from './wish-lists.service.ts';

/** Products that customers keep for later: shared by a link, and told of when they cost less or are back. */
export function createWishLists(
  platform: Platform,
  services: WishListServices & { customers: Pick<CustomersService, 'addPersonalData'> },
) {
  const wishLists = wishListsService(platform, services);
  describeWishListEmails(platform);
  registerWishListRoutes(platform, wishLists);
  services.customers.addPersonalData(wishListOfCustomer(wishLists));
  return { news: wishLists.news };
}
