/** Names under which page caches hold what shows a product or a category. Never a space: tags are separated by one. */
export const productTag = (code: string): string => `product:${encodeURIComponent(code)}`;
export const categoryTag = (code: string): string => `category:${encodeURIComponent(code)}`;

/** The product of a `product:` tag. */
export function productOfTag(tag: string): string | undefined {
  return tag.startsWith('product:') ? decodeURIComponent(tag.slice('product:'.length)) : undefined;
}

/** Told while a long import writes: snapshots read along, page caches wait for the `site:` tag at its end. */
export const writingTag = (site: string): string => `writing:${site}`;
