import type { SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { CheckoutAccounts } from '#domains/identity/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import type { HookNeeds } from '../hooks/hooks.types.ts';
import type { QuoteNeeds } from '../subscription/quote.rules.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';

export interface PurchaseParts extends QuoteNeeds, HookNeeds {
  platform: Pick<Platform, 'clock' | 'outbox'>;
  repository: AutoDeliveryRepository;
  orders: Pick<OrdersService, 'give'>;
  accounts: CheckoutAccounts;
  /** Where the card of an order is saved, and the address for an account that was made with it. */
  book: Pick<CustomersService['book'], 'keepAddress' | 'keepCard'>;
  configuration(site: SiteId): SiteConfiguration;
}

/**
 * A household's consumption, given with a purchase. `cupsPerDay` set: smart schedule by consumption; absent: fixed
 * calendar. `podsOnHand`: pods at home beside those of the purchase.
 */
export interface SupplyAsk {
  cupsPerDay?: number | undefined;
  podsOnHand?: number | undefined;
}
