import type { Currency, SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountKind, ValueKind } from './value.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Accounts of value: the store credit of a customer, and gift cards. The tables keep the names that they had when store credit was all.
 * A trigger of the entries keeps `balance`, so that it is their sum whatever writes them; what is written to an account locks its row.
 */
export const storeCreditAccounts = pgTable(
  'store_credit_accounts',
  {
    site: text().$type<SiteId>().notNull(),
    /** Id of the customer, or of the gift card. */
    holderId: uuid('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
    kind: text().$type<AccountKind>().notNull().default('storeCredit'),
    /** Minor units of the site's currency: the sum of the entries. Never written but by their trigger. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.holderId] }),
    check('store_credit_accounts_balance', sql`${table.balance} >= 0`),
    index('store_credit_accounts_owed').on(table.site, table.kind).where(sql`${table.balance} > 0`),
  ],
);

/** What was added to and taken from an account. Never changed; those of store credit are erased with the customer. */
export const storeCreditEntries = pgTable(
  'store_credit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site: text().$type<SiteId>().notNull(),
    /** Id of the customer, or of the gift card. */
    holderId: uuid('customer_id').notNull(),
    /** What it was booked for: a repeat books nothing. */
    key: text().notNull(),
    kind: text().$type<ValueKind>().notNull(),
    /** Minor units of `currency`: above zero added, below taken. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    orderCode: text('order_code'),
    /** For the staff; the customer does not see it. */
    reason: text(),
    at: instant('at').notNull(),
    /** The member of staff who gave or took it; absent: the shop, or its operator. */
    staffId: uuid('staff_id'),
  },
  (table) => [
    uniqueIndex('store_credit_entries_key').on(table.site, table.holderId, table.key),
    index('store_credit_entries_customer').on(table.site, table.holderId, table.id),
    index('store_credit_entries_order').on(table.orderCode).where(sql`${table.orderCode} is not null`),
    check(
      'store_credit_entries_sign',
      sql`(${table.kind} in ('spent', 'corrected', 'voided', 'takenBack')) = (${table.amount} < 0) and ${table.amount} <> 0`,
    ),
  ],
);
