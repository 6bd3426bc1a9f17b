import type { SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';

/** What the reasons are read from: the same that carts are priced by. */
export interface PriceNeeds {
  catalog: Pick<Catalog, 'product' | 'variant'>;
  coupons: Pick<CouponsService, 'require'>;
  customers: {
    byEmail(site: SiteId, email: string): Promise<{ id: string } | undefined>;
    priceSegment(site: SiteId, id: string): Promise<string | undefined>;
  };
  pricing: Pick<Pricing, 'rules' | 'totals'>;
}
