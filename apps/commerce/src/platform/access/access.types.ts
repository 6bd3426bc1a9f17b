/** What a no-login link may let its holder do for one customer's auto-delivery. */
export const NOBO_SCOPES = ['skip', 'date', 'frequency', 'add', 'cancel'] as const;
export type NoboScope = (typeof NOBO_SCOPES)[number];

/** The kinds of caller that permission tells apart; auto-delivery member, perks member and employee are customers. */
export const ROLES = ['anonymous', 'customer', 'nobo', 'agent', 'system'] as const;
export type CallerRole = (typeof ROLES)[number];

/** A role; of a no-login link any, or only one with that scope. */
export type Grant = CallerRole | `nobo:${NoboScope}`;

/** Who may call an operation. Whose data it then reaches is the path's matter: one's own, or the agent's customer's. */
export interface Access {
  grants: readonly Grant[];
  /** A GET that changes something, as the specification has a few: in an agent's audit trail like any write. */
  changes?: true;
  /** A GET that tells an agent of people he does not act for: in the audit trail too. */
  reveals?: true;
}

/** Every operation by its `operationId`. */
export type Operations = Readonly<Record<string, Access>>;
