import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CartAddress, CartBusiness, CartPayment } from '#domains/cart/index.ts';
import { noticeColumns } from '../emails/notices.tables.ts';
import type { SmartSupply } from '../schedule/supply.rules.ts';
import type {
  Confirmed,
  OccurrenceStatus,
  PurchaseIntent,
  SubscriptionLine,
  SubscriptionType,
} from './subscription.types.ts';
import type { SubscriptionStatus } from './transitions.rules.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const day = (name: string) => date(name, { mode: 'string' });
const money = (name: string) => bigint(name, { mode: 'number' });

/** What a customer agreed to at checkout. Never changed; kept three years after the subscription ended. */
export const subscriptionConsents = pgTable(
  'subscription_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    orderCode: text('order_code').notNull(),
    textVersion: text('text_version').notNull(),
    language: text().notNull(),
    /** The whole text as it stood beside the box. */
    text: text().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    ip: text().notNull(),
  },
  (table) => [
    uniqueIndex('subscription_consents_order').on(table.orderCode),
    index('subscription_consents_customer').on(table.customerId),
  ],
);

/** What an order that is being paid will bring along; gone once it is placed or given up. */
export const subscriptionIntents = pgTable('subscription_intents', {
  orderCode: text('order_code').primaryKey(),
  intent: jsonb().$type<PurchaseIntent>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Recurring deliveries. Days are calendar days in the site's zone, money in minor units of `currency`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Whom mails go to. */
    email: text().notNull(),
    language: text().notNull(),
    currency: text().notNull(),
    type: text().$type<SubscriptionType>().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    frequencyWeeks: smallint('frequency_weeks').notNull(),
    anchorDate: day('anchor_date').notNull(),
    /** The coming order's day; while paused the day of resuming; null once it ended. */
    nextDate: day('next_date'),
    /** The instants that `nextDate` stands for; set together with it. */
    locksAt: instant('locks_at'),
    processAt: instant('process_at'),
    /** Number of the coming occurrence. */
    cycle: integer().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<CartAddress>().notNull(),
    business: jsonb().$type<CartBusiness>(),
    payment: jsonb().$type<CartPayment>().notNull(),
    paymentDetailsId: uuid('payment_details_id'),
    ceiling: money('ceiling').notNull(),
    /** The total quoted last of the coming order; its tax holds as long as its total is the ceiling. */
    told: jsonb().$type<Confirmed>(),
    consentId: uuid('consent_id').references(() => subscriptionConsents.id),
    smart: jsonb().$type<SmartSupply>(),
    shippedNowAt: instant('shipped_now_at'),
    /** What it was made of, as the order and its schedule: one subscription each. */
    sourceKey: text('born_of').notNull(),
    nextLine: integer('next_line').notNull().default(0),
    ordersMade: integer('orders_made').notNull().default(0),
    spent: money('spent').notNull().default(0),
    saved: money('saved').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    ...noticeColumns,
  },
  (table) => [
    // What notices read.
    index('subscriptions_remind_on').on(table.site, table.remindOn).where(sql`remind_on is not null`),
    index('subscriptions_card_notice_on')
      .on(table.site, table.cardNoticeOn)
      .where(sql`card_notice_on is not null`),
    index('subscriptions_yearly_on').on(table.site, table.yearlyOn).where(sql`yearly_on is not null`),
    // However often a purchase is tried again.
    uniqueIndex('subscriptions_born_of').on(table.sourceKey),
    index('subscriptions_customer').on(table.customerId, table.site),
    // What the generation claims.
    index('subscriptions_due').on(table.processAt).where(sql`status in ('ACTIVE', 'PAUSED')`),
    // Charges that failed, as staff list them.
    index('subscriptions_unpaid')
      .on(table.site, table.id)
      .where(sql`status in ('PAYMENT_FAILED', 'ON_HOLD')`),
    check(
      'subscriptions_next',
      sql`(${table.nextDate} is null) = (${table.status} in ('CANCELLED', 'COMPLETED'))
        and (${table.nextDate} is null) = (${table.processAt} is null)
        and (${table.nextDate} is null) = (${table.locksAt} is null)`,
    ),
    check('subscriptions_ceiling', sql`${table.ceiling} >= 0`),
    check('subscriptions_smart', sql`(${table.type} = 'smart') = (${table.smart} is not null)`),
  ],
);

export const subscriptionLines = pgTable(
  'subscription_lines',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    lineNumber: integer('line_number').notNull(),
    /** Variant code. */
    code: text().notNull(),
    /** Boxes per shipment. */
    quantity: integer().notNull(),
    /** Comes with the next order only. */
    once: boolean().notNull(),
    /** Variant codes to send instead, in order. */
    backups: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.lineNumber] }),
    uniqueIndex('subscription_lines_code').on(table.subscriptionId, table.code, table.once),
    check('subscription_lines_quantity', sql`${table.quantity} > 0`),
    check('subscription_lines_backups', sql`cardinality(${table.backups}) <= 3`),
  ],
);

/** Occurrences of a subscription that were taken or skipped. The primary key makes one of them one order, whatever runs twice. */
export const subscriptionOccurrences = pgTable(
  'subscription_occurrences',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    cycle: integer().notNull(),
    date: day('date').notNull(),
    status: text().$type<OccurrenceStatus>().notNull(),
    orderCode: text('order_code'),
    ceiling: money('ceiling').notNull(),
    ceilingTax: money('ceiling_tax'),
    /** What it is an order of, from when it was taken; null: the lines that the subscription has. */
    lines: jsonb().$type<SubscriptionLine[]>(),
    /** Its share of the order's total, null once that went back, and what it saved against list prices. */
    amount: money('amount'),
    saved: money('saved').notNull().default(0),
    /** Until when a skip can be taken back; null: it cannot. */
    undoUntil: instant('undo_until'),
    /** Pods of it that a smart subscription counts. */
    pods: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** When the charge failed first. */
    failedAt: instant('failed_at'),
    /** When a failed charge is tried again. */
    retryAt: instant('retry_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.cycle] }),
    index('subscription_occurrences_order').on(table.orderCode),
    // What is still to become an order.
    index('subscription_occurrences_open')
      .on(table.status, table.retryAt)
      .where(sql`status in ('pending', 'failed')`),
    // Orders that a worker takes over if they are not settled in time.
    index('subscription_occurrences_look')
      .on(table.retryAt)
      .where(sql`retry_at is not null and status in ('pending', 'cancelled')`),
  ],
);

/** Everything that was done to a subscription, and by whom. */
export const subscriptionHistory = pgTable(
  'subscription_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actor: text().notNull(),
    actorId: text('actor_id'),
    /** `skip`, `change-date`, … or an event of the shop. */
    action: text().notNull(),
    details: jsonb().notNull(),
  },
  (table) => [index('subscription_history_subscription').on(table.subscriptionId, table.id)],
);
