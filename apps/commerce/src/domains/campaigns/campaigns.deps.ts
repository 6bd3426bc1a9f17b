import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Clock } from '#platform/clock/index.ts';

/** What campaigns are answered from. */
export interface CampaignNeeds {
  clock: Clock;
  catalog: Catalog;
  content: Pick<ContentService, 'components' | 'configuration'>;
  pricing: Pick<Pricing, 'unitPrice' | 'totals'>;
}
