/** Product search in memory: documents in; codes, facets with their counts, and suggestions out. See README.md. */

export type { Documents } from './indexing/build.ts';
export type {
  FacetRule,
  SearchDocument,
  SearchFacet,
  SearchQuery,
  SearchResult,
  SearchSettings,
  SearchSort,
  Suggestions,
  SuggestQuery,
  Translated,
} from './search.types.ts';
export { SEARCH_SORTS } from './search.types.ts';
export { createIndex } from './search-index.ts';
export { slugOf } from './words/normalize.ts';
