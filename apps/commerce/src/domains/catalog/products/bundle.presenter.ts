import { displayPrices } from '#domains/pricing/index.ts';
import type { Scope } from '../catalog.types.ts';
import { bundleContents } from './labels.messages.ts';
import { presentOptions, presentProduct, priceIn } from './product.presenter.ts';
import { podsOf, priceSources } from './product.rules.ts';
import type { CatalogProduct, CatalogVariant } from './product.types.ts';

interface Part {
  code: string;
  qty: number;
  product?: CatalogProduct;
  variant?: CatalogVariant | undefined;
}

/** What is in a bundle; of a part that is not sold here only its code is known. */
export const partsOf = ({ snapshot }: Scope, product: CatalogProduct): Part[] =>
  (product.components ?? []).map(({ code, qty }) => {
    const owner = snapshot.products.owner(code) ?? snapshot.products.get(code);
    if (!owner) return { code, qty };
    const own = owner.variants.find((variant) => variant.code === code);
    return { code, qty, product: owner, variant: own ?? snapshot.shown(owner) };
  });

/**
 * A bundle with the products that are in it, each as the size or colour that is inside. `originalPriceData` is what
 * they cost one by one, where that is more; `contents` says so.
 */
export function presentBundle(scope: Scope, product: CatalogProduct, parts: readonly Part[]) {
  const basic = presentProduct(scope, product, 'BASIC');
  const price = priceIn(scope);
  const apart = sumOf(parts, (variant) => costOf(scope, variant));
  const bundle = scope.snapshot.shown(product);
  const saved = bundle && parts.every(({ variant }) => variant) ? apart - costOf(scope, bundle) : 0;
  // A pack for a whole pot is no pod.
  const inPods = parts.filter(({ product: part }) => part?.attributes.podFormat !== 'fractional');
  const pods = sumOf(inPods, (variant) => podsOf(variant) ?? 0);
  const contents = bundleContents(
    pods,
    saved > 0 ? { apart: price(apart).formattedValue, saved: price(saved).formattedValue } : undefined,
    scope.language,
  );
  return {
    code: product.code,
    bundleMarkerProduct: product.productType === 'Bundle',
    priceData: basic.priceData,
    originalPriceData: saved > 0 ? price(apart) : basic.originalPriceData,
    ...(contents && { contents }),
    components: parts.map(({ code, qty, product: owner, variant }) => ({
      code,
      qty,
      ...(owner && { product: presentProduct(scope, owner, 'BASIC', variant) }),
      ...(owner && variant && { options: presentOptions(scope, owner, variant) }),
    })),
  };
}

const sumOf = (parts: readonly Part[], of: (variant: CatalogVariant) => number): number =>
  parts.reduce((sum, { qty, variant }) => sum + (variant ? qty * of(variant) : 0), 0);

const costOf = ({ priceSegment, configuration }: Scope, variant: CatalogVariant): number =>
  displayPrices(priceSources(variant, priceSegment), configuration).oneTime.price;
