/** Pages of products: of a category, of a brand, of a search. */
import type { Language } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { SEARCH_SORTS, type SearchFacet, type SearchResult, type SearchSort } from '#domains/search/index.ts';
import type { CategoryNode } from './catalog.categories.ts';
import { type Filters, formatFilters, toggled } from './catalog.filters.ts';
import { facetName, valueName } from './catalog.labels.ts';
import type { Localized } from './catalog.native.ts';
import { mediaUrl, type Scope } from './catalog.presenter.ts';
import { textOf } from './catalog.rules.ts';

const SORTS: Record<SearchSort, Localized> = {
  relevance: { en: 'Recommended', fr: 'Recommandés' },
  'top-sellers': { en: 'Best sellers', fr: 'Meilleures ventes' },
  'price-asc': { en: 'Price, low to high', fr: 'Prix croissant' },
  'price-desc': { en: 'Price, high to low', fr: 'Prix décroissant' },
  'name-asc': { en: 'Name, A to Z', fr: 'Nom, de A à Z' },
  newest: { en: 'Newest', fr: 'Nouveautés' },
};

export interface ListingState {
  text: string;
  filters: Filters;
  sort: SearchSort;
  currentPage: number;
  pageSize: number;
}

/** Everything of a list but its products. */
export function presentListing(scope: Scope, result: SearchResult, state: ListingState) {
  const { language } = scope;
  const { currentPage, pageSize, sort } = state;
  const { totalResults } = result;
  return {
    pagination: { currentPage, pageSize, totalPages: Math.ceil(totalResults / pageSize), totalResults },
    sorts: SEARCH_SORTS.map((code) => ({
      code,
      name: textOf(SORTS[code], language),
      selected: code === sort,
    })),
    facets: result.facets.map((facet) => presentFacet(scope, facet, state)),
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

function presentFacet(scope: Scope, facet: SearchFacet, state: ListingState) {
  const base = formatFilters(state.filters);
  const chosen = base && `${base}:`;
  const without = (value: string) => formatFilters(toggled(state.filters, facet.code, value));
  return {
    code: facet.code,
    name: facetName(facet.code, scope.language, scope.site.country),
    multiSelect: true,
    values: facet.values.map(({ value, count, selected }) => ({
      code: value,
      name: facetValueName(scope, facet.code, value),
      count,
      selected,
      query: { filters: selected ? without(value) : `${chosen}${facet.code}:${value}` },
    })),
  };
}

/** `query.value` as OCC writes a search state; `filters` is what our own parameter takes. */
function searchState({ text, sort }: ListingState, filters: Filters) {
  const list = formatFilters(filters);
  return { query: { value: [text, sort, ...(list ? [list] : [])].join(':') }, filters: list };
}

function facetValueName(scope: Scope, facet: string, value: string): string {
  const { language, snapshot, site } = scope;
  if (facet === 'brand') return snapshot.brands.get(value) ?? valueName(value, language);
  if (facet === 'boxCount') return language === 'fr' ? `${value}\u00a0un.` : `${value} ct`;
  if (facet !== 'price') return valueName(value, language);
  const [min, max] = value.split('-').map((border) => (border ? Number(border) : undefined));
  const price = (minor: number) => toPrice(minor, site.currency, language).formattedValue;
  if (max === undefined)
    return language === 'fr' ? `${price(min ?? 0)} et plus` : `${price(min ?? 0)} and up`;
  if (!min) return language === 'fr' ? `Moins de ${price(max)}` : `Under ${price(max)}`;
  return `${price(min)} – ${price(max)}`;
}

/** Below the site's own address; whoever links to it in French puts `/fr` before it, as before every path. */
export const categoryUrl = (path: string): string =>
  `/plp/${path.split('/').map(encodeURIComponent).join('/')}`;

const link = ({ code, names, path }: CategoryNode, language: Language) => ({
  code,
  name: textOf(names, language),
  url: categoryUrl(path),
});

/** What a category or brand is, without its products. */
export interface ListingHead {
  code: string;
  path: string;
  names: Localized;
  trail: readonly CategoryNode[];
  children: readonly CategoryNode[];
  story?: CategoryNode['story'];
  type: 'Category' | 'BrandCategory';
}

export function presentHead(scope: Scope, head: ListingHead) {
  const { language, site } = scope;
  const name = textOf(head.names, language);
  const { story } = head;
  const text = story?.text ? textOf(story.text, language) : undefined;
  const description =
    text ?? (language === 'fr' ? `Magasinez ${name} chez ${site.name}.` : `Shop ${name} at ${site.name}.`);
  return {
    code: head.code,
    name,
    url: categoryUrl(head.path),
    title: `${name} | ${site.name}`,
    metadata: [{ name: 'description', content: description }],
    typeCode: head.type,
    cmAnalyticsPageType: head.type === 'Category' ? 'CATEGORY' : 'BRAND',
    breadcrumbs: head.trail.map((node) => link(node, language)),
    subcategories: head.children.map((node) => link(node, language)),
    bannerBackgroundComponentId: `category-banner-${head.code}`,
    bannerBackgroundComponentList: [] as string[],
    ...(story?.image && { bannerBackgroundImage: mediaUrl(story.image) }),
    ...(story && {
      story: {
        ...(story.title && { title: textOf(story.title, language) }),
        ...(text !== undefined && { text }),
        ...(story.image && { image: mediaUrl(story.image) }),
      },
    }),
  };
}
