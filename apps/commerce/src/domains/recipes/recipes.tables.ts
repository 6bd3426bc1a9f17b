import type { CupColor, Milk, SizeOz, Strength, Syrup, Topping } from '@crema/brands/drinks';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Drinks that customers have designed. */
export const recipes = pgTable(
  'recipes',
  {
    /** Random: the link by which a recipe is shared holds nothing else. */
    id: uuid().primaryKey(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    name: text().notNull(),
    /** Of a product, which may no longer be sold. */
    podCode: text('pod_code').notNull(),
    sizeOz: integer('size_oz').$type<SizeOz>().notNull(),
    strength: text().$type<Strength>().notNull(),
    milk: text().$type<Milk>(),
    syrup: text().$type<Syrup>(),
    topping: text().$type<Topping>(),
    cupColor: text('cup_color').$type<CupColor>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('recipes_customer').on(table.site, table.customerId, table.createdAt)],
);
