import { presentProduct, type Scope } from './catalog.presenter.ts';
import type { CatalogProduct } from './catalog.types.ts';

/** A bundle with the products that are in it. `originalPriceData` is what they cost one by one, where that is more. */
export function presentBundle(scope: Scope, product: CatalogProduct) {
  const basic = presentProduct(scope, product, 'BASIC');
  return {
    code: product.code,
    bundleMarkerProduct: product.productType === 'Bundle',
    priceData: basic.priceData,
    originalPriceData: basic.originalPriceData,
    components: (product.components ?? []).map(({ code, qty }) => {
      const owner = scope.snapshot.products.owner(code) ?? scope.snapshot.products.get(code);
      return { code, qty, ...(owner && { product: presentProduct(scope, owner, 'BASIC') }) };
    }),
  };
}
