import type { NoboScope } from '#platform/access/index.ts';
import { type SiteContext, say, shopperOf, unauthorized } from '#platform/http/index.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import type { SubscriptionActor } from './auto-delivery.types.ts';

/** Whose subscriptions a call is about, and who makes it. */
export interface Member {
  customerId: string;
  actor: SubscriptionActor;
  /** All that a no-login link may do; absent: everything. */
  scopes?: readonly NoboScope[];
}

/**
 * The customer that a path's `{user}` stands for. A no-login link may look; what else it may do, `requireScope` asks.
 *
 * @throws 401 for nobody, 403 for somebody else's.
 */
export function memberOf(ctx: SiteContext, user: string): Member {
  const { caller, language } = ctx;
  const shopper = shopperOf(ctx, user, caller.kind === 'nobo' ? caller.scopes[0] : undefined);
  if (shopper.kind === 'anonymous')
    throw unauthorized(
      'UnauthorizedError',
      say(language, 'Please log in first.', 'Veuillez d’abord ouvrir une session.'),
    );
  const { customerId, agentId } = shopper;
  if (caller.kind === 'nobo')
    return { customerId, actor: { kind: 'nobo', id: caller.linkId }, scopes: caller.scopes };
  return { customerId, actor: agentId ? { kind: 'agent', id: agentId } : { kind: 'customer' } };
}

/** Whether a caller may do what a scope stands for; `login` stands for what no link may do. @throws 403. */
export function requireScope(
  { language }: SiteContext,
  { scopes }: Member,
  scope: NoboScope | 'login',
): void {
  if (scopes && !(scopes as readonly string[]).includes(scope))
    throw autoDeliveryErrors.outOfScope(language, scope);
}
