import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CouponDefinition } from './coupons.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Coupons of a site. What decides about a use is a column; the rest of the definition is only read. */
export const coupons = pgTable(
  'coupons',
  {
    site: text().notNull(),
    code: text().notNull(),
    definition: jsonb().$type<CouponDefinition>().notNull(),
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
    maxUses: integer('max_uses'),
    maxUsesPerEmail: integer('max_uses_per_email'),
    /** Orders that use it and stand. */
    used: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.code] }),
    // Whatever the service forgets.
    check(
      'coupons_uses',
      sql`${table.used} >= 0 and (${table.maxUses} is null or ${table.used} <= ${table.maxUses})`,
    ),
  ],
);

/** Which order used which coupon. Written in the order's own first transaction. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderCode: text('order_code').notNull(),
    site: text().notNull(),
    code: text().notNull(),
    /** As uses are counted: lower case, without its tag. */
    email: text().notNull(),
    redeemedAt: instant('redeemed_at').notNull(),
    /** When the use was given back; set once. */
    givenBackAt: instant('given_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderCode, table.code] }),
    foreignKey({ columns: [table.site, table.code], foreignColumns: [coupons.site, coupons.code] }),
    index('coupon_redemptions_email').on(table.site, table.code, table.email),
  ],
);
