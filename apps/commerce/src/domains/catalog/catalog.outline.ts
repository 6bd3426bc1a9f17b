/** What a site has to be found by: its products and lists, without their presentation. */
import type { CategoryNode } from './catalog.categories.ts';
import { categoryUrl } from './catalog.listing.ts';
import type { CatalogSnapshot } from './catalog.snapshot.ts';
import type { CatalogProduct, CatalogVariant } from './catalog.types.ts';

export function outlineOf(snapshot: CatalogSnapshot) {
  return {
    /** How many products are shown. */
    size: snapshot.products.size,
    /**
     * Products in order of arrival, one after another: none is kept in memory for it. One that goes meanwhile is
     * left out.
     */
    *products(from = 0, count = Number.POSITIVE_INFINITY): Generator<CatalogProduct> {
      const codes = [...snapshot.products.codes()].slice(from, from + count);
      for (const code of codes) {
        const product = snapshot.products.peek(code);
        if (product) yield product;
      }
    },
    /** Site-relative paths of every category and brand list. */
    lists: (): string[] => [
      ...[...snapshot.categories.all()].map(({ path }) => categoryUrl(path)),
      ...[...snapshot.brands.keys()].sort().map((slug) => categoryUrl(`brand-${slug}`)),
    ],
    /** Categories from the top down to the product's own. */
    trailOf: (product: CatalogProduct): readonly CategoryNode[] =>
      snapshot.categories.find(product.categories[0] ?? '')?.trail ?? [],
    isInStock: (variant: CatalogVariant): boolean => variant.sellable && !snapshot.soldOut.has(variant.code),
  };
}

export type Outline = ReturnType<typeof outlineOf>;
