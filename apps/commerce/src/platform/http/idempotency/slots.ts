import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { badRequest, say } from '../errors.ts';
import type { OnceOptions, Slot } from './idempotency.types.ts';

const KEY = /^[\x21-\x7e]{16,64}$/;

/**
 * The key of a call, in the scope of its site, caller, owner and operation; undefined without the header.
 *
 * @throws 400 for a malformed key, or a missing one that is required.
 */
export function slotOf(
  request: FastifyRequest,
  { operation, owner, required, asked = request.body }: OnceOptions,
): Slot | undefined {
  const key = request.headers['idempotency-key'];
  const { site, caller, language } = request.ctx;
  if (key === undefined && !required) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    const message = say(
      language,
      'Idempotency-Key must be 16 to 64 visible characters.',
      'Idempotency-Key doit compter de 16 à 64 caractères visibles.',
    );
    throw badRequest('ValidationError', message, {
      subject: 'Idempotency-Key',
      subjectType: 'header',
      reason: key === undefined ? 'missing' : 'invalid',
    });
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(asked ?? null))
    .digest('base64url');
  // Part of the scope, so that another caller who has the key does not get this one's answer.
  const whose = ('customerId' in caller && caller.customerId) || caller.kind;
  return { language, scope: `${site.id}:${whose}:${owner}:${operation}`, key, hash };
}
