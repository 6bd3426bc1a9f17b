/**
 * Tags under which page caches hold pages with a site's product or category; they name the site, because the same code
 * is another product there. Without spaces, which separate tags.
 */
export const productTag = (site: string, code: string): string =>
  `product:${site}:${encodeURIComponent(code)}`;
export const categoryTag = (site: string, code: string): string =>
  `category:${site}:${encodeURIComponent(code)}`;

/** What buyers say of a product has changed; sent beside its `product:` tag. */
export const ratingTag = (site: string, code: string): string => `rating:${site}:${encodeURIComponent(code)}`;

/** The product of a `rating:` tag. */
export function ratedProductOfTag(tag: string): string | undefined {
  const [kind, , code] = tag.split(':');
  return kind === 'rating' && code !== undefined ? decodeURIComponent(code) : undefined;
}

/** The product of a `product:` tag. */
export function productOfTag(tag: string): string | undefined {
  const [kind, , code] = tag.split(':');
  return kind === 'product' && code !== undefined ? decodeURIComponent(code) : undefined;
}

/** Sent while a long import writes: snapshots are read meanwhile, page caches wait for the `site:` tag at its end. */
export const writingTag = (site: string): string => `writing:${site}`;
