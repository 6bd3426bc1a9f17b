import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PromotionDefinition } from './promotions.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Promotions of a site. What decides whether one is in effect is a column; the rest of the definition is only read. */
export const promotions = pgTable(
  'promotions',
  {
    site: text().notNull(),
    code: text().notNull(),
    definition: jsonb().$type<PromotionDefinition>().notNull(),
    active: boolean().notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Shoppers have its prices. Set with every change of the row, and by a task at its beginning and its end. */
    live: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.code] })],
);
