import type { Image } from '../catalog.types.ts';

/**
 * The pictures that go with a variant, its own first. A colour has several, whose names begin with that of its first; a
 * size has its own pack, before the pictures that all sizes share.
 *
 * @param chosen address of the variant's picture.
 */
export function offeredImages(images: readonly Image[], chosen: string | undefined): readonly Image[] {
  // `nib-ink.webp` and `nib-ink-front.webp`; a French pack is `dawn-fr.webp`.
  const stem = chosen?.replace(/(?:-fr)?\.\w+$/, '');
  const own = images.filter(({ url }) => stem && url.startsWith(stem));
  const [first, ...shared] = images;
  if (own.length > 1) return own;
  return chosen && first && !own[0] ? [{ ...first, url: chosen }, ...shared] : images;
}
