/** Lists that another domain lets shoppers choose from: what fits, with facets of its own. */
import type { Asker, ListQuery } from '../catalog.types.ts';
import { facetValueName } from '../listing/facets.presenter.ts';
import { formatFilters, toggled } from '../listing/filters.rules.ts';
import { categoryUrl, presentListing } from '../listing/listing.presenter.ts';
import type { ListingState } from '../listing/listing.types.ts';
import { facetName } from '../products/labels.messages.ts';
import { presentProduct } from '../products/product.presenter.ts';
import { textOf } from '../products/product.rules.ts';
import type { CatalogProduct, CatalogVariant } from '../products/product.types.ts';
import type { Queries } from '../queries.service.ts';
import { type FacetValues, matching, valuesAmong } from './chosen.rules.ts';

interface ChoiceQuery extends ListQuery {
  pageSize: number;
  text?: string | undefined;
  /** Code or path of the only category, or a brand. */
  within?: string | undefined;
}

export function chosenFrom(queries: Queries) {
  /** All products that have a variant which fits, in the list's order, each with those variants. */
  const fitting = async (ctx: Asker, query: ChoiceQuery, fits: (variant: CatalogVariant) => boolean) => {
    const here = queries.scope(ctx);
    const state = queries.stateOf(here, { sort: 'top-sellers', ...query }, query.text?.trim());
    const head = query.within === undefined ? {} : queries.head(here, query.within);
    const all = { ...state, filters: {}, currentPage: 0, pageSize: here.snapshot.products.size };
    const { category, brand } = { category: undefined, brand: undefined, ...head };
    const { codes } = await queries.find(here, all, { category, brand, withoutFacets: true });
    const found = queries
      .known(here, codes)
      .map((product) => ({ product, variants: product.variants.filter(fits) }))
      .filter(({ variants }) => variants.length > 0);
    return { here, state, found };
  };

  return {
    /**
     * A page of products that have a variant which fits.
     *
     * @param facets the facets of this list, each with the values that it has
     * @throws {OccError} 400 for filters that are no list of pairs, 404 for an unknown category.
     */
    chosen: async (
      ctx: Asker,
      query: ChoiceQuery,
      fits: (variant: CatalogVariant) => boolean,
      facets: FacetValues,
    ) => {
      const { here, state, found } = await fitting(ctx, query, fits);
      const shown = matching(found, state.filters);
      const { currentPage, pageSize } = state;
      const page = shown.slice(currentPage * pageSize, (currentPage + 1) * pageSize);
      return {
        products: page.map(({ product }) => presentProduct(here, product, 'DEFAULT')),
        variants: page.flatMap(({ variants }) => variants),
        listing: {
          ...presentListing(here, { totalResults: shown.length }, state),
          facets: presentFacets(here, state, valuesAmong(found, state.filters, facets)),
        },
      };
    },

    /** Everything that fits, best sellers first, as it is in memory. */
    allThatFit: async (ctx: Asker, fits: (variant: CatalogVariant) => boolean, within?: string) =>
      (await fitting(ctx, { pageSize: 1, within }, fits)).found,

    /** The categories that list a product, each with the top of its tree. */
    categoriesOf: (ctx: Asker, { categories, attributes }: CatalogProduct) => {
      const { snapshot, language } = queries.scope(ctx);
      return snapshot.categories.listing(categories, attributes).flatMap((code) => {
        const node = snapshot.categories.find(code);
        const top = node?.trail[0];
        if (!node || !top) return [];
        return [{ code, top: top.code, name: textOf(node.names, language), url: categoryUrl(node.path) }];
      });
    },
  };
}

type Here = ReturnType<Queries['scope']>;

function presentFacets(here: Here, { filters }: ListingState, facets: ReturnType<typeof valuesAmong>) {
  return facets.map(({ code, values }) => ({
    code,
    name: facetName(code, here.language, here.site.country),
    multiSelect: true,
    values: values.map(({ value, count, selected }) => ({
      ...{ code: value, name: facetValueName(here, code, value), count, selected },
      query: { filters: formatFilters(toggled(filters, code, value)) },
    })),
  }));
}
