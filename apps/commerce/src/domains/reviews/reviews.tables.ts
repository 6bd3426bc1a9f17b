import type { Language } from '@crema/brands';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ByStars, HoldReason, ReviewStatus } from './reviews.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What buyers say of products. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    productCode: text('product_code').notNull(),
    /** The account; null: a guest, by the link in a mail. */
    customerId: uuid('customer_id'),
    /** The order that it was bought with; null in the demo. */
    orderCode: text('order_code'),
    /** A keyed hash of the order’s address: one review of a product each. */
    buyerKey: text('buyer_key').notNull(),
    author: text().notNull(),
    language: text().$type<Language>().notNull(),
    stars: integer().notNull(),
    title: text(),
    text: text(),
    strength: integer(),
    body: integer(),
    sweetness: integer(),
    status: text().$type<ReviewStatus>().notNull(),
    heldFor: jsonb('held_for').$type<HoldReason[]>().notNull().default([]),
    reason: text(),
    reply: text(),
    repliedAt: instant('replied_at'),
    approved: boolean().notNull().default(false),
    demo: boolean().notNull().default(false),
    reports: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    publishedAt: instant('published_at'),
  },
  (table) => [
    uniqueIndex('reviews_buyer').on(table.site, table.productCode, table.buyerKey),
    uniqueIndex('reviews_order').on(table.orderCode, table.productCode),
    uniqueIndex('reviews_customer').on(table.site, table.productCode, table.customerId),
    index('reviews_of_customer').on(table.site, table.customerId),
    index('reviews_newest')
      .on(table.site, table.productCode, table.publishedAt, table.id)
      .where(sql`status = 'published'`),
    index('reviews_stars')
      .on(table.site, table.productCode, table.stars, table.publishedAt, table.id)
      .where(sql`status = 'published'`),
    index('reviews_lowest')
      .on(table.site, table.productCode, sql`(-stars)`, table.publishedAt, table.id)
      .where(sql`status = 'published'`),
    index('reviews_queue').on(table.site, table.status, table.createdAt, table.id),
    index('reviews_written').on(table.site, table.createdAt, table.id),
    // Whatever the service forgets.
    check(
      'reviews_whole',
      sql`${table.stars} between 1 and 5
        and coalesce(${table.strength} between 1 and 5, true)
        and coalesce(${table.body} between 1 and 5, true)
        and coalesce(${table.sweetness} between 1 and 5, true)
        and (${table.status} <> 'published' or ${table.publishedAt} is not null)`,
    ),
  ],
);

/** What the published reviews of a product come to; written with each of them, under a lock of its row. */
export const reviewSummaries = pgTable(
  'review_summaries',
  {
    site: text().notNull(),
    productCode: text('product_code').notNull(),
    shown: integer().notNull().default(0),
    count: integer().notNull().default(0),
    starsSum: integer('stars_sum').notNull().default(0),
    byStars: jsonb('by_stars').$type<ByStars>().notNull().default([0, 0, 0, 0, 0]),
    strengthSum: integer('strength_sum').notNull().default(0),
    strengthCount: integer('strength_count').notNull().default(0),
    bodySum: integer('body_sum').notNull().default(0),
    bodyCount: integer('body_count').notNull().default(0),
    sweetnessSum: integer('sweetness_sum').notNull().default(0),
    sweetnessCount: integer('sweetness_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.site, table.productCode] })],
);

/** Who reported a review: a keyed hash of a network, which nobody reads an address from. Removed after 90 days. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reporter: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.reporter] }),
    index('review_reports_at').on(table.at),
    index('review_reports_reporter').on(table.reporter, table.at),
  ],
);

/** Orders that have arrived, whose buyers are asked once. Kept after the mail, so that there is no second one. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    orderCode: text('order_code').primaryKey(),
    site: text().notNull(),
    dueAt: instant('due_at').notNull(),
    /** When it was decided whether to ask. */
    doneAt: instant('done_at'),
  },
  (table) => [index('review_requests_due').on(table.dueAt).where(sql`done_at is null`)],
);
