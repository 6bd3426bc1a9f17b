/** Filters of a list that is not the search's: OR inside a facet, AND between facets. */
import type { Filters } from '../listing/filters.rules.ts';
import type { CatalogProduct, CatalogVariant } from '../products/product.types.ts';

/** What a list has of a product. */
interface Fitting {
  product: CatalogProduct;
  variants: readonly CatalogVariant[];
}

/** The facets of a list, each with its values. */
export type FacetValues = Readonly<Record<string, readonly string[]>>;

const READ: Record<string, (one: Fitting) => readonly string[]> = {
  boxCount: ({ variants }) => variants.flatMap(({ count }) => (count ? String(count) : [])),
  podFormat: ({ product }) => listOf(product.attributes.podFormat),
  beverageType: ({ product }) => listOf(product.attributes.beverageType),
  roast: ({ product }) => listOf(product.attributes.roast),
  caffeine: ({ product }) => listOf(product.attributes.caffeine),
  flavour: ({ product }) => product.attributes.flavour ?? [],
};

const listOf = (value: string | undefined): string[] => (value ? [value] : []);

/** What a product has of a facet; nothing of one that there is not. */
export const valuesOf = (one: Fitting, facet: string): readonly string[] =>
  (Object.hasOwn(READ, facet) && READ[facet]?.(one)) || [];

/** What has one of the chosen values of every facet. */
export const matching = <One extends Fitting>(all: readonly One[], filters: Filters): One[] =>
  all.filter((one) =>
    Object.entries(filters).every(
      ([facet, wanted]) =>
        wanted.length === 0 || valuesOf(one, facet).some((value) => wanted.includes(value)),
    ),
  );

/** Each value with how many products choosing it beside the other facets leaves; those that leave none are left out. */
export const valuesAmong = (all: readonly Fitting[], filters: Filters, facets: FacetValues) =>
  Object.entries(facets)
    .map(([code, values]) => {
      const { [code]: chosen = [], ...others } = filters;
      const among = matching(all, others);
      return {
        code,
        values: values
          .map((value) => ({
            value,
            count: among.filter((one) => valuesOf(one, code).includes(value)).length,
            selected: chosen.includes(value),
          }))
          .filter(({ count, selected }) => count > 0 || selected),
      };
    })
    .filter(({ values }) => values.length > 0);
