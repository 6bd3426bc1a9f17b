/** The texts that search engines and merchants' services read: sitemaps, robots.txt, the product feed. */

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an element or attribute; what XML 1.0 cannot hold is left out. */
export function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>\n`);
  return `${PROLOGUE}<sitemapindex ${SITEMAP}>\n${entries.join('')}</sitemapindex>\n`;
}

export interface SitemapEntry {
  address: string;
  /** The same page by language code, `x-default` among them; absent where there is one language only. */
  alternates?: Readonly<Record<string, string>>;
  /** UTC day. */
  lastmod?: string;
}

/** A sitemap in pieces, so that a long one is never in memory as a whole. */
export function* sitemap(entries: Iterable<SitemapEntry>): Generator<string> {
  yield `${PROLOGUE}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const { address, alternates = {}, lastmod } of entries) {
    const links = Object.entries(alternates).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(href)}"/>`,
    );
    const modified = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    yield `<url><loc>${xml(address)}</loc>${modified}${links.join('')}</url>\n`;
  }
  yield '</urlset>\n';
}

/** Keeps crawlers from calls and filter combinations; other pages that must not be indexed say so themselves (noindex). */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...['/api/', '/oauth/', '/payments/', '/rest/', '/*?*filters='].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** One variant for sale, in the terms of Google's product data specification (`g:` elements by their names). */
export type FeedItem = Readonly<Record<string, string | undefined>>;

/** The product feed: RSS 2.0 with Google's `g:` elements, in pieces. */
export function* productFeed(
  { title, link }: { title: string; link: string },
  items: Iterable<FeedItem>,
): Generator<string> {
  yield `${PROLOGUE}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield `<title>${xml(title)}</title><link>${xml(link)}</link><description>${xml(title)}</description>\n`;
  for (const item of items) {
    const fields = Object.entries(item).map(([name, value]) =>
      value === undefined || value === '' ? '' : `<g:${name}>${xml(value)}</g:${name}>`,
    );
    yield `<item>${fields.join('')}</item>\n`;
  }
  yield '</channel>\n</rss>\n';
}
