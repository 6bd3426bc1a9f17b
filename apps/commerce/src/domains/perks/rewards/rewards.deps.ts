import type { CartService } from '#domains/cart/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PerksLedger } from '../perks.types.ts';
import type { RewardsRepository } from './rewards.repository.ts';

/** What rewards need of other domains. */
export interface RewardServices {
  cart: CartService;
  catalog: Pick<Catalog, 'product' | 'variant' | 'inStock' | 'stockOf' | 'productLookup'>;
  content: Pick<ContentService, 'configuration'>;
  pricing: Pick<Pricing, 'unitPrice'>;
  ledger: PerksLedger;
}

/** What the functions of rewards take as their first argument. */
export interface RewardNeeds extends RewardServices, Pick<Platform, 'clock'> {
  repository: RewardsRepository;
}
