import type { SiteId } from '@crema/brands';

/** Roles of staff. `agent` is customer service, which the back office calls `service`. */
export const STAFF_ROLES = ['agent', 'merchandiser', 'finance', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A member of staff, at every site of the shop. */
export interface Member {
  id: string;
  email: string;
  role: StaffRole;
  /** argon2id and its pepper; absent until the set-up link was used. */
  password?: { hash: string; pepper: string };
  /** Secret of the authenticator app, sealed. */
  sealedSecret: string;
  /** Time step of the last code that was used. */
  lastStep: number;
  /** Salted hashes of the unused recovery codes. */
  recoveryHashes: readonly string[];
  /** Created with the demo shop: its sign-in is printed at the start. */
  demo: boolean;
  createdAt: Date;
  disabledAt?: Date;
}

/** A member's log-in, or within it a session for a customer. */
export interface AgentSession {
  id: string;
  staffId: string;
  site: SiteId;
  /** The log-in that it belongs to, and the customer. */
  signInId?: string;
  customerId?: string;
  startedAt: Date;
  /** Absolute: cannot be extended. */
  expiresAt: Date;
}

/** A write of an agent. */
export interface AgentAction {
  at: Date;
  staffId: string;
  sessionId: string;
  site: SiteId;
  customerId?: string;
  operation: string;
  /** Method and path, without parameters. */
  call: string;
  correlationId: string;
}

/** A row of the audit trail. */
export interface AuditEntry extends AgentAction {
  email: string;
  /** Status of the answer; absent if the process ended before. */
  status?: number;
}
