/** How a site's addresses are divided into sitemaps. Pure. */
import type { Language } from '@crema/brands';

/** Most addresses in one sitemap; the protocol allows ten times as many. */
export const URLS_PER_SITEMAP = 5_000;

export const SITEMAP_PARTS = ['pages', 'lists', 'products'] as const;
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

export interface SitemapName {
  language: Language;
  part: SitemapPart;
  /** From 1. */
  number: number;
}

/** The landing paths are the addresses of the three categories with the same names. */
const LANDING_LIST = /^\/plp\/(beverages|brewers|accessories)$/;

/** The canonical address of a list: three of them have a landing page instead. */
export const canonicalList = (path: string): string => path.replace(LANDING_LIST, '/$1');

/** Number of sitemaps for that many addresses; none for none. */
export const sitemapsFor = (addresses: number): number => Math.ceil(addresses / URLS_PER_SITEMAP);

export const sitemapFile = ({ language, part, number }: SitemapName): string =>
  `${part}-${language}-${number}.xml`;

export function parseSitemapFile(file: string): SitemapName | undefined {
  const [, part, language, number] = /^(pages|lists|products)-(en|fr)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  if (!part) return undefined;
  return { part: part as SitemapPart, language: language as Language, number: Number(number) };
}

/** A path in a language: French below `/fr`. */
export const localised = (path: string, language: Language): string =>
  language === 'en' ? path : path === '/' ? '/fr' : `/fr${path}`;

/** A language with its country, as in sitemaps and search engines: `fr-CA`. */
export const localeOf = (language: Language, country: string): string => `${language}-${country}`;
