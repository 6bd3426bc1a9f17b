import type { Language } from '@crema/brands';

/** Longest code of a campaign. */
const LONGEST = 40;
/** The kits' own pages read the code by themselves; data of a route is no page. */
const OWN = /^\/(?:fr\/)?kits(?:\/|$)|\.data$/i;
const PRODUCT = /^\/(?:fr\/)?(?:[^/]+\/){0,3}p\/([^/]+)\/?$/i;

/**
 * Where a link with `?campaign=` leads: to that campaign's page, or from a product's page to its first step with that
 * product; undefined without a code. All other parameters go along.
 */
export function campaignAddress(
  pathname: string,
  query: URLSearchParams,
  language: Language,
): string | undefined {
  const code = query.get('campaign')?.trim().toLowerCase();
  if (!code || code.length > LONGEST || OWN.test(pathname)) return undefined;
  const rest = new URLSearchParams(query);
  rest.delete('campaign');
  const product = PRODUCT.exec(pathname)?.[1];
  if (product) rest.set('brewer', decodeURIComponent(product));
  const path = `${language === 'fr' ? '/fr' : ''}/kits/${encodeURIComponent(code)}${product ? '/brewer' : ''}`;
  return rest.size > 0 ? `${path}?${rest}` : path;
}
