import type { ProductType } from '../products/native.types.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import type { NativeCategory } from './category.types.ts';

/** The landing categories, below which categories are created that only a product names. */
export const LANDINGS: Record<ProductType, NativeCategory> = {
  Coffee: { code: 'beverages', path: 'beverages', names: { en: 'Beverages', fr: 'Boissons' } },
  Brewer: { code: 'brewers', path: 'brewers', names: { en: 'Brewers', fr: 'Cafetières' } },
  Accessory: { code: 'accessories', path: 'accessories', names: { en: 'Accessories', fr: 'Accessoires' } },
  Bundle: { code: 'bundles', path: 'bundles', names: { en: 'Bundles', fr: 'Ensembles' } },
};
/** The categories that the starter's menu leads to. */
export const STARTER_CATEGORIES: readonly NativeCategory[] = [
  LANDINGS.Coffee,
  LANDINGS.Brewer,
  LANDINGS.Accessory,
];
/** Position after everything that a merchant has placed. */
const LAST = 1000;

/** The categories that these products name, each under the landing category of its product, and these landings. */
export function namedCategories(products: readonly CanonicalProduct[]): NativeCategory[] {
  const wanted = new Map<string, NativeCategory>();
  for (const product of products) {
    const landing = LANDINGS[product.productType];
    wanted.set(landing.code, landing);
    for (const code of product.categories) {
      if (wanted.has(code)) continue;
      const names = { en: titleOf(code) };
      wanted.set(code, {
        code,
        parent: landing.code,
        path: `${landing.path}/${code}`,
        names,
        position: LAST,
      });
    }
  }
  return [...wanted.values()];
}

/** `single-origin` → `Single origin`. */
function titleOf(code: string): string {
  const words = code.replaceAll(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
