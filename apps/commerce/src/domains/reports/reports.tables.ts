import type { SiteId } from '@crema/brands';
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const money = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * What a site sold on a day of its own time zone, in minor units. A day has one row that sums it up, with an empty `part`, and beside it one
 * for each order and refund since: they are inserted with what they count, so nobody waits for anybody, and the sum of
 * all rows of a day is always what the orders' tables say.
 */
export const salesDays = pgTable(
  'sales_days',
  {
    site: text().$type<SiteId>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Empty, or the code of the one order or refund. */
    part: text().notNull().default(''),
    orders: integer().notNull().default(0),
    units: integer().notNull().default(0),
    goods: money('goods'),
    discounts: money('discounts'),
    shipping: money('shipping'),
    surcharges: money('surcharges'),
    tax: money('tax'),
    total: money('total'),
    /** On the day on which they were made, whenever the order was placed. */
    refunds: money('refunds'),
  },
  (table) => [primaryKey({ columns: [table.site, table.day, table.part] })],
);
