import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** How a customer proves who they are. */
export const passwords = pgTable('passwords', {
  customerId: uuid('customer_id').primaryKey(),
  /** argon2id in its own notation, parameters included. */
  hash: text().notNull(),
  /** Which key peppered it. */
  pepper: text().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** A log-in: what its tokens live and end with. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    /** `agent`: `subject` is a member of staff. */
    kind: text().$type<'customer' | 'agent'>().notNull(),
    subject: uuid().notNull(),
    clientId: text('client_id').notNull(),
    /** Asked to be remembered: its cookie outlives the browser. */
    remembered: boolean().notNull(),
    /** The browser's name for itself, shortened, for its owner to tell log-ins apart. */
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** Absolute: rotation does not move it. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** `logout`, `ended`, `password`, `reuse`, `removed`. */
    endedBy: text('ended_by'),
  },
  (table) => [index('sessions_subject').on(table.subject), index('sessions_expires').on(table.expiresAt)],
);

/** Refresh tokens, hashed. Each is good once; the one after it belongs to the same session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
    /** SHA-256 of the Idempotency-Key it was used with. */
    usedWith: text('used_with'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Who a customer is at an outside identity provider. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    site: text().notNull(),
    issuer: text().notNull(),
    /** The provider's own name for the person; never the address, which may change hands. */
    subject: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.issuer, table.subject] }),
    index('external_identities_customer').on(table.customerId),
  ],
);

/** Tries to log in, until they are forgotten; whose is a hash, known address or not. */
export const logInTries = pgTable(
  'log_in_tries',
  {
    /** Hash of site, address and what it is counted by. */
    key: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('log_in_tries_key').on(table.key, table.at), index('log_in_tries_at').on(table.at)],
);

/** Links sent by mail, hashed: each good once and for a while. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    site: text().notNull(),
    /** Whom it is for; absent for somebody without an account. */
    customerId: uuid('customer_id'),
    payload: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_links_customer').on(table.customerId),
    index('one_time_links_expires').on(table.expiresAt),
  ],
);
