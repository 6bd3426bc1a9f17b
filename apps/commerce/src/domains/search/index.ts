/** Product search: an index of `@crema/search` for each site, with what this shop knows of facets and words. */

export type { Search } from './search.service.ts';
export { createSearch } from './search.service.ts';
