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
import type { CreditKind } from './store-credit.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Who has, or had, store credit. What is written to somebody's credit locks this row; it holds no balance. */
export const storeCreditAccounts = pgTable(
  'store_credit_accounts',
  {
    site: text().$type<SiteId>().notNull(),
    customerId: uuid('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.customerId] })],
);

/** What was added to and taken from store credit. The balance is their sum. Never changed; erased with the customer. */
export const storeCreditEntries = pgTable(
  'store_credit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site: text().$type<SiteId>().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** What it was booked for: a repeat books nothing. */
    key: text().notNull(),
    kind: text().$type<CreditKind>().notNull(),
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
    uniqueIndex('store_credit_entries_key').on(table.site, table.customerId, table.key),
    index('store_credit_entries_customer').on(table.site, table.customerId, table.id),
    check(
      'store_credit_entries_sign',
      sql`(${table.kind} in ('spent', 'corrected')) = (${table.amount} < 0) and ${table.amount} <> 0`,
    ),
  ],
);
