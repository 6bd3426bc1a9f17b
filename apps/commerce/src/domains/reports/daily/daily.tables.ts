import type { SiteId } from '@crema/brands';
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const money = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Of a day of a site, in its own time zone; `part` is empty, or the code of the one order or refund. */
const ofDay = () => ({
  site: text().$type<SiteId>().notNull(),
  day: date({ mode: 'string' }).notNull(),
  part: text().notNull().default(''),
});

/** What a site sold on a day, in minor units. How its rows are kept: `DailySums`. */
export const salesDays = pgTable(
  'sales_days',
  {
    ...ofDay(),
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

/** The taxes of a day, in minor units. */
export const taxDays = pgTable(
  'tax_days',
  {
    ...ofDay(),
    /** Of the delivery address. */
    region: text().notNull(),
    /** Of the product; `SURCHARGE` for what is charged beside prices, empty where an order is from before it was kept. */
    taxCode: text('tax_code').notNull(),
    /** Of the tax; empty: none is owed. */
    name: text().notNull(),
    /** Parts per 100,000. */
    rate: integer().notNull(),
    /** What the tax is owed on: after discounts, with shipping. */
    taxable: money('taxable'),
    tax: money('tax'),
    /** Tax that went back, on the day of the refund. */
    refunded: money('refunded'),
  },
  (table) => [
    primaryKey({
      columns: [table.site, table.day, table.region, table.taxCode, table.name, table.rate, table.part],
    }),
  ],
);

/** What coupons took off the orders of a day, in minor units. */
export const couponDays = pgTable(
  'coupon_days',
  {
    ...ofDay(),
    code: text().notNull(),
    uses: integer().notNull().default(0),
    given: money('given'),
    /** Totals of the orders that it was used in. */
    sales: money('sales'),
  },
  (table) => [primaryKey({ columns: [table.site, table.day, table.code, table.part] })],
);

/** Orders and refunds that the sums of days do not have yet: whoever reads them counts these first. */
export const uncountedSales = pgTable(
  'uncounted_sales',
  {
    orderCode: text('order_code').notNull(),
    /** Of the refund; 0: the order itself. */
    number: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderCode, table.number] })],
);
