/** The search of each site. */
import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import {
  createIndex,
  type Documents,
  type SearchQuery,
  type SearchResult,
  type SearchSettings,
  type Suggestions,
  type SuggestQuery,
} from '@crema/search';
import { completed, FACETS } from './search.rules.ts';

export interface Search {
  /** Replaces a site's whole index. Until it is ready the old one answers. @throws when two documents have one code. */
  replace(site: SiteId, documents: Documents, settings?: SearchSettings): Promise<void>;
  /**
   * Removes products from a site's index and adds others, each document replacing the product with its code.
   * @throws as `replace`, and when the site was never filled.
   */
  update(site: SiteId, documents: Documents, gone: readonly string[]): Promise<void>;
  /** Sets one product's stock status at once, without a rebuild. Unknown codes are ignored. */
  updateAvailability(site: SiteId, code: string, inStock: boolean): void;
  /** A page of products with every facet's counts. A site never filled has no products. */
  query(site: SiteId, query: SearchQuery): Promise<SearchResult>;
  suggest(site: SiteId, query: SuggestQuery): Promise<Suggestions>;
  /** Waits for running builds and removes every index. */
  close(): Promise<void>;
}

export function createSearch(): Search {
  const made = (site: SiteId) => createIndex({ languages: SITES[site].languages, facets: FACETS });
  const indexes = { usb2c: made('usb2c'), cab2c: made('cab2c'), usafh: made('usafh') };
  return {
    replace: (site, documents, settings = {}) => indexes[site].replace(documents, completed(settings)),
    update: (site, documents, gone) => indexes[site].update(documents, gone),
    updateAvailability: (site, code, inStock) => indexes[site].updateAvailability(code, inStock),
    query: (site, query) => indexes[site].query(query),
    suggest: (site, query) => indexes[site].suggest(query),
    close: async () => {
      await Promise.all(SITE_IDS.map((site) => indexes[site].close()));
    },
  };
}
