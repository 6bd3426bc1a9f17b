import type { SiteId } from '@crema/brands';
import { bigint, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Movement } from '#platform/payments/index.ts';

const money = (name: string) => bigint(name, { mode: 'number' });

/** What a day (UTC) moved, by our books and by the provider's. Minor units of the site's currency. */
export const paymentDays = pgTable(
  'payment_days',
  {
    day: date({ mode: 'string' }).notNull(),
    site: text().$type<SiteId>().notNull(),
    provider: text().notNull(),
    kind: text().$type<Movement['kind']>().notNull(),
    ours: money('ours').notNull(),
    theirs: money('theirs').notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.day, table.provider, table.kind] })],
);

/** What only one of them has, or has with another amount. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    day: date({ mode: 'string' }).notNull(),
    site: text().$type<SiteId>().notNull(),
    provider: text().notNull(),
    kind: text().$type<Movement['kind']>().notNull(),
    /** The provider's name of it. */
    reference: text().notNull(),
    orderCode: text('order_code').notNull(),
    /** Null: not there. */
    ours: money('ours'),
    theirs: money('theirs'),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.day, table.provider, table.kind, table.reference] }),
    index('payment_differences_day').on(table.day),
  ],
);
