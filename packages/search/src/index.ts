/** Product search: text, facets, listings and suggestions over an in-memory index per site. */

export type {
  SearchDocument,
  SearchFacet,
  SearchQuery,
  SearchResult,
  SearchSort,
  SuggestQuery,
  Translated,
} from './search.types.ts';
export { SEARCH_SORTS } from './search.types.ts';
export type { Search } from './search-index.ts';
export { createSearch } from './search-index.ts';
export { slugOf } from './words/normalize.ts';
