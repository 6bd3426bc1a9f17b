import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProviderEvent, RefundState } from '../payments.types.ts';
import type { StoredDecline } from './stripe.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What the shop knows of a charge at a provider. The intent's id is stored before money can move, so that it can be looked
 * up when the provider has long forgotten its key.
 */
export const providerIntents = pgTable(
  'provider_intents',
  {
    /** Of the order, or of whatever else is charged: `PaymentProvider.charge`. */
    key: text().primaryKey(),
    kind: text().$type<'payment' | 'setup'>().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    token: text().notNull(),
    /** The account that it is charged with. */
    provider: text().notNull().default('stripe'),
    /** The customer that the card is kept for, as the provider calls him. */
    customer: text(),
    /** Id of the intent; null: none was made yet. */
    intent: text().unique(),
    /** Calls that asked the provider to make the intent, and to charge it. */
    created: integer().notNull().default(0),
    confirmed: integer().notNull().default(0),
    /** Why it was refused, kept because a refused intent is then cancelled. */
    declined: jsonb().$type<StoredDecline>(),
    /** Since when it must not be charged any more. */
    stoppedAt: instant('stopped_at'),
    /** Sum of refunds that were asked for and did not fail. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('provider_intents_refunded', sql`${table.refunded} between 0 and ${table.amount}`)],
);

/** Refunds, each under its own key: written before the provider is asked. */
export const providerRefunds = pgTable(
  'provider_refunds',
  {
    key: text().primaryKey(),
    chargeKey: text('charge_key')
      .notNull()
      .references(() => providerIntents.key),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Made at the provider, not asked for here. */
    outside: boolean().notNull().default(false),
    /** Id at the provider; null: not known to be made. */
    refund: text().unique(),
    status: text().$type<RefundState['status']>().notNull().default('pending'),
    /** Attempts that the provider is known to have ended without a refund. */
    failures: integer().notNull().default(0),
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [index('provider_refunds_charge').on(table.chargeKey)],
);

/** Customers as the shop's account at a provider knows them. */
export const providerCustomers = pgTable('provider_customers', {
  customerId: uuid('customer_id').primaryKey(),
  customer: text().notNull().unique(),
});

/** Customers as the account that a site has for itself knows them, beside the shop's, which may have known them before. */
export const providerAccountCustomers = pgTable(
  'provider_account_customers',
  {
    provider: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    customer: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.provider] })],
);

/** Cards that are kept for later charges, by the token that they were entered with. */
export const providerMethods = pgTable(
  'provider_methods',
  {
    token: text().primaryKey(),
    /** The account that keeps it. */
    provider: text().notNull().default('stripe'),
    customer: text().notNull(),
    method: text().notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
  },
  (table) => [index('provider_methods_method').on(table.method)],
);

/** Messages of providers, each once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text().notNull(),
    id: text().notNull(),
    type: text().notNull(),
    about: jsonb().$type<ProviderEvent['about']>().notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);
