/** Product search: text, facets, listings and suggestions over an in-memory index per site. */

export type { Search } from './search.service.ts';
export { createSearch } from './search.service.ts';
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
export { slugOf } from './words/normalize.ts';
