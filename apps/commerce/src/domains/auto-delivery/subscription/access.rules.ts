import type { FastifyRequest } from 'fastify';
import type { NoboScope } from '#platform/access/index.ts';
import { type SiteContext, say, shopperOf, unauthorized } from '#platform/http/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import { autoDeliveryErrors } from './subscription.errors.ts';
import type { SubscriptionActor } from './subscription.types.ts';

/**
 * The actions on a subscription, each with the scope of a no-login link that allows it; `login`: no link does. `edit`
 * includes quantities, swaps, backups, address, cups and pods.
 */
export const SCOPE_OF = {
  edit: 'login',
  'change-frequency': 'frequency',
  'add-product': 'add',
  move: 'date',
  skip: 'skip',
  'undo-skip': 'skip',
  'ship-now': 'login',
  pause: 'date',
  resume: 'date',
  'change-card': 'login',
  cancel: 'cancel',
} as const satisfies Record<string, NoboScope | 'login'>;

export type OfferedAction = keyof typeof SCOPE_OF;

/** The customer whose subscriptions a call is about, and the caller. */
export interface Member {
  customerId: string;
  actor: SubscriptionActor;
  /** Scopes of a no-login link; absent: everything is allowed. */
  scopes?: readonly NoboScope[];
}

/**
 * The customer that a path's `{user}` names. A no-login link may read; for all else see `requireScope`.
 *
 * @throws 401 for an anonymous caller, 403 for another customer's.
 */
export function memberOf(ctx: SiteContext, user: string): Member {
  const { caller, language } = ctx;
  const shopper = shopperOf(ctx, user, caller.kind === 'nobo' ? caller.scopes[0] : undefined);
  if (shopper.kind === 'anonymous')
    throw unauthorized(
      'UnauthorizedError',
      say(language, 'Please log in first.', 'Veuillez d’abord vous connecter.'),
    );
  const { customerId, agentId } = shopper;
  if (caller.kind === 'nobo')
    return { customerId, actor: { kind: 'nobo', id: caller.linkId }, scopes: caller.scopes };
  return { customerId, actor: agentId ? { kind: 'agent', id: agentId } : { kind: 'customer' } };
}

/** The member of a route whose path may name `{user}`; `current` where it does not. @throws 401, 403. */
export const currentMember = ({ ctx, params }: Pick<FastifyRequest, 'ctx' | 'params'>): Member =>
  memberOf(ctx, (params as { user?: string }).user ?? 'current');

/** Whether the caller has a scope; all callers but links have `login`. */
export const hasScope = ({ scopes }: Pick<Member, 'scopes'>, scope: NoboScope | 'login'): boolean =>
  !scopes || (scopes as readonly string[]).includes(scope);

/** Requires a scope; `login` is what no link has. @throws 403. */
export function requireScope({ language }: SiteContext, member: Member, scope: NoboScope | 'login'): void {
  if (!hasScope(member, scope)) throw autoDeliveryErrors.outOfScope(language, scope);
}

/** Checks a subscription's id. @throws 404 if it cannot be one. */
export function requireSubscriptionId({ language }: SiteContext, id: string): string {
  if (!isUuid(id)) throw autoDeliveryErrors.unknown(language, id);
  return id.toLowerCase();
}
