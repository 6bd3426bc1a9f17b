import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Member } from './staff.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Who works for the shop. Nobody is deleted: the audit trail names them. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  /** As it was typed; in lower case it is the key. */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  role: text().$type<Member['role']>().notNull(),
  passwordHash: text('password_hash'),
  passwordPepper: text('password_pepper'),
  /** Secret of the authenticator app under AES-256-GCM, its key derived from `SECRET_KEY`. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Time step of the last code that was taken: a code is good once. */
  lastStep: integer('last_step').notNull().default(0),
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull().default([]),
  demo: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
  disabledAt: instant('disabled_at'),
});

/** Set-up links, hashed: good once, for a day. */
export const staffLinks = pgTable('staff_links', {
  hash: text().primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Log-ins of agents and, within them, the times in which they act for a customer. */
export const agentSessions = pgTable(
  'agent_sessions',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    site: text().notNull(),
    signInId: uuid('sign_in_id'),
    customerId: uuid('customer_id'),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('agent_sessions_sign_in').on(table.signInId)],
);

/** Log-ins to the back office. The browser holds the token, and only its digest is kept. */
export const staffSessions = pgTable('staff_sessions', {
  id: uuid().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  startedAt: instant('started_at').notNull(),
  /** Absolute: cannot be extended. */
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
});

/** The audit trail: every write of an agent, written before it is done. */
export const agentActions = pgTable(
  'agent_actions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    sessionId: uuid('session_id').notNull(),
    site: text().notNull(),
    customerId: uuid('customer_id'),
    operation: text().notNull(),
    call: text().notNull(),
    correlationId: text('correlation_id').notNull(),
    /** Of the answer; absent while there is none. */
    status: integer(),
  },
  (table) => [
    index('agent_actions_customer').on(table.customerId),
    index('agent_actions_staff').on(table.staffId),
  ],
);

/** What agents wrote down about a customer, for whoever helps next. */
export const agentNotes = pgTable(
  'agent_notes',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('agent_notes_customer').on(table.customerId, table.createdAt)],
);
