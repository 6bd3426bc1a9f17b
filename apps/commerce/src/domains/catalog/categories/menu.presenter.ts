import type { Language } from '@crema/brands';
import { categoryUrl } from '../listing/listing.presenter.ts';
import { textOf } from '../products/product.rules.ts';
import type { CatalogSnapshot } from '../read-model/snapshot.service.ts';
import type { CategoryNode } from './tree.rules.ts';

/** The tops of the category tree, each with the categories directly below it, as links. */
export function menuOf(snapshot: CatalogSnapshot, language: Language) {
  const link = ({ names, path }: CategoryNode) => ({
    title: textOf(names, language),
    url: categoryUrl(path),
  });
  return snapshot.categories.roots.map((root) => ({ ...link(root), children: root.children.map(link) }));
}
