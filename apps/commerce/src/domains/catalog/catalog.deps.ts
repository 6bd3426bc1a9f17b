import type { ContentService } from '#domains/content/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Search } from '#domains/search/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { Asker, Scope } from './catalog.types.ts';

export interface CatalogNeeds {
  content: ContentService;
  /** Registers the schema `Price`; what prices mean comes from its pure rules. */
  pricing: Pricing;
  search: Search;
}

/** What the shoppers' questions are answered from. */
export interface QueryNeeds {
  scope: (ctx: Asker) => Scope;
  search: Search;
  db: Database;
  content: Pick<ContentService, 'components'>;
}
