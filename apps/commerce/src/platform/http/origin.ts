import type { FastifyRequest } from 'fastify';
import { forbidden, languageAsked, say } from './errors.ts';

/**
 * Whether a page of another origin sends this call, as its browser says. Fetch metadata is believed first; the older
 * `Origin` says it where that is missing. Clients that are no browser say neither: what they show is a token or a guid,
 * which no other page can make them show.
 */
export function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const from = headers['sec-fetch-site'];
  // `none` is the visitor's own doing: an address typed, a bookmark. `same-site` is a neighbour on another host.
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * In front of every operation: what changes something, the specification's changing GETs included, is for the shop's own
 * pages.
 *
 * @throws 403.
 */
export function refuseForeignWrites(request: FastifyRequest, changes: boolean): void {
  if ((SAFE.has(request.method) && !changes) || !isForeign(request)) return;
  const message = say(
    languageAsked(request),
    'This call is for the shop’s own pages.',
    'Cet appel est réservé aux pages de la boutique.',
  );
  throw forbidden('ForbiddenError', message, { reason: 'crossSite' });
}
