import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { CartRepository } from './cart.repository.ts';
import type { CatalogReads, Visitor } from './cart.types.ts';
import type { CartHooks } from './hooks/hooks.types.ts';
import type { CartPaymentSource } from './payment/sources.types.ts';

/** What carts need of other domains. */
export interface CartServices {
  catalog: CatalogReads;
  pricing: Pricing;
  content: Pick<ContentService, 'configuration'>;
  coupons: Pick<CouponsService, 'states' | 'require'>;
}

/** What carts need of customers, who import carts themselves. */
export interface CartCustomers {
  /** Who a visit is, for `getCustomerDetails`. */
  visitor(ctx: SiteContext): Promise<Visitor>;
  /** The account's address where somebody showed that it is theirs. */
  confirmedEmail(site: SiteId, customerId: string): Promise<string | undefined>;
  addPersonalData(handler: PersonalDataHandler): void;
}

/** What the functions of the cart's services take as their first argument. */
export interface CartNeeds extends CartServices, Pick<Platform, 'db' | 'clock'> {
  repository: CartRepository;
  hooks: readonly CartHooks[];
  /** What pays before the card, in its order. */
  sources: readonly CartPaymentSource[];
}
