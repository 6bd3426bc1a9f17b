import { compareFeatures } from './catalog.compare.rules.ts';
import { presentClassifications, presentProduct, type Scope } from './catalog.presenter.ts';
import type { CatalogProduct } from './catalog.types.ts';

/** Products side by side: each as on a card, and what is known of them feature by feature. */
export function presentComparison(
  scope: Scope,
  products: readonly CatalogProduct[],
  missing: readonly string[] = [],
) {
  const features = products.map((product) =>
    presentClassifications(product, scope).flatMap((group) =>
      group.features.map(({ code, name, featureValues }) => ({
        code,
        name,
        values: featureValues.map(({ value }) => value),
      })),
    ),
  );
  return {
    products: products.map((product) => presentProduct(scope, product, 'CARD')),
    attributes: compareFeatures(features),
    missing,
  };
}
