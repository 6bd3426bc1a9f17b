import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  },
  (table) => [index('brewer_registrations_customer').on(table.site, table.customerId)],
);
