import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Who joined the programme. Every write to a member's points locks this row first. */
export const perksMembers = pgTable(
  'perks_members',
  {
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The last time. */
    joinedAt: instant('joined_at').notNull(),
    /** Set while the person is not a member any more. */
    leftAt: instant('left_at'),
  },
  (table) => [primaryKey({ columns: [table.site, table.customerId] })],
);

/** What happened to a member's points, never changed: the balance and the history are sums over it. */
export const perksEntries = pgTable(
  'perks_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Of what was booked: the same key books once. */
    key: text().notNull(),
    kind: text().notNull(),
    /** What it gave, or took where negative: its lots less its debits less its debts. */
    points: integer().notNull(),
    orderCode: text('order_code'),
    /** The entry that this one undoes. */
    of: uuid(),
    /** An agent's. */
    reason: text(),
    /** `shop`, or who of the staff. */
    actor: text().notNull(),
    at: instant('at').notNull(),
    /** In the order in which they were booked. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    uniqueIndex('perks_entries_key').on(table.site, table.customerId, table.key),
    index('perks_entries_member').on(table.site, table.customerId, table.seq),
    index('perks_entries_order').on(table.orderCode).where(sql`order_code is not null`),
    uniqueIndex('perks_entries_undone').on(table.of).where(sql`kind in ('givenBack', 'adjustmentReversed')`),
    foreignKey({
      columns: [table.site, table.customerId],
      foreignColumns: [perksMembers.site, perksMembers.customerId],
    }),
  ],
);

/** Points that were earned together. What is open of a lot are its points less its debits. */
export const perksLots = pgTable(
  'perks_lots',
  {
    id: uuid().primaryKey().defaultRandom(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => perksEntries.id, { onDelete: 'cascade' }),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    points: integer().notNull(),
    /** When it can be spent; absent: once its order was sent. */
    clearsAt: instant('clears_at'),
    /** The payment of its order is disputed: it waits, and can be spent from `clearsIfFreed` on once that has ended. */
    held: boolean().notNull().default(false),
    clearsIfFreed: instant('clears_if_freed'),
    /** Points that were given back are not lost for a while. */
    notBeforeExpiry: instant('not_before_expiry'),
    /** The oldest is spent first. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('perks_lots_member').on(table.site, table.customerId, table.seq),
    index('perks_lots_entry').on(table.entryId),
    check('perks_lots_points', sql`${table.points} > 0`),
  ],
);

/** What an entry took from a lot, or gave back to it where negative. */
export const perksDebits = pgTable(
  'perks_debits',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => perksEntries.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => perksLots.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.lotId] }),
    index('perks_debits_lot').on(table.lotId),
    check('perks_debits_points', sql`${table.points} <> 0`),
  ],
);

/** What an entry left owed because the points were spent before they were taken back, or what it paid where negative. */
export const perksDebts = pgTable(
  'perks_debts',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => perksEntries.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
  },
  (table) => [check('perks_debts_points', sql`${table.points} <> 0`)],
);

/** Rewards on carts and in orders. */
export const perksRewards = pgTable(
  'perks_rewards',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    cartGuid: uuid('cart_guid').notNull(),
    rewardCode: text('reward_code').notNull(),
    variantCode: text('variant_code').notNull(),
    quantity: integer().notNull(),
    points: integer().notNull(),
    status: text().$type<'reserved' | 'spent' | 'released'>().notNull(),
    orderCode: text('order_code'),
    /** That took the points. */
    entryId: uuid('entry_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Whatever the service forgets: a cart has one reward.
    uniqueIndex('perks_rewards_one_per_cart').on(table.cartGuid).where(sql`status = 'reserved'`),
    index('perks_rewards_member').on(table.site, table.customerId),
    index('perks_rewards_order').on(table.orderCode),
    check('perks_rewards_quantity', sql`${table.quantity} > 0 and ${table.points} > 0`),
  ],
);
