import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { CartService } from '#domains/cart/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { CheckoutService } from '#domains/checkout/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { CheckoutAccounts } from '#domains/identity/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { StoreCreditService } from '#domains/store-credit/index.ts';
import type { Platform } from '#platform/index.ts';
import type { BillingGuards } from './billing/billing.types.ts';
import type { PreferenceSource } from './contents/preferences.types.ts';
import type { GiftLinks } from './gifts/link.rules.ts';
import type { BoxesRepository } from './subscription/boxes.repository.ts';

/** What monthly boxes need of other domains. */
export interface BoxServices {
  accounts: CheckoutAccounts;
  autoDelivery: Pick<AutoDelivery, 'accountOpenedWith' | 'paying'>;
  cart: CartService;
  catalog: Pick<Catalog, 'variant' | 'product' | 'inStock' | 'stockOf' | 'productLookup'>;
  checkout: Pick<CheckoutService, 'keepPayment' | 'requireAddress'>;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'addCardUse' | 'addPersonalData' | 'book'>;
  orders: OrdersService;
  pricing: Pricing;
  storeCredit: Pick<StoreCreditService, 'balance' | 'correct' | 'grant'>;
}

/** What the functions of monthly boxes take as their first argument. */
export interface BoxNeeds extends BoxServices {
  platform: Platform;
  repository: BoxesRepository;
  /** What is known of customers' tastes, in its order. */
  preferences: readonly PreferenceSource[];
  guards: BillingGuards;
  giftLinks: GiftLinks;
}

/** What is read of a site, wherever nothing is written. */
export interface BoxReads extends Pick<BoxServices, 'catalog' | 'content' | 'pricing'> {
  platform: Pick<Platform, 'clock'>;
}
