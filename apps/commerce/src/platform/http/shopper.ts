import type { FastifyRequest } from 'fastify';
import type { NoboScope } from '#platform/access/access.types.ts';
import { ANONYMOUS, type SiteContext } from './context.ts';
import { forbidden, say, unauthorized } from './errors.ts';

/** The person whose cart, orders and addresses a call is about. */
export type Shopper =
  | { kind: 'anonymous' }
  /** `agentId`: the agent who acts for the customer. */
  | { kind: 'customer'; customerId: string; agentId?: string };

const NOBODY: Shopper = { kind: 'anonymous' };

/**
 * The shopper that `{user}` of a path names: `anonymous` a guest, `current` the caller's own customer, an id that
 * customer. No other code decides this.
 *
 * @param nobo the scope that a no-login link must have; absent: links are refused.
 * @throws 401 for `current` without a token; 403 for another customer, whether he exists or not.
 */
export function shopperOf(ctx: SiteContext, user: string, nobo?: NoboScope): Shopper {
  const { caller = ANONYMOUS, language } = ctx;
  if (user === 'anonymous') return NOBODY;
  if (caller.kind === 'anonymous' && user === 'current') {
    throw unauthorized(
      'UnauthorizedError',
      say(language, 'Please log in first.', 'Veuillez d’abord vous connecter.'),
    );
  }
  const mayBe = caller.kind === 'nobo' ? nobo !== undefined && caller.scopes.includes(nobo) : true;
  const own = 'customerId' in caller ? caller.customerId : undefined;
  const named = user === 'current' ? own : user.toLowerCase();
  if (!mayBe || own === undefined || named !== own) {
    throw forbidden(
      'ForbiddenError',
      say(language, 'You cannot act for this customer.', 'Vous ne pouvez pas agir pour ce client.'),
    );
  }
  return {
    kind: 'customer',
    customerId: own,
    ...(caller.kind === 'agent' ? { agentId: caller.agentId } : {}),
  };
}

/**
 * Resolves `{user}` of the request's path into `ctx.customerId`. A path without one is about the caller.
 *
 * @throws as `shopperOf`.
 */
export function requireShopper(request: FastifyRequest, nobo?: NoboScope): void {
  const { user } = request.params as { user?: string };
  const { ctx } = request;
  const isOne =
    'customerId' in ctx.caller && ctx.caller.customerId !== undefined && ctx.caller.kind !== 'nobo';
  const shopper = shopperOf(ctx, user ?? (isOne ? 'current' : 'anonymous'), nobo);
  if (shopper.kind === 'customer') request.ctx = { ...ctx, customerId: shopper.customerId };
}

/**
 * The context of a call about a customer: as `requireShopper`, but `anonymous` is refused.
 *
 * @throws 401, 403.
 */
export function requireCustomer(
  request: FastifyRequest,
  nobo?: NoboScope,
): SiteContext & { customerId: string } {
  requireShopper(request, nobo);
  const { customerId } = request.ctx;
  if (customerId === undefined) {
    throw unauthorized(
      'UnauthorizedError',
      say(request.ctx.language, 'Please log in first.', 'Veuillez d’abord vous connecter.'),
    );
  }
  return { ...request.ctx, customerId };
}
