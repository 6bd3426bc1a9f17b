/** Pages of products: of a category, of a brand, of a search. */
import type { Language } from '@crema/brands';
import { SEARCH_SORTS, type SearchResult, type SearchSort } from '@crema/search';
import type { Scope } from '../catalog.types.ts';
import type { CategoryNode } from '../categories/tree.rules.ts';
import { facetName } from '../products/labels.messages.ts';
import type { Localized } from '../products/native.types.ts';
import { mediaUrl } from '../products/pictures.presenter.ts';
import { textOf } from '../products/product.rules.ts';
import { facetValueName } from './facets.presenter.ts';
import { type Filters, formatFilters, toggled } from './filters.rules.ts';
import type { Banner, ListingHead, ListingState } from './listing.types.ts';

const SORTS: Record<SearchSort, Localized> = {
  relevance: { en: 'Recommended', fr: 'Recommandés' },
  'top-sellers': { en: 'Best sellers', fr: 'Meilleures ventes' },
  'price-asc': { en: 'Price, low to high', fr: 'Prix croissant' },
  'price-desc': { en: 'Price, high to low', fr: 'Prix décroissant' },
  'name-asc': { en: 'Name, A to Z', fr: 'Nom, de A à Z' },
  newest: { en: 'Newest', fr: 'Nouveautés' },
  'top-rated': { en: 'Best rated', fr: 'Mieux notés' },
};

/** Everything of a list but its products and facets. */
export function presentListing(
  scope: Scope,
  result: Pick<SearchResult, 'totalResults'>,
  state: ListingState,
) {
  const { language } = scope;
  const { currentPage, pageSize, sort } = state;
  const { totalResults } = result;
  return {
    pagination: { currentPage, pageSize, totalPages: Math.ceil(totalResults / pageSize), totalResults },
    // Nothing is rated before somebody has rated something.
    sorts: SEARCH_SORTS.filter(
      (code) => code !== 'top-rated' || code === sort || scope.snapshot.ratings.size > 0,
    ).map((code) => ({
      code,
      name: textOf(SORTS[code], language),
      selected: code === sort,
    })),
    breadcrumbs: Object.entries(state.filters).flatMap(([facet, values]) =>
      values.map((value) => ({
        facetCode: facet,
        facetName: facetName(facet, language, scope.site.country),
        facetValueCode: value,
        facetValueName: facetValueName(scope, facet, value),
        removeQuery: { filters: formatFilters(toggled(state.filters, facet, value)) },
      })),
    ),
    currentQuery: searchState(state, state.filters),
  };
}

/** `query.value` as OCC writes a search state; `filters` is what our own parameter takes. */
function searchState({ text, sort }: ListingState, filters: Filters) {
  const list = formatFilters(filters);
  return { query: { value: [text, sort, ...(list ? [list] : [])].join(':') }, filters: list };
}

/** Relative to the site's address; links in French put `/fr` before it, as before every path. */
export const categoryUrl = (path: string): string =>
  `/plp/${path.split('/').map(encodeURIComponent).join('/')}`;

const link = ({ code, names, path }: CategoryNode, language: Language) => ({
  code,
  name: textOf(names, language),
  url: categoryUrl(path),
});

/** The component that a merchant puts behind the head of a category or brand. */
export const bannerId = ({ code }: Pick<ListingHead, 'code'>): string => `category-banner-${code}`;

/**
 * @param shopName of the site, as shoppers read it
 * @param banner what the content has under `bannerId`.
 */
export function presentHead(scope: Scope, head: ListingHead, shopName: string, banner?: Banner) {
  const { language } = scope;
  const name = textOf(head.names, language);
  const { story } = head;
  const image = banner?.image ?? story?.image;
  const text = story?.text ? textOf(story.text, language) : undefined;
  const description =
    text ?? (language === 'fr' ? `Magasinez ${name} chez ${shopName}.` : `Shop ${name} at ${shopName}.`);
  return {
    code: head.code,
    name,
    url: categoryUrl(head.path),
    title: `${name} | ${shopName}`,
    metadata: [{ name: 'description', content: description }],
    typeCode: head.type,
    cmAnalyticsPageType: head.type === 'Category' ? 'CATEGORY' : 'BRAND',
    breadcrumbs: head.trail.map((node) => link(node, language)),
    subcategories: head.children.map((node) => link(node, language)),
    ...(banner && { bannerBackgroundComponentId: banner.uid }),
    bannerBackgroundComponentList: banner ? [banner.uid] : [],
    ...(image && { bannerBackgroundImage: mediaUrl(image) }),
    ...(banner?.link && { bannerLink: banner.link }),
    ...(story && {
      story: {
        ...(story.title && { title: textOf(story.title, language) }),
        ...(text !== undefined && { text }),
        ...(story.image && { image: mediaUrl(story.image) }),
      },
    }),
  };
}
