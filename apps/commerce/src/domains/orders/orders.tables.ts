import type { Currency, Language, SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
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
import type { OrderCoupon } from '#domains/coupons/index.ts';
import type { TaxLine } from '#domains/pricing/index.ts';
import { wordsColumn } from '#platform/db/words.ts';
import { ORDER_WORDS } from './admin/search.rules.ts';
import type { OrderStatus } from './fulfilment/transitions.rules.ts';
import type { OrderProduct, OrderSurcharge, Part } from './orders.types.ts';
import type { AskedRefund, RefundKind, RefundLine, Restock } from './refunds/refunds.types.ts';
import type { PaidBySource, SourcePart } from './sources/paid.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An order with its own copy of everything it was made from. Money in minor units of `currency`. */
export const orders = pgTable(
  'orders',
  {
    /** What people say to each other, and the payment provider's key: `C` and ten characters. */
    code: text().primaryKey(),
    /** What a guest reads the order by: knowing it is the right to it. */
    guid: uuid().notNull().unique().defaultRandom(),
    site: text().$type<SiteId>().notNull(),
    language: text().$type<Language>().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Whose it is; absent: a guest's. */
    customerId: uuid('customer_id'),
    cartGuid: uuid('cart_guid').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    email: text().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<CartAddress>().notNull(),
    deliveryMode: text('delivery_mode').notNull(),
    business: jsonb().$type<CartBusiness>(),
    coupons: jsonb().$type<OrderCoupon[]>().notNull().default([]),
    subTotal: bigint('sub_total', { mode: 'number' }).notNull(),
    orderDiscounts: bigint('order_discounts', { mode: 'number' }).notNull(),
    deliveryCost: bigint('delivery_cost', { mode: 'number' }).notNull(),
    /** Amounts beside the prices of the lines. */
    surcharges: bigint({ mode: 'number' }).notNull().default(0),
    totalTax: bigint('total_tax', { mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    taxes: jsonb().$type<TaxLine[]>().notNull(),
    /** When the stock went back; set once. */
    stockReleasedAt: instant('stock_released_at'),
    createdAt: instant('created_at').notNull(),
    /** When the payment was captured; absent: not placed (yet). */
    placedAt: instant('placed_at'),
    updatedAt: instant('updated_at').notNull(),
    /** What staff find an order by. The database keeps it. */
    words: wordsColumn().generatedAlwaysAs(sql.raw(ORDER_WORDS)),
  },
  (table) => [
    // Whatever the service forgets: a cart is ordered once, and a key places one order of a cart.
    uniqueIndex('orders_one_per_cart').on(table.cartGuid).where(sql`status <> 'cancelled'`),
    uniqueIndex('orders_one_per_key').on(table.cartGuid, table.idempotencyKey),
    index('orders_site_created').on(table.site, table.createdAt),
    // What a day sold.
    index('orders_site_placed').on(table.site, table.placedAt).where(sql`placed_at is not null`),
    // Lists of staff by status: few among 100,000.
    index('orders_site_status').on(table.site, table.status, table.createdAt),
    // What staff have to send.
    index('orders_to_ship')
      .on(table.site, table.createdAt)
      .where(sql`status in ('processing', 'partiallyshipped')`),
    index('orders_words').using('gin', table.words),
    index('orders_customer').on(table.customerId, table.site, table.createdAt),
    // Who has ordered before, as uses of coupons are counted: lower case, without a tag.
    index('orders_buyer').on(table.site, sql`regexp_replace(lower(${table.email}), '\\+[^@]*@', '@')`),
    check(
      'orders_add_up',
      sql`${table.total} = ${table.subTotal} - ${table.orderDiscounts} + ${table.deliveryCost} + ${table.surcharges}
        + ${table.totalTax}`,
    ),
  ],
);

export const orderEntries = pgTable(
  'order_entries',
  {
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.code, { onDelete: 'cascade' }),
    entryNumber: integer('entry_number').notNull(),
    /** Variant code. */
    code: text().notNull(),
    product: jsonb().$type<OrderProduct>().notNull(),
    quantity: integer().notNull(),
    oneTime: boolean('one_time').notNull(),
    frequencyWeeks: integer('frequency_weeks').notNull(),
    cupsPerDay: doublePrecision('cups_per_day'),
    components: text().notNull(),
    listPrice: integer('list_price').notNull(),
    basePrice: integer('base_price').notNull(),
    priceKind: text('price_kind').notNull(),
    /** What the shopper read of the price, in the order's language. */
    priceLabel: text('price_label'),
    totalPrice: bigint('total_price', { mode: 'number' }).notNull(),
    discount: bigint({ mode: 'number' }).notNull(),
    shipping: bigint({ mode: 'number' }).notNull(),
    tax: bigint({ mode: 'number' }).notNull(),
    taxes: jsonb().$type<TaxLine[]>().notNull(),
    surcharges: jsonb().$type<OrderSurcharge[]>().notNull().default([]),
    shipped: integer().notNull().default(0),
    delivered: integer().notNull().default(0),
    /** Units whose price went back, or is about to. */
    refunded: integer().notNull().default(0),
    /** Units whose share of the shipping went back, or is about to. */
    shippingRefunded: integer('shipping_refunded').notNull().default(0),
    /** Of the refunded units: those that had not left, and never will. */
    withdrawn: integer().notNull().default(0),
    /** Units that are in stock again. */
    restocked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderCode, table.entryNumber] }),
    check(
      'order_entries_progress',
      sql`${table.delivered} >= 0 and ${table.delivered} <= ${table.shipped} and ${table.shipped} <= ${table.quantity}`,
    ),
    check(
      'order_entries_refunds',
      sql`${table.refunded} between 0 and ${table.quantity} and ${table.shippingRefunded} between 0 and ${table.quantity}
        and ${table.restocked} between 0 and ${table.quantity} and ${table.withdrawn} between 0 and ${table.refunded}
        and ${table.shipped} + ${table.withdrawn} <= ${table.quantity}`,
    ),
  ],
);

/** The one payment of an order: what the provider is asked for, and what came of it; and what sources paid before it. */
export const orderPayments = pgTable(
  'order_payments',
  {
    orderCode: text('order_code')
      .primaryKey()
      .references(() => orders.code, { onDelete: 'cascade' }),
    payment: jsonb().$type<CartPayment>().notNull(),
    /** What the card is charged: the order's total without what `sources` paid. */
    amount: bigint({ mode: 'number' }).notNull(),
    sources: jsonb().$type<PaidBySource[]>().notNull().default([]),
    status: text()
      .$type<
        | 'pending'
        | 'requires_action'
        | 'captured'
        | 'failed'
        | 'refund_due'
        | 'partially_refunded'
        | 'refunded'
      >()
      .notNull(),
    reason: text(),
    reference: text(),
    refundReference: text('refund_reference'),
    /** What went back of `amount`, or is about to: the sum of the order's refunds without their `sources`. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    // What the sweep looks for.
    index('order_payments_unsettled')
      .on(table.createdAt)
      .where(sql`status in ('pending', 'requires_action', 'refund_due')`),
    check('order_payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

/** What was given back of an order's payment, each time on its own record. Never changed but for its settlement. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.code, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Idempotency key of who asked: a key gives back once. */
    key: text().notNull(),
    /** What the provider knows it by. */
    providerKey: text('provider_key').notNull().unique(),
    kind: text().$type<RefundKind>().notNull(),
    /** What was asked for, to tell a repeat from another refund under the same key. */
    asked: jsonb().$type<AskedRefund>().notNull(),
    lines: jsonb().$type<RefundLine[]>().notNull(),
    goods: bigint({ mode: 'number' }).notNull(),
    discount: bigint({ mode: 'number' }).notNull(),
    shipping: bigint({ mode: 'number' }).notNull(),
    surcharges: bigint({ mode: 'number' }).notNull().default(0),
    taxes: jsonb().$type<TaxLine[]>().notNull(),
    tax: bigint({ mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** What of `amount` went back to sources; the rest is the card's. */
    sources: jsonb().$type<SourcePart[]>().notNull().default([]),
    restock: text().$type<Restock>().notNull(),
    reason: text(),
    actor: text().notNull(),
    /** The member of staff who asked through the API. */
    staffId: uuid('staff_id'),
    status: text().$type<'due' | 'refunded'>().notNull(),
    reference: text(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderCode, table.number] }),
    uniqueIndex('order_refunds_one_per_key').on(table.orderCode, table.key),
    // What the sweep looks for.
    index('order_refunds_due').on(table.createdAt).where(sql`status = 'due'`),
    index('order_refunds_created').on(table.createdAt),
    check(
      'order_refunds_add_up',
      sql`${table.amount} >= 0
        and ${table.amount} = ${table.goods} - ${table.discount} + ${table.shipping} + ${table.surcharges}
          + ${table.tax}`,
    ),
  ],
);

export const orderShipments = pgTable(
  'order_shipments',
  {
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.code, { onDelete: 'cascade' }),
    number: integer().notNull(),
    carrier: text(),
    trackingCode: text('tracking_code'),
    entries: jsonb().$type<Part>().notNull(),
    shippedAt: instant('shipped_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderCode, table.number] })],
);

/** Links to a guest's order that were mailed, hashed: each good once and for a while. */
export const orderLinks = pgTable(
  'order_links',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.code, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('order_links_order').on(table.orderCode)],
);

/** Every step of an order, and who took it. */
export const orderHistory = pgTable(
  'order_history',
  {
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.code, { onDelete: 'cascade' }),
    status: text().$type<OrderStatus>().notNull(),
    actor: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_history_order').on(table.orderCode)],
);

/** What staff wrote down about an order, for whoever looks at it next. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.code, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderCode, table.createdAt)],
);
