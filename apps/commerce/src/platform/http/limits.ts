import type { FastifyRequest } from 'fastify';
import { OccError } from './errors.ts';

/**
 * A route's own limit: so many calls from one address in so many minutes, for what costs more than a read or writes to
 * people. Part of the route's `config`; without limits (`RATE_LIMIT=off`) it does nothing.
 */
export function limitTo(calls: number, minutes: number) {
  return {
    rateLimit: {
      max: calls,
      timeWindow: minutes * 60_000,
      errorResponseBuilder: (request: FastifyRequest) =>
        new OccError(429, [{ type: 'TooManyRequestsError', message: messageFor(request), reason: 'limit' }]),
    },
  };
}

function messageFor({ query }: FastifyRequest): string {
  return (query as { lang?: unknown } | undefined)?.lang === 'fr'
    ? 'Trop de demandes à la fois. Réessayez dans quelques minutes.'
    : 'That is a lot at once. Please try again in a few minutes.';
}
