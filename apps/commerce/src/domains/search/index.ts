/** Product search: text, facets, listings and suggestions over an in-memory index per site. */

export type { Documents } from './search.build.ts';
export { DEFAULT_PRICE_BORDERS, IN_STOCK, OUT_OF_STOCK } from './search.builder.ts';
export { slugOf } from './search.normalize.ts';
export type { Search } from './search.service.ts';
export { createSearch } from './search.service.ts';
export { DEFAULT_SYNONYMS } from './search.synonyms.ts';
export type {
  FacetValueCount,
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
