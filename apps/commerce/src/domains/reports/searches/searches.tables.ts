import type { Language, SiteId } from '@crema/brands';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What shoppers of a site searched for on a day without finding anything, as words and nothing of who it was. */
export const searchMisses = pgTable(
  'search_misses',
  {
    site: text().$type<SiteId>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    language: text().$type<Language>().notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.day, table.language, table.query] }),
    // What is old goes.
    index('search_misses_day').on(table.day),
  ],
);
