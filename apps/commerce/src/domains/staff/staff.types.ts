import type { SiteId } from '@crema/brands';

/** `agent`: customer service. `merchant`: the back office. */
export const STAFF_ROLES = ['agent', 'merchant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Somebody who works for the shop, at every site of it. */
export interface Member {
  id: string;
  email: string;
  role: StaffRole;
  /** argon2id and its pepper; absent until the set-up link was used. */
  password?: { hash: string; pepper: string };
  /** Secret of the authenticator app, sealed. */
  sealedSecret: string;
  /** Time step of the last code that was taken. */
  lastStep: number;
  /** Salted hashes of the recovery codes that are left. */
  recoveryHashes: readonly string[];
  /** Made with the demo shop: its sign-in is printed at the start. */
  demo: boolean;
  createdAt: Date;
  disabledAt?: Date;
}

/** A member's log-in, or within one the time in which he acts for a customer. */
export interface AgentSession {
  id: string;
  staffId: string;
  site: SiteId;
  /** The log-in in which he acts, and for whom. */
  signInId?: string;
  customerId?: string;
  startedAt: Date;
  /** Absolute: nothing moves it. */
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

/** A row of the audit trail, as it is read. */
export interface AuditEntry extends AgentAction {
  email: string;
  /** Status of the answer; absent when the process ended before there was one. */
  status?: number;
}
