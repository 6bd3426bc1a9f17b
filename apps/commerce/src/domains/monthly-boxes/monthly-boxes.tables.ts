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
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CartAddress, CartBusiness, CartPayment } from '#domains/cart/index.ts';
import type {
  BoxIntent,
  BoxProduct,
  BoxStatus,
  BoxTerms,
  Gift,
  MonthStatus,
  PriceNotice,
} from './monthly-boxes.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const day = (name: string) => date(name, { mode: 'string' });

/** Monthly boxes of customers. Whoever changes one or its months locks its row first. */
export const monthlyBoxes = pgTable(
  'monthly_boxes',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    email: text().notNull(),
    language: text().$type<'en' | 'fr'>().notNull(),
    status: text().$type<BoxStatus>().notNull(),
    boxes: integer().notNull(),
    signUp: day('sign_up').notNull(),
    month: integer().notNull(),
    nextDate: day('next_date'),
    cutOffAt: instant('cut_off_at'),
    processAt: instant('process_at'),
    contents: jsonb().$type<BoxProduct[]>(),
    chosen: boolean().notNull().default(false),
    terms: jsonb().$type<BoxTerms>().notNull(),
    notice: jsonb().$type<PriceNotice>(),
    deliveryAddress: jsonb('delivery_address').$type<CartAddress>().notNull(),
    business: jsonb().$type<CartBusiness>(),
    payment: jsonb().$type<CartPayment>().notNull(),
    paymentDetailsId: uuid('payment_details_id'),
    consentId: uuid('consent_id'),
    gift: jsonb().$type<Gift>(),
    giftToldAt: instant('gift_told_at'),
    /** The last month of which its customer was reminded. */
    remindedMonth: integer('reminded_month'),
    /** The last notice of a card: which, and how many days before its end. */
    cardTold: text('card_told'),
    /** The order that it was bought with: a repeat makes no second one. */
    orderCode: text('order_code').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    uniqueIndex('monthly_boxes_order').on(table.orderCode),
    index('monthly_boxes_customer').on(table.customerId, table.site),
    index('monthly_boxes_due').on(table.processAt).where(sql`status = 'ACTIVE'`),
    index('monthly_boxes_cut_off').on(table.cutOffAt).where(sql`status = 'ACTIVE'`),
    check('monthly_boxes_size', sql`${table.boxes} > 0 and ${table.month} >= 0`),
  ],
);

/** Months of boxes that were taken: at most one row, and one order that is not given up, whatever runs twice. */
export const monthlyBoxMonths = pgTable(
  'monthly_box_months',
  {
    boxId: uuid('box_id')
      .notNull()
      .references(() => monthlyBoxes.id, { onDelete: 'cascade' }),
    month: integer().notNull(),
    date: day('date').notNull(),
    status: text().$type<MonthStatus>().notNull(),
    orderCode: text('order_code'),
    boxes: integer().notNull(),
    contents: jsonb().$type<BoxProduct[]>().notNull(),
    amount: bigint({ mode: 'number' }).notNull().default(0),
    credit: bigint({ mode: 'number' }).notNull().default(0),
    attempts: integer().notNull().default(0),
    failedAt: instant('failed_at'),
    retryAt: instant('retry_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.boxId, table.month] }),
    uniqueIndex('monthly_box_months_order').on(table.orderCode),
    index('monthly_box_months_retry').on(table.retryAt).where(sql`retry_at is not null`),
  ],
);

/** What was bought with an order that is not paid yet. */
export const monthlyBoxIntents = pgTable('monthly_box_intents', {
  orderCode: text('order_code').primaryKey(),
  intent: jsonb().$type<BoxIntent>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Terms that were accepted, word for word. They outlive their boxes. */
export const monthlyBoxConsents = pgTable(
  'monthly_box_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    orderCode: text('order_code').notNull(),
    textVersion: text('text_version').notNull(),
    language: text().$type<'en' | 'fr'>().notNull(),
    text: text().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    ip: text().notNull(),
  },
  (table) => [
    uniqueIndex('monthly_box_consents_order').on(table.orderCode),
    index('monthly_box_consents_customer').on(table.customerId),
  ],
);
