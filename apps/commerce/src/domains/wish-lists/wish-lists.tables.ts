import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a customer has said of their wish list: one each; no row where nothing was said. */
export const wishLists = pgTable(
  'wish_lists',
  {
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Plain text; empty: none. */
    name: text().notNull().default(''),
    /** Random: whoever knows it may read the list. Null: not shared. */
    shareId: uuid('share_id').unique('wish_lists_share'),
    /** Whether the customer asked for e-mails about lower prices and returned stock. */
    notify: boolean().notNull().default(false),
    /** When the last such e-mail was written. */
    notifiedAt: instant('notified_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.customerId] }),
    index('wish_lists_notify').on(table.site, table.customerId).where(sql`notify`),
  ],
);

/** The variants on a wish list. A row outlives its product. */
export const wishListEntries = pgTable(
  'wish_list_entries',
  {
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    variantCode: text('variant_code').notNull(),
    productCode: text('product_code').notNull(),
    /** The product's name when it was added: shown once the product is gone. */
    name: text().notNull(),
    addedAt: instant('added_at').notNull(),
    /** What one cost everybody when it was added, in minor units. */
    priceAdded: integer('price_added').notNull(),
    /** The price below which the customer is told, in minor units. */
    priceTold: integer('price_told').notNull(),
    /** False once it was seen sold out, until the customer is told that it is back. */
    inStock: boolean('in_stock').notNull(),
    /** When the customer was last told of it. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.customerId, table.variantCode] }),
    index('wish_list_entries_product').on(table.site, table.productCode),
  ],
);
