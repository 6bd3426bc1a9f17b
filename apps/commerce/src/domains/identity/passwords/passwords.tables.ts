import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
