import type { Scope } from '../catalog.types.ts';
import { presentClassifications, presentProduct } from '../products/product.presenter.ts';
import type { CatalogProduct } from '../products/product.types.ts';
import { compareFeatures } from './compare.rules.ts';

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
