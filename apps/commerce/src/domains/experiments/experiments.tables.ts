import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SavedPayload } from './experiments.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every version of the experiments that was saved; the newest holds. Reports read the arms of those that ended from older ones. */
export const experimentVersions = pgTable('experiment_versions', {
  version: integer().generatedAlwaysAsIdentity().primaryKey(),
  payload: jsonb().$type<SavedPayload>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** Visitors who saw an arm, each once an experiment. */
export const experimentExposures = pgTable(
  'experiment_exposures',
  {
    site: text().notNull(),
    experiment: text().notNull(),
    /** Hash of the visitor's id, from which nobody is found. */
    visitor: text().notNull(),
    arm: integer().notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.experiment, table.visitor] }),
    index('experiment_exposures_visitor').on(table.site, table.visitor),
  ],
);

/** Orders of visitors who had seen an arm before. */
export const experimentOrders = pgTable(
  'experiment_orders',
  {
    orderCode: text('order_code').primaryKey(),
    site: text().notNull(),
    visitor: text().notNull(),
    /** Minor units: the order's total without tax and delivery. */
    revenue: integer().notNull(),
    orderedAt: instant('ordered_at').notNull(),
    /** Absent: not paid, or taken back. */
    paidAt: instant('paid_at'),
  },
  (table) => [index('experiment_orders_visitor').on(table.site, table.visitor)],
);
