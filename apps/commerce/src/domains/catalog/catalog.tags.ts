/**
 * Names under which page caches hold what shows a site's product or category: the same code is another product on
 * another site. Never a space: tags are separated by one.
 */
export const productTag = (site: string, code: string): string =>
  `product:${site}:${encodeURIComponent(code)}`;
export const categoryTag = (site: string, code: string): string =>
  `category:${site}:${encodeURIComponent(code)}`;

/** The product of a `product:` tag. */
export function productOfTag(tag: string): string | undefined {
  const [kind, , code] = tag.split(':');
  return kind === 'product' && code !== undefined ? decodeURIComponent(code) : undefined;
}

/** Told while a long import writes: snapshots read along, page caches wait for the `site:` tag at its end. */
export const writingTag = (site: string): string => `writing:${site}`;
