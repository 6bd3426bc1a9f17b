import { SITES, type SiteId } from '@crema/brands';

/** What a path names, whatever its prefix and language. */

/** The path without its language, as canonical and alternate links are built from it. */
export const plainPath = (pathname: string): string => pathname.replace(/^\/fr(?=\/|$)/, '') || '/';

const LANDINGS = ['beverages', 'brewers', 'accessories'];

/**
 * The one address of a list, whichever of its addresses was asked for; later pages are pages of their own, other sortings
 * and filters are not.
 */
export function canonicalList(url: string, { currentPage }: { currentPage: number }): string {
  const last = url.replace(/^\/plp\//, '');
  const path = LANDINGS.includes(last) ? `/${last}` : url;
  return currentPage > 0 ? `${path}?page=${currentPage + 1}` : path;
}

/** The category or brand that a screen shows: `/plp/{path}`, `/c/{code}`, `…/b/{brand or category}`, or a landing path. */
export function categoryCodeOf(params: Record<string, string | undefined>, pathname: string): string {
  const splat = params['*'];
  if (splat) return splat.replace(/\/+$/, '');
  if (params.code ?? params.brand) return params.code ?? params.brand ?? '';
  const last = plainPath(pathname).toLowerCase().replaceAll('/', '');
  return LANDINGS.includes(last) ? last : '';
}

/**
 * Where an address that no route matches leads: a product or brand behind any number of segments, and the search by its
 * other language's word. A path without its language; `undefined` when it names nothing.
 */
export function knownElsewhere(pathname: string, site: SiteId): string | undefined {
  const plain = plainPath(pathname);
  const [, kind, id] = /\/(p|b)\/([^/]+)\/?$/.exec(plain) ?? [];
  if (kind && id && plain !== `/${kind}/${id}`) return `/${kind}/${id}`;
  const isFrench = pathname !== plain;
  if (plain === '/recherche' && SITES[site].languages.includes('fr')) return '/recherche';
  if (plain === '/search' && isFrench) return '/recherche';
  return undefined;
}
