import { isSiteId, type Language, SITES, type Site } from '@crema/brands';
import type { FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';

/** Who calls: later issues add the logged-in customer, the nobo token user and the agent. */
export interface Caller {
  kind: 'anonymous';
}

/** Whose call, which site, which language: resolved once, first argument of every service. */
export interface SiteContext {
  site: Site;
  language: Language;
  caller: Caller;
  correlationId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    ctx: SiteContext;
  }
}

/** Reads site and language of a request under `/rest/v2/:site` or `/rest/v1/lms/:site`. An unknown site is 404. */
export function resolveContext(request: FastifyRequest): SiteContext {
  const { site } = request.params as { site?: string };
  if (!site || !isSiteId(site))
    throw notFound('UnknownSiteError', 'There is no such site.', { subject: 'site' });
  const { lang } = request.query as { lang?: unknown };
  const chosen = SITES[site];
  const language = lang === 'fr' && chosen.languages.includes('fr') ? 'fr' : 'en';
  return { site: chosen, language, caller: { kind: 'anonymous' }, correlationId: request.id };
}
