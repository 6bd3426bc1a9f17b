import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foldedSql, splitSql, wordsColumn } from '#platform/db/words.ts';

/** The address whole as well, so that one finds one person. */
const WORDS = `array_to_tsvector(array_remove(
  ${splitSql(`email || ' ' || first_name || ' ' || last_name`)} || ${foldedSql('email')}, ''))`;

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Who has an account at a site. A customer of one site is a stranger at another. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    /** As it was typed. */
    email: text().notNull(),
    /** The address in lower case: one account each. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    language: text().$type<'en' | 'fr'>().notNull(),
    perksOptIn: boolean('perks_opt_in').notNull().default(false),
    employee: boolean().notNull().default(false),
    /** Whose prices beside everybody's. */
    priceSegment: text('price_segment'),
    /** Counts coffee at home for smart auto-delivery. */
    smartPantry: boolean('smart_pantry').notNull().default(false),
    /** When the address was shown to be the customer's; null: it was only typed. */
    emailProvedAt: instant('email_proved_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** What staff find a customer by: words of the name and of the address. The database keeps it. */
    words: wordsColumn().generatedAlwaysAs(sql.raw(WORDS)),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.site, table.emailKey),
    index('customers_words').using('gin', table.words),
  ],
);

/** Where a customer has things sent. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name'),
    line1: text().notNull(),
    line2: text(),
    town: text().notNull(),
    /** ISO 3166-2 without its country: `NY`. */
    region: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    postalCode: text('postal_code').notNull(),
    phone: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('customer_addresses_customer').on(table.customerId)],
);

/** Cards a customer keeps: the provider's token for one, and what names it to its owner. Never its number. */
export const paymentDetails = pgTable(
  'payment_details',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    token: text().notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('payment_details_customer').on(table.customerId)],
);
