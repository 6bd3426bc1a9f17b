import type { SiteId } from '@crema/brands';
import type { Database } from '#platform/db/index.ts';
import type { CanonicalProduct } from './catalog.canonical.ts';
import { writeCategories } from './catalog.categories.repository.ts';
import type { Localized, ProductType } from './catalog.native.ts';
import type { CategoryRule, CategoryStory } from './catalog.tables.ts';

export { writeCategories } from './catalog.categories.repository.ts';

/** A category as the seed and a merchant write it. */
export interface NativeCategory {
  code: string;
  parent?: string;
  path: string;
  names: Localized;
  story?: CategoryStory;
  position?: number;
  rule?: CategoryRule;
}

/** The landing categories, under which a category that only a product names is put. */
export const LANDINGS: Record<ProductType, NativeCategory> = {
  Coffee: { code: 'beverages', path: 'beverages', names: { en: 'Beverages', fr: 'Boissons' } },
  Brewer: { code: 'brewers', path: 'brewers', names: { en: 'Brewers', fr: 'Cafetières' } },
  Accessory: { code: 'accessories', path: 'accessories', names: { en: 'Accessories', fr: 'Accessoires' } },
  Bundle: { code: 'bundles', path: 'bundles', names: { en: 'Bundles', fr: 'Ensembles' } },
};
/** After everything a merchant placed. */
const LAST = 1000;

/** Makes the categories that these products name and nobody made, so that each product can be reached. */
export async function ensureCategories(
  db: Database,
  site: SiteId,
  products: CanonicalProduct[],
): Promise<void> {
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
  await writeCategories(db, site, [...wanted.values()], 'keep');
}

/** `single-origin` → `Single origin`. */
function titleOf(code: string): string {
  const words = code.replaceAll(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
