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
import type { OrderStatus } from './orders.transitions.ts';
import type { OrderProduct, Part } from './orders.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An order with its own copy of everything it was made from. Money in minor units of `currency`. */
export const orders = pgTable(
  'orders',
  {
    /** What people say to each other, and the payment provider's key: `C` and ten characters. */
    code: text().primaryKey(),
    /** What a guest reads the order by: knowing it is the right to it. */
    guid: uuid().notNull().unique().defaultRandom(),
    site: text().notNull(),
    language: text().notNull(),
    currency: text().notNull(),
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
    totalTax: bigint('total_tax', { mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    taxes: jsonb().$type<TaxLine[]>().notNull(),
    /** When the stock went back; set once. */
    stockReleasedAt: instant('stock_released_at'),
    createdAt: instant('created_at').notNull(),
    /** When the payment was captured; absent: not placed (yet). */
    placedAt: instant('placed_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Whatever the service forgets: a cart is ordered once, and a key places one order of a cart.
    uniqueIndex('orders_one_per_cart').on(table.cartGuid).where(sql`status <> 'cancelled'`),
    uniqueIndex('orders_one_per_key').on(table.cartGuid, table.idempotencyKey),
    index('orders_site_created').on(table.site, table.createdAt),
    index('orders_customer').on(table.customerId, table.site, table.createdAt),
    check(
      'orders_add_up',
      sql`${table.total} = ${table.subTotal} - ${table.orderDiscounts} + ${table.deliveryCost} + ${table.totalTax}`,
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
    totalPrice: bigint('total_price', { mode: 'number' }).notNull(),
    discount: bigint({ mode: 'number' }).notNull(),
    shipping: bigint({ mode: 'number' }).notNull(),
    tax: bigint({ mode: 'number' }).notNull(),
    taxes: jsonb().$type<TaxLine[]>().notNull(),
    shipped: integer().notNull().default(0),
    delivered: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderCode, table.entryNumber] }),
    check(
      'order_entries_progress',
      sql`${table.delivered} >= 0 and ${table.delivered} <= ${table.shipped} and ${table.shipped} <= ${table.quantity}`,
    ),
  ],
);

/** The one payment of an order: what the provider is asked for, and what came of it. */
export const orderPayments = pgTable(
  'order_payments',
  {
    orderCode: text('order_code')
      .primaryKey()
      .references(() => orders.code, { onDelete: 'cascade' }),
    payment: jsonb().$type<CartPayment>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text()
      .$type<'pending' | 'requires_action' | 'captured' | 'failed' | 'refund_due' | 'refunded'>()
      .notNull(),
    reason: text(),
    reference: text(),
    refundReference: text('refund_reference'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    // What the sweep looks for.
    index('order_payments_unsettled')
      .on(table.createdAt)
      .where(sql`status in ('pending', 'requires_action', 'refund_due')`),
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
