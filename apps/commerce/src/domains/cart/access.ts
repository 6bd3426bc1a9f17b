import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, notFound, say } from '#platform/http/index.ts';
import { isUuid } from '#platform/values/uuid.ts';

const SESSION = /^[A-Za-z0-9_-]{16,128}$/;

/** A cart's or order's guid as the call has it. @throws 404 where it is not a UUID. */
export function requireGuid({ ctx }: FastifyRequest, guid: string, type = 'CartError'): string {
  if (isUuid(guid)) return guid.toLowerCase();
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
  const shown = cookieOf(request, 'SESSION');
  return shown !== undefined && SESSION.test(shown) ? shown : undefined;
}

export const NO_STORE = 'private, no-store';

/** Answers about a person's cart or order are private: no cache keeps them. */
export function keepPrivate(_request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply.header('Cache-Control', NO_STORE);
  next();
}
