import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Answers } from './brewers.types.ts';

/** Brewers that a customer has registered. The serial number is the key: parallel calls make one registration. */
export const brewerRegistrations = pgTable(
  'brewer_registrations',
  {
    /** Digits only. */
    serialNumber: text('serial_number').primaryKey(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    modelCode: text('model_code').notNull(),
    purchaseDate: date('purchase_date', { mode: 'string' }).notNull(),
    /** The last day that the warranty covers, as it was promised. */
    warrantyEndDate: date('warranty_end_date', { mode: 'string' }).notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** What its owner answered afterwards. */
    answers: jsonb().$type<Answers>().notNull().default(sql`'{}'::jsonb`),
  },
  (table) => [index('brewer_registrations_customer').on(table.site, table.customerId)],
);

/** The one coupon of a serial number. It stays when its owner leaves, so that there is never a second. */
export const brewerCoupons = pgTable(
  'brewer_coupons',
  {
    serialNumber: text('serial_number').primaryKey(),
    site: text().notNull(),
    /** Who was given it; null: has left. */
    customerId: uuid('customer_id'),
    code: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('brewer_coupons_customer').on(table.site, table.customerId)],
);
