/** What sitemaps and feeds need of a site: its products and lists, without their presentation. */
import type { CategoryNode } from '../categories/tree.rules.ts';
import type { CatalogProduct, CatalogVariant } from '../products/product.types.ts';
import type { CatalogSnapshot } from '../read-model/snapshot.service.ts';
import { categoryUrl } from './listing.presenter.ts';

export function outlineOf(snapshot: CatalogSnapshot) {
  return {
    /** Number of products shown. */
    size: snapshot.products.size,
    /**
     * Products in order of arrival, one at a time, so that none is kept in memory for it. A product removed meanwhile
     * is left out.
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
