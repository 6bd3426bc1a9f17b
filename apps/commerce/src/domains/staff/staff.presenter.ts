import type { Customer } from '#domains/customers/index.ts';
import type { AgentToken } from './agents/agents.service.ts';
import type { AuditEntry, Member } from './staff.types.ts';

/** The answer to an agent's log-in, and to the start of acting for a customer. */
export function presentAgentToken({ accessToken, session, expiresIn, scope }: AgentToken) {
  return {
    access_token: accessToken,
    token_type: 'Bearer' as const,
    expires_in: expiresIn,
    scope,
    csAgentId: session.staffId,
    ...(session.customerId ? { customerId: session.customerId } : {}),
  };
}

/** What an agent sees of a customer that a search found: enough to tell people apart. */
export function presentFound({ id, email, firstName, lastName, createdAt }: Customer) {
  return { customerId: id, email, firstName, lastName, customerSince: createdAt.toISOString().slice(0, 10) };
}

/** A line of `npm run staff -- audit`. */
export function auditLine({ at, email, customerId, status, operation, call, site }: AuditEntry): string {
  const when = at.toISOString().slice(0, 19).replace('T', ' ');
  return [when, site, email, customerId ?? '-', String(status ?? 'no answer'), operation, call].join('  ');
}

/** A line of `npm run staff -- list`. */
export function memberLine({ email, role, demo, disabledAt, password }: Member): string {
  const state = disabledAt ? 'removed' : password ? 'active' : 'not set up';
  return [email, role, state, ...(demo ? ['demo'] : [])].join('  ');
}
