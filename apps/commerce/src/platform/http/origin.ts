import type { FastifyRequest } from 'fastify';
import { forbidden, languageAsked, say } from './errors.ts';

/**
 * Whether a page of another origin sends this call, by fetch metadata or, in older browsers, by `Origin`. Clients other
 * than browsers send neither; they authenticate by a token or a guid, which no other page can make them send.
 */
function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const from = headers['sec-fetch-site'];
  // `none`: the visitor typed the address or used a bookmark. `same-site`: another host of the same registrable domain.
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls from pages of other origins that change something, the specification's changing GETs included.
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
