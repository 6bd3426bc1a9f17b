import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

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
