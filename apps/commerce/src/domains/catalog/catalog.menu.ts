import type { Language } from '@crema/brands';
import type { CategoryNode } from './catalog.categories.ts';
import { categoryUrl } from './catalog.listing.ts';
import { textOf } from './catalog.rules.ts';
import type { CatalogSnapshot } from './catalog.snapshot.ts';

/** The tops of the category tree, each with the categories directly below it, as links. */
export function menuOf(snapshot: CatalogSnapshot, language: Language) {
  const link = ({ names, path }: CategoryNode) => ({
    title: textOf(names, language),
    url: categoryUrl(path),
  });
  return snapshot.categories.roots.map((root) => ({ ...link(root), children: root.children.map(link) }));
}
