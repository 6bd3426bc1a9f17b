/** What a no-login link may let its holder do for one customer's auto-delivery. */
export const NOBO_SCOPES = ['skip', 'date', 'frequency', 'add', 'cancel'] as const;
export type NoboScope = (typeof NOBO_SCOPES)[number];

/**
 * Roles of the back office. `service` is what an agent is there; an agent's own token calls the shop's operations.
 */
export const OFFICE_ROLES = ['merchandiser', 'service', 'finance', 'owner'] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** What a system beside the shop may be allowed to do with a token of its own. */
export const CLIENT_SCOPES = [
  ...(['orders:read', 'orders:ship', 'stock:write', 'customers:read', 'subscriptions:read'] as const),
] as const;
export type ClientScope = (typeof CLIENT_SCOPES)[number];

/**
 * The kinds of caller that permissions distinguish; auto-delivery members, perks members and employees are customers.
 */
export const ROLES = ['anonymous', 'customer', 'nobo', 'agent', 'system', 'client', ...OFFICE_ROLES] as const;
export type CallerRole = (typeof ROLES)[number];

/** A role; `nobo:` or `client:` with a scope: a no-login link, or a system beside the shop, that has that scope. */
export type Grant = CallerRole | `nobo:${NoboScope}` | `client:${ClientScope}`;

/**
 * Who may call an operation. The path decides whose data it reaches: that of the caller, or of the agent's customer.
 */
export interface Access {
  grants: readonly Grant[];
  /** A GET that changes something (the specification has a few): written to an agent's audit trail. */
  changes?: true;
  /** A GET that shows an agent data of people for whom he does not act: written to the audit trail too. */
  reveals?: true;
}

/** Every operation by its `operationId`. */
export type Operations = Readonly<Record<string, Access>>;
