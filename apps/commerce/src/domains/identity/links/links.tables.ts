import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

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
