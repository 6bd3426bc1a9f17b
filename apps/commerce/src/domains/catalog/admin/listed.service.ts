import type { Language, SiteId } from '@crema/brands';
import type { RowChange } from '#platform/edits/index.ts';
import type { ProductStore } from './saving.service.ts';

const codesIn = (products: unknown): Set<string> =>
  new Set(Array.isArray(products) ? products.map(String) : []);

/** Puts products into categories and takes them out, as the categories' lists of products have changed. */
export async function listProducts(
  store: ProductStore,
  site: SiteId,
  changes: readonly RowChange[],
  language: Language,
): Promise<void> {
  const wishes = changes.map(({ key, before, after }) => {
    const [had, has] = [codesIn(before?.products), codesIn(after?.products)];
    const without = (some: Set<string>, others: Set<string>) =>
      new Set([...some].filter((code) => !others.has(code)));
    return { key, added: without(has, had), removed: without(had, has) };
  });
  const codes = new Set(wishes.flatMap(({ added, removed }) => [...added, ...removed]));
  if (codes.size === 0) return;
  const products = await store.read(site, [...codes], { lock: true });
  await store.write(
    site,
    [...products.values()].map((product) => {
      const categories = new Set(product.categories);
      for (const { key, added, removed } of wishes) {
        if (removed.has(product.code)) categories.delete(key);
        else if (added.has(product.code)) categories.add(key);
      }
      return { ...product, categories: [...categories] };
    }),
    language,
  );
}
