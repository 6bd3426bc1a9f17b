/** Lists of products from the search index. */
import type { QueryNeeds } from '../catalog.deps.ts';
import type { ListQuery, Scope } from '../catalog.types.ts';
import { foldKeyword } from '../products/product.rules.ts';
import { parseFilters } from './filters.rules.ts';
import type { ListingState } from './listing.types.ts';

/**
 * A list's parameters, with the site's defaults.
 *
 * @throws {OccError} 400 for invalid filters.
 */
export const stateOf = (here: Scope, query: ListQuery, text = ''): ListingState => ({
  text,
  filters: parseFilters(query.filters, here.language),
  sort: query.sort ?? 'relevance',
  currentPage: query.currentPage ?? 0,
  pageSize: query.pageSize ?? here.configuration.pageSize,
});

export function find(
  { search }: QueryNeeds,
  here: Scope,
  state: ListingState,
  within: { category?: string | undefined; brand?: string | undefined; withoutFacets?: boolean } = {},
) {
  const { text, filters, sort, currentPage, pageSize } = state;
  return search.query(here.site.id, {
    language: here.language,
    filters,
    sort,
    currentPage,
    pageSize,
    ...(text && { text }),
    ...(within.category && { category: within.category }),
    ...(within.brand && { brand: within.brand }),
    ...(within.withoutFacets && { withoutFacets: true }),
  });
}

/** Best sellers of the shop or of a category, as codes. */
export const bestSellers = async (
  needs: QueryNeeds,
  here: Scope,
  pageSize: number,
  category?: string,
  currentPage = 0,
) =>
  find(
    needs,
    here,
    { text: '', filters: {}, sort: 'top-sellers', currentPage, pageSize },
    { category, withoutFacets: true },
  );

/** The keyword redirect of a search text, unless it leads to a feature that is off. */
export function redirectOf({ snapshot, configuration }: Scope, text: string) {
  const found = snapshot.redirects.get(foldKeyword(text));
  const features: Readonly<Record<string, boolean>> = configuration.features;
  return found?.feature && features[found.feature] === false ? undefined : found;
}
