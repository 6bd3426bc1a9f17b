/** Which products may be compared, and in what they differ. */
import type { CatalogProduct } from '../products/product.types.ts';

export type ComparisonProblem = { reason: 'tooMany' } | { reason: 'otherCategory'; code: string };

/** Only a few products of one category, given by their type, can be compared. */
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
  /** One text for each product, in their order; empty if unknown. */
  values: string[];
  /** Whether the values differ. */
  differs: boolean;
}

/** Every feature that any of the products has, once, in the order of its first occurrence. */
export function compareFeatures(products: readonly (readonly Feature[])[]): ComparedFeature[] {
  const names = new Map(products.flat().map(({ code, name }) => [code, name]));
  return [...names].map(([code, name]) => {
    const values = products.map(
      (features) => features.find((one) => one.code === code)?.values.join(', ') ?? '',
    );
    return { code, name, values, differs: new Set(values).size > 1 };
  });
}
