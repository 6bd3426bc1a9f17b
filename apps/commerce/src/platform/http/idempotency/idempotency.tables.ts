import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** First answers to mutations, kept 24 h. `status` null: the first is still running. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Site, caller or cart, and operation: a key is unique within its scope. */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer(),
    answer: jsonb(),
    /** The process that claimed the key, by its number among those present on the database. */
    owner: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
);
