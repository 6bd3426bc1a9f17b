import { isSiteId, type Language, SITES, type Site } from '@crema/brands';
import type { FastifyRequest } from 'fastify';
import type { ClientScope, NoboScope, OfficeRole } from '#platform/access/access.types.ts';
import { languageAsked, notFound, say } from './errors.ts';

/**
 * Who calls, by the bearer token alone: never by a parameter, and by a cookie only in the back office. Customer ids are
 * UUIDs.
 */
export type Caller =
  | { kind: 'anonymous' }
  /** `priceSegment`: segment with prices beside the general ones, as of the issue of the token. */
  | { kind: 'customer'; customerId: string; sessionId: string; priceSegment?: string }
  | { kind: 'nobo'; customerId: string; scopes: readonly NoboScope[]; linkId: string }
  /** `customerId` while the agent acts for a customer. */
  | { kind: 'agent'; agentId: string; sessionId: string; customerId?: string; priceSegment?: string }
  | { kind: 'system' }
  /** A system beside the shop, such as a warehouse; `secretId`: the client secret that its token was asked for with. */
  | { kind: 'client'; clientId: string; secretId: string; scopes: readonly ClientScope[] }
  /** A member of staff in the back office, by the cookie of its log-in. */
  | { kind: 'staff'; staffId: string; sessionId: string; email: string; role: OfficeRole };

export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Caller, site and language of a call: resolved once, first argument of every service. */
export interface SiteContext {
  site: Site;
  language: Language;
  caller: Caller;
  /** The customer whose cart and orders the call is about, see `requireShopper`; absent: a guest's. */
  customerId?: string;
  /** Price segment beside the general prices: from the access token; for reads also from `price-segments.ts`. */
  priceSegment?: string;
  correlationId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    ctx: SiteContext;
  }
}

/** Reads site and language of a request under `/rest/v2/:site` or `/rest/v1/lms/:site`. An unknown site is 404. */
export function resolveContext(request: FastifyRequest, caller: Caller = ANONYMOUS): SiteContext {
  const { site } = request.params as { site?: string };
  if (!site || !isSiteId(site)) {
    const message = say(languageAsked(request), 'There is no such site.', 'Ce site n’existe pas.');
    throw notFound('UnknownSiteError', message, { subject: 'site' });
  }
  return contextOf(request, SITES[site], caller);
}

/** The context of a request whose site is known. */
export function contextOf(request: FastifyRequest, site: Site, caller: Caller): SiteContext {
  const { lang } = request.query as { lang?: unknown };
  const language = lang === 'fr' && site.languages.includes('fr') ? 'fr' : 'en';
  return { site, language, caller, correlationId: request.id };
}
