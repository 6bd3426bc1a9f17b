import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { NoboScope } from '#platform/access/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** No-login links that were sent. The link itself is signed and not kept. */
export const noboLinks = pgTable(
  'nobo_links',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    scopes: jsonb().$type<NoboScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Which call used its only cancel: digest of call and Idempotency-Key. */
    cancelledBy: text('cancelled_by'),
  },
  (table) => [
    index('nobo_links_customer').on(table.customerId),
    index('nobo_links_expires').on(table.expiresAt),
  ],
);
