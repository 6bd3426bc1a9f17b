import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Items that failed, each skipped until its next attempt. */
export const quarantine = pgTable(
  'quarantine',
  {
    /** Kind of item. */
    area: text().notNull(),
    key: text().notNull(),
    attempts: integer().notNull(),
    /** First failure. */
    since: instant('since').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Redacted. */
    lastError: text('last_error').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.key] }),
    index('quarantine_next').on(table.area, table.nextAttemptAt),
  ],
);
