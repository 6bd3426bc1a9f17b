/** Data of a category or brand page beside its products. */
import { slugOf } from '@crema/search';
import { notFound, say } from '#platform/http/index.ts';
import type { QueryNeeds } from '../catalog.deps.ts';
import type { Scope } from '../catalog.types.ts';
import { BRAND } from '../categories/tree.rules.ts';
import { bannerId } from './listing.presenter.ts';
import type { Banner, ListingHead } from './listing.types.ts';

/**
 * A category by code or path, or a brand as `brand-<slug>`.
 *
 * @throws {OccError} 404 for an unknown one.
 */
export function headOf(here: Scope, code: string): ListingHead & { category?: string; brand?: string } {
  const { categories, brands } = here.snapshot;
  const node = categories.find(code);
  if (node) return { ...node, type: 'Category', category: node.code };
  const slug = code.startsWith(BRAND) ? code.slice(BRAND.length) : slugOf(code);
  const name = brands.get(slug);
  if (name === undefined) {
    throw notFound(
      'UnknownIdentifierError',
      say(here.language, 'There is no such category.', 'Cette catégorie n’existe pas.'),
      { subject: code.slice(0, 200), subjectType: 'category' },
    );
  }
  const path = `${BRAND}${slug}`;
  const story = categories.storyOf(path);
  return {
    code: path,
    path,
    names: { en: name },
    trail: [],
    children: [],
    ...(story && { story }),
    type: 'BrandCategory',
    brand: slug,
  };
}

/** The present banner behind a category's head, and until when it is shown. */
export function banner(
  { content }: QueryNeeds,
  { site, language }: Scope,
  of: ListingHead,
): { banner?: Banner; validUntil?: Date } {
  const { value, validUntil } = content.components(site.id, [bannerId(of)], language);
  const [found] = value;
  const image = typeof found?.image === 'string' ? found.image : undefined;
  const link = linkOf(found?.cta);
  return {
    ...(found && { banner: { uid: found.uid, ...(image && { image }), ...(link && { link }) } }),
    ...(validUntil && { validUntil }),
  };
}

/** A merchant's link, once it has both of its parts. */
function linkOf(cta: unknown): Banner['link'] {
  if (typeof cta !== 'object' || cta === null || !('title' in cta) || !('url' in cta)) return undefined;
  const { title, url } = cta;
  return typeof title === 'string' && typeof url === 'string' ? { title, url } : undefined;
}
