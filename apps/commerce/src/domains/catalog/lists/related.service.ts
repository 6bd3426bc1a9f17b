import type { QueryNeeds } from '../catalog.deps.ts';
import type { Scope } from '../catalog.types.ts';
import { bestSellers } from '../listing/search.service.ts';
import { knownProducts } from '../products/find.service.ts';
import { likeness } from '../products/product.rules.ts';
import type { CatalogProduct } from '../products/product.types.ts';

/** Best sellers of a category that are compared to find the products most like one. */
const CANDIDATES = 200;

interface Choice {
  only?: (product: CatalogProduct) => boolean;
  each?: (product: CatalogProduct) => boolean;
}

/**
 * Products most like one, in the same category first; the same answer for the same catalogue. `only` decides which may
 * be among them; `each` is called for the most similar first and may depend on its earlier calls.
 */
export async function related(
  needs: QueryNeeds,
  here: Scope,
  to: CatalogProduct,
  most: number,
  { only = () => true, each = () => true }: Choice = {},
): Promise<string[]> {
  const named = to.categories.find((code) => here.snapshot.categories.find(code));
  const trail = named === undefined ? [] : (here.snapshot.categories.find(named)?.trail ?? []);
  const found = new Set<string>();
  // A small category is filled up from the one above it, and finally from the whole shop.
  for (const category of [...trail.map(({ code }) => code).reverse(), undefined]) {
    const { codes } = await bestSellers(needs, here, CANDIDATES, category);
    const fitting = knownProducts(here, codes)
      .filter((one) => one.code !== to.code && !found.has(one.code) && only(one))
      .map((one, place) => ({ one, place, score: likeness(to, one) }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .filter(({ one }) => each(one));
    for (const { one } of fitting.slice(0, most - found.size)) found.add(one.code);
    if (found.size >= most) break;
  }
  return [...found];
}
