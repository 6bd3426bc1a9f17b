import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

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
