import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Systems beside the shop: where they hear of events, and what they may call. */
export const integrations = pgTable(
  'integrations',
  {
    site: text().notNull(),
    /** Named by staff; the client id of its calls. */
    key: text().notNull(),
    name: text().notNull(),
    /** Where events go; absent: it hears of none. */
    url: text(),
    events: jsonb().$type<string[]>().notNull(),
    scopes: jsonb().$type<string[]>().notNull(),
    active: boolean().notNull(),
    /** The first failure since the last success. */
    failingSince: instant('failing_since'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.key] })],
);

/** What an integration signs in with, hashed, and what its messages are signed with, sealed. */
export const integrationSecrets = pgTable(
  'integration_secrets',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    integration: text().notNull(),
    kind: text().$type<'signing' | 'client'>().notNull(),
    /** Of a signing secret: it is needed again. */
    sealed: text(),
    /** Of a client secret: SHA-256. */
    hash: text(),
    createdAt: instant('created_at').notNull(),
    /** Good until then; absent: until it is replaced. */
    endsAt: instant('ends_at'),
  },
  (table) => [
    foreignKey({
      name: 'integration_secrets_owner',
      columns: [table.site, table.integration],
      foreignColumns: [integrations.site, integrations.key],
    }).onDelete('cascade'),
    index('integration_secrets_of').on(table.site, table.integration),
  ],
);

/**
 * What happened, as far as integrations hear of it: which entity and when. What is sent of it is read when it is sent, so
 * no name or address is kept here.
 */
export const integrationEvents = pgTable(
  'integration_events',
  {
    /** The order in which they were written; of one entity, that in which they happened. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `webhook-id` of its messages. */
    id: text().notNull().unique(),
    site: text().notNull(),
    type: text().notNull(),
    /** `order:<code>`, `stock:<variant>`, `customer:<id>` or `subscription:<id>`. */
    entity: text().notNull(),
    /** Whose it is, if a customer's. */
    customerId: uuid('customer_id'),
    /** Which part of the entity: the number of a refund, the lines of a parcel. */
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('integration_events_at').on(table.site, table.at),
    index('integration_events_customer').on(table.customerId),
  ],
);

/** One event for one integration. */
export const integrationDeliveries = pgTable(
  'integration_deliveries',
  {
    site: text().notNull(),
    integration: text().notNull(),
    event: bigint({ mode: 'number' })
      .notNull()
      .references(() => integrationEvents.number, { onDelete: 'cascade' }),
    /** Of the event: a later event of the same entity waits for this one. */
    entity: text().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'dead'>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** An attempt that fails after this instant is the last. */
    retryUntil: instant('retry_until').notNull(),
    /** The sender, and until when no other may send it. */
    claimedBy: text('claimed_by'),
    claimedUntil: instant('claimed_until'),
    lastAttemptAt: instant('last_attempt_at'),
    /** Of the last attempt: HTTP status and the first kilobyte of the answer, or why there was none. */
    status: integer(),
    answer: text(),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.integration, table.event] }),
    foreignKey({
      name: 'integration_deliveries_owner',
      columns: [table.site, table.integration],
      foreignColumns: [integrations.site, integrations.key],
    }).onDelete('cascade'),
    index('integration_deliveries_due').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
    index('integration_deliveries_order')
      .on(table.site, table.integration, table.entity, table.event)
      .where(sql`state = 'waiting'`),
    index('integration_deliveries_event').on(table.event),
  ],
);
