/** What a path names, whatever its prefix and language. */

/** The path without its language, as canonical and alternate links are built from it. */
export const plainPath = (pathname: string): string => pathname.replace(/^\/fr(?=\/|$)/, '') || '/';

const LANDINGS = ['beverages', 'brewers', 'accessories'];

/** The category or brand that a screen shows: `/plp/{path}`, `/c/{code}`, `…/b/{brand or category}`, or a landing path. */
export function categoryCodeOf(params: Record<string, string | undefined>, pathname: string): string {
  const splat = params['*'];
  if (splat) return splat.replace(/\/+$/, '');
  if (params.code ?? params.brand) return params.code ?? params.brand ?? '';
  const last = plainPath(pathname).slice(1);
  return LANDINGS.includes(last) ? last : '';
}
