/** The search engine: one immutable snapshot for each site, replaced as a whole. Queries run on the calling thread. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { SiteId } from '@crema/brands';
import { SITES } from '@crema/brands';
import type { Documents } from './indexing/build.ts';
import { buildSnapshot } from './indexing/build.ts';
import { DEFAULT_PRICE_BORDERS } from './indexing/builder.ts';
import type { LiveIndex } from './query/live.ts';
import { goLive, setAvailability } from './query/live.ts';
import { runQuery } from './query/query.ts';
import { suggest } from './query/suggest.ts';
import type { SearchQuery, SearchResult, SearchSettings, Suggestions, SuggestQuery } from './search.types.ts';

export interface Search {
  /**
   * Replaces a site's whole index. Until it is ready the old one answers; stock changes meanwhile are not
   * lost. Calls for one site run one after the other.
   * @throws when two documents have one code, or the build fails; the old index then stays.
   */
  replace(site: SiteId, documents: Documents, settings?: SearchSettings): Promise<void>;
  /**
   * Removes products from a site's index and adds others, each document replacing the product with its code; the
   * settings stay. The cost is that of the changes, and of copying the rest.
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
  const live = new Map<SiteId, LiveIndex>();
  const queues = new Map<SiteId, Promise<void>>();
  /** Stock changes since the running build began, whose documents may be older. */
  const flips = new Map<SiteId, Map<string, boolean>>();

  const settingsOf = new Map<SiteId, SearchSettings>();

  async function rebuild(
    site: SiteId,
    documents: Documents,
    settings: SearchSettings,
    gone?: readonly string[],
  ): Promise<void> {
    const before = live.get(site);
    if (gone && !before) throw new Error(`There is no index of ${site} to update.`);
    const since = new Map<string, boolean>();
    flips.set(site, since);
    try {
      const snapshot = await buildSnapshot(
        documents,
        {
          languages: SITES[site].languages,
          priceBorders: settings.priceBorders ?? DEFAULT_PRICE_BORDERS,
        },
        gone && before ? { snapshot: before.snapshot, gone } : null,
      );
      const next = await goLive(snapshot, settings, breathe);
      for (const [code, inStock] of since) setAvailability(next, code, inStock);
      live.set(site, next);
      settingsOf.set(site, settings);
    } finally {
      flips.delete(site);
    }
  }

  function inTurn(site: SiteId, work: () => Promise<void>): Promise<void> {
    const turn = (queues.get(site) ?? Promise.resolve()).then(work);
    queues.set(
      site,
      turn.catch(() => {}),
    );
    return turn;
  }

  return {
    replace: (site, documents, settings = {}) => inTurn(site, () => rebuild(site, documents, settings)),
    update: (site, documents, gone) =>
      inTurn(site, () => rebuild(site, documents, settingsOf.get(site) ?? {}, gone)),
    updateAvailability(site, code, inStock) {
      flips.get(site)?.set(code, inStock);
      const index = live.get(site);
      if (index) setAvailability(index, code, inStock);
    },
    async query(site, query) {
      const index = live.get(site);
      return index ? runQuery(index, query) : { codes: [], totalResults: 0, facets: [] };
    },
    async suggest(site, query) {
      const index = live.get(site);
      return index ? suggest(index, query) : { terms: [], codes: [] };
    },
    async close() {
      await Promise.all(queues.values());
      live.clear();
    },
  };
}
