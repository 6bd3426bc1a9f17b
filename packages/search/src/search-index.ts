/** A search index: an immutable snapshot in memory, replaced as a whole. Queries run on the calling thread. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Documents } from './indexing/build.ts';
import { buildSnapshot } from './indexing/build.ts';
import type { LiveIndex } from './query/live.ts';
import { goLive, setAvailability } from './query/live.ts';
import { runQuery } from './query/query.ts';
import { suggest } from './query/suggest.ts';
import type {
  IndexOptions,
  SearchQuery,
  SearchResult,
  SearchSettings,
  Suggestions,
  SuggestQuery,
} from './search.types.ts';

export interface SearchIndex {
  /**
   * Replaces all that the index holds. Until that is ready the old content answers; stock changes meanwhile are not
   * lost. Calls of `replace` and `update` run one after the other.
   * @throws when two documents have one code, or the build fails; the old content then stays.
   */
  replace(documents: Documents, settings?: SearchSettings): Promise<void>;
  /**
   * Removes products and adds others, each document replacing the product with its code; the settings stay. The cost
   * is that of the changes, and of copying the rest.
   * @throws as `replace`, and when the index was never filled.
   */
  update(documents: Documents, gone: readonly string[]): Promise<void>;
  /** Sets one product's stock status at once, without a rebuild. Unknown codes are ignored. */
  updateAvailability(code: string, inStock: boolean): void;
  /** A page of products with every facet's counts. An index never filled has no products. */
  query(query: SearchQuery): Promise<SearchResult>;
  /** What an unfinished text may become, and the products that it means now. */
  suggest(query: SuggestQuery): Promise<Suggestions>;
  /** Waits for running builds and forgets everything. */
  close(): Promise<void>;
}

/** An empty index. It holds no thread, file or timer of its own between calls. */
export function createIndex({ languages, facets = [] }: IndexOptions): SearchIndex {
  let live: LiveIndex | undefined;
  let settings: SearchSettings = {};
  let queue = Promise.resolve();
  /** Stock changes since the running build began, whose documents may be older. */
  let flips: Map<string, boolean> | undefined;

  async function rebuild(documents: Documents, next: SearchSettings, gone?: readonly string[]) {
    const before = live;
    if (gone && !before) throw new Error('There is no index to update.');
    const since = new Map<string, boolean>();
    flips = since;
    try {
      const snapshot = await buildSnapshot(
        documents,
        { languages, facets, priceBorders: next.priceBorders ?? [] },
        gone && before ? { snapshot: before.snapshot, gone } : null,
      );
      const made = await goLive(snapshot, { synonyms: next.synonyms, facets }, breathe);
      for (const [code, inStock] of since) setAvailability(made, code, inStock);
      live = made;
      settings = next;
    } finally {
      flips = undefined;
    }
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  }

  return {
    replace: (documents, next = {}) => inTurn(() => rebuild(documents, next)),
    update: (documents, gone) => inTurn(() => rebuild(documents, settings, gone)),
    updateAvailability(code, inStock) {
      flips?.set(code, inStock);
      if (live) setAvailability(live, code, inStock);
    },
    query: async (query) => (live ? runQuery(live, query) : { codes: [], totalResults: 0, facets: [] }),
    suggest: async (query) => (live ? suggest(live, query) : { terms: [], codes: [] }),
    async close() {
      await queue;
      live = undefined;
    },
  };
}
