import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, say } from '#platform/http/index.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const SESSION = /(?:^|;\s*)SESSION=([A-Za-z0-9_-]{16,128})(?:;|$)/;

/** A cart's or order's guid as it came in; anything else cannot be one. @throws 404. */
export function requireGuid({ ctx }: FastifyRequest, guid: string, type = 'CartError'): string {
  if (UUID.test(guid)) return guid.toLowerCase();
  const message =
    type === 'CartError'
      ? say(ctx.language, 'There is no such cart.', 'Ce panier n’existe pas.')
      : say(ctx.language, 'There is no such order.', 'Cette commande n’existe pas.');
  throw notFound(type, message, {
    reason: 'notFound',
    subject: guid.slice(0, 64),
    subjectType: type === 'CartError' ? 'cart' : 'order',
  });
}

/** The visit's SESSION cookie, if it is one. */
export function sessionOf(request: FastifyRequest): string | undefined {
  return SESSION.exec(request.headers.cookie ?? '')?.[1];
}

export const NO_STORE = 'private, no-store';

/** What a person's cart or order answers is nobody else's: no cache keeps it. */
export function keepPrivate(_request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply.header('Cache-Control', NO_STORE);
  next();
}
