import type { Language, SiteId } from '@crema/brands';
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

/** Hears of a search for products that found nothing, with its words as typed. Must not throw, nor wait for anything. */
export type SearchHook = (site: SiteId, language: Language, text: string) => void;

/** What the shoppers' questions are answered from. */
export interface QueryNeeds {
  scope: (ctx: Asker) => Scope;
  search: Search;
  db: Database;
  content: Pick<ContentService, 'components'>;
  missed: SearchHook;
}
