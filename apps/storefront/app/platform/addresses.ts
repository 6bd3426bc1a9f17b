import { SITES, type SiteId } from '@crema/brands';

/** What paths mean, without site prefix and language. */

/** The path without its language, as canonical and alternate links are built from it. */
export const plainPath = (pathname: string): string => pathname.replace(/^\/fr(?=\/|$)/, '') || '/';

const LANDINGS = ['beverages', 'brewers', 'accessories'];

/** The canonical address of a list. Later pages have their own; sorting and filters are left out. */
export function canonicalList(url: string, { currentPage }: { currentPage: number }): string {
  const last = url.replace(/^\/plp\//, '');
  const path = LANDINGS.includes(last) ? `/${last}` : url;
  return currentPage > 0 ? `${path}?page=${currentPage + 1}` : path;
}

/** The category or brand that a screen shows: `/plp/{path}`, `/c/{code}`, `…/b/{brand or category}`, or a landing path. */
export function categoryCodeOf(params: Record<string, string | undefined>, pathname: string): string {
  const splat = params['*'];
  if (splat) return splat.replace(/(?<!\/)\/+$/, '');
  if (params.code ?? params.brand) return params.code ?? params.brand ?? '';
  const last = plainPath(pathname).toLowerCase().replaceAll('/', '');
  return LANDINGS.includes(last) ? last : '';
}

/**
 * Where an address that no route matches is redirected to: a product or brand after any number of segments, and the
 * search by its other language's word. Answers a path without language; undefined if there is none.
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
