import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Platform } from '#platform/index.ts';
import type { WishListsRepository } from './wish-lists.repository.ts';

/** Domains that wish lists lean on. */
export interface WishListServices {
  catalog: Pick<Catalog, 'inStock' | 'product' | 'settle' | 'variant'>;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'byId'>;
  pricing: Pick<Pricing, 'unitPrice'>;
}

/** What every function of wish lists is given. */
export interface WishListNeeds extends WishListServices {
  platform: Pick<Platform, 'changes' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'outbox'>;
  repository: WishListsRepository;
}
