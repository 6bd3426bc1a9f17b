import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, notFound, unauthorized } from '#platform/http/index.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const SESSION = /(?:^|;\s*)SESSION=([A-Za-z0-9_-]{16,128})(?:;|$)/;

/**
 * Whose path this is. `anonymous` is everybody's; `current` takes a token; a customer id takes an agent.
 *
 * @throws 401 and 403.
 */
export function requireUser(user: string): void {
  if (user === 'anonymous') return;
  if (user === 'current') throw unauthorized('UnauthorizedError', 'Please log in first.');
  throw forbidden('ForbiddenError', 'This customer is not yours to act for.');
}

/** A cart's or order's guid as it came in; anything else cannot be one. @throws 404. */
export function requireGuid(guid: string, type = 'CartError'): string {
  if (UUID.test(guid)) return guid.toLowerCase();
  throw notFound(type, type === 'CartError' ? 'There is no such cart.' : 'There is no such order.', {
    reason: 'notFound',
    subject: guid.slice(0, 64),
    subjectType: type === 'CartError' ? 'cart' : 'order',
  });
}

/** The visit's SESSION cookie, if it is one. */
export function sessionOf(request: FastifyRequest): string | undefined {
  return SESSION.exec(request.headers.cookie ?? '')?.[1];
}

/**
 * Refuses a GET that changes state when another site sends it, as a browser says; clients that are no browser say nothing.
 *
 * @throws 403.
 */
export function requireSameSite(request: FastifyRequest, _reply: FastifyReply, next: () => void): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw forbidden('ForbiddenError', 'This call is for the shop’s own pages.', { reason: 'crossSite' });
  }
  next();
}

export const NO_STORE = 'private, no-store';

/** What a person's cart or order answers is nobody else's: no cache keeps it. */
export function keepPrivate(_request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply.header('Cache-Control', NO_STORE);
  next();
}
