import type { NoboScope } from '#platform/access/index.ts';
import { type SiteContext, say, shopperOf, unauthorized } from '#platform/http/index.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import type { SubscriptionActor } from './auto-delivery.types.ts';

/**
 * What can be offered to do with a subscription, and the scope of a no-login link that it takes; `login`: none is enough.
 * `edit` stands for quantities, swaps, backups, address, cups and pods.
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

/** Whether a scope is the caller's; `login` is everybody's but a link's. */
export const hasScope = ({ scopes }: Pick<Member, 'scopes'>, scope: NoboScope | 'login'): boolean =>
  !scopes || (scopes as readonly string[]).includes(scope);

/** Whether a caller may do what a scope stands for; `login` stands for what no link may do. @throws 403. */
export function requireScope({ language }: SiteContext, member: Member, scope: NoboScope | 'login'): void {
  if (!hasScope(member, scope)) throw autoDeliveryErrors.outOfScope(language, scope);
}
