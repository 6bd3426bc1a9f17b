import type { Language, SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attached, CartAddress, CartBusiness, CartPayment } from './cart.types.ts';

/** A shopper's cart. Whoever holds the guid of a guest's owns it, on its own site only; a customer's is the customer's. */
export const carts = pgTable(
  'carts',
  {
    /** Random version 4: knowing it is the right to a guest's. */
    guid: uuid().primaryKey().defaultRandom(),
    site: text().$type<SiteId>().notNull(),
    /** Value of the SESSION cookie that the cart was begun in. */
    session: text(),
    /** Whose it is; absent: a guest's. */
    customerId: uuid('customer_id'),
    /** `open` takes changes, `ordering` waits for its payment, `ordered` is history. */
    status: text().$type<'open' | 'ordering' | 'ordered'>().notNull().default('open'),
    language: text().$type<Language>().notNull(),
    email: text(),
    deliveryAddress: jsonb('delivery_address').$type<CartAddress>(),
    deliveryMode: text('delivery_mode'),
    business: jsonb().$type<CartBusiness>(),
    payment: jsonb().$type<CartPayment>(),
    /** Coupons as they were applied, oldest first. */
    couponCodes: text('coupon_codes').array().notNull().default([]),
    /** What other domains keep with the cart, by the name of their hooks. */
    attached: jsonb().$type<Attached>().notNull().default({}),
    /** Counts changes. */
    version: integer().notNull().default(0),
    /** Number that the next line gets; numbers are never used twice. */
    nextEntry: integer('next_entry').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A session holds one cart a site.
    uniqueIndex('carts_session')
      .on(table.site, table.session)
      .where(sql`status in ('open', 'ordering') and session is not null`),
    // A customer has one cart a site.
    uniqueIndex('carts_customer')
      .on(table.site, table.customerId)
      .where(sql`status in ('open', 'ordering') and customer_id is not null`),
    index('carts_expires_at').on(table.expiresAt),
  ],
);

export const cartEntries = pgTable(
  'cart_entries',
  {
    cartGuid: uuid('cart_guid')
      .notNull()
      .references(() => carts.guid, { onDelete: 'cascade' }),
    entryNumber: integer('entry_number').notNull(),
    /** Variant code. */
    code: text().notNull(),
    quantity: integer().notNull(),
    oneTime: boolean('one_time').notNull(),
    /** Weeks between deliveries; 0 for a one-time line. */
    frequencyWeeks: integer('frequency_weeks').notNull(),
    /** Chosen variant codes of a bundle, sorted, comma-separated; empty: as the bundle comes. */
    components: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.cartGuid, table.entryNumber] }),
    unique('cart_entries_line').on(
      table.cartGuid,
      table.code,
      table.oneTime,
      table.frequencyWeeks,
      table.components,
    ),
    check('cart_entries_quantity', sql`${table.quantity} > 0`),
  ],
);
