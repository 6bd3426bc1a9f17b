/** What may be compared with what, and what sets products apart. */
import type { CatalogProduct } from './catalog.types.ts';

export type ComparisonProblem = { reason: 'tooMany' } | { reason: 'otherCategory'; code: string };

/** Products side by side are few and of one category, which their type names. */
export function comparisonProblem(
  products: readonly Pick<CatalogProduct, 'code' | 'productType'>[],
  most: number,
): ComparisonProblem | undefined {
  if (products.length > most) return { reason: 'tooMany' };
  const odd = products.find(({ productType }) => productType !== products[0]?.productType);
  return odd && { reason: 'otherCategory', code: odd.code };
}

export interface Feature {
  code: string;
  name: string;
  values: readonly string[];
}

export interface ComparedFeature {
  code: string;
  name: string;
  /** One text a product, in their order; empty where nothing is known. */
  values: string[];
  /** Not all of them say the same. */
  differs: boolean;
}

/** Every feature that any of the products has, once, in the order in which they come up. */
export function compareFeatures(products: readonly (readonly Feature[])[]): ComparedFeature[] {
  const names = new Map(products.flat().map(({ code, name }) => [code, name]));
  return [...names].map(([code, name]) => {
    const values = products.map(
      (features) => features.find((one) => one.code === code)?.values.join(', ') ?? '',
    );
    return { code, name, values, differs: new Set(values).size > 1 };
  });
}
