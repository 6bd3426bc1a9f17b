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
import type { KitCharge, KitConsent, KitTerms, ShownBrewer } from './commitments.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What orders took of a campaign: its row is the lock under which its last kit and the last of its budget are sold. */
export const campaignUses = pgTable(
  'campaign_uses',
  {
    site: text().notNull(),
    campaignCode: text('campaign_code').notNull(),
    /** Orders that hold a kit. */
    uses: integer().notNull().default(0),
    /** What they took off list prices, in minor units. */
    spent: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.campaignCode] }),
    check('campaign_uses_amounts', sql`${table.uses} >= 0 and ${table.spent} >= 0`),
  ],
);

/** Kits that were ordered, and the commitment that came with each. What was agreed is kept as it was then. */
export const kits = pgTable(
  'kits',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    campaignCode: text('campaign_code').notNull(),
    /** The kit's first order. */
    orderCode: text('order_code').notNull().unique(),
    /** Absent until the order is paid, and once the customer is forgotten. */
    customerId: uuid('customer_id'),
    subscriptionId: uuid('subscription_id'),
    language: text().notNull(),
    currency: text().notNull(),
    /** Line of the order. */
    entryNumber: integer('entry_number').notNull(),
    brewer: jsonb().$type<ShownBrewer>().notNull(),
    terms: jsonb().$type<KitTerms>().notNull(),
    listPrice: integer('list_price').notNull(),
    paid: integer().notNull(),
    /** Hashes of whose it is and where it went, by which a second one is refused. */
    emailKey: text('email_key').notNull(),
    addressKey: text('address_key').notNull(),
    /** Whether the order holds a use of the campaign. */
    holdsUse: boolean('holds_use').notNull().default(true),
    status: text().notNull(),
    begunOn: text('begun_on').notNull(),
    deadline: text().notNull(),
    /** When the brewer arrived. */
    arrivedOn: text('arrived_on'),
    consent: jsonb().$type<KitConsent>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    endedOn: text('ended_on'),
    /** What ending it cost. */
    endAmount: integer('end_amount'),
  },
  (table) => [
    index('kits_customer').on(table.site, table.customerId),
    index('kits_subscription').on(table.subscriptionId),
    index('kits_email').on(table.site, table.emailKey),
    index('kits_address').on(table.site, table.addressKey),
    index('kits_running').on(table.site, table.deadline).where(sql`status = 'running'`),
    check('kits_prices', sql`${table.paid} >= 0 and ${table.listPrice} >= ${table.paid}`),
  ],
);

/** Boxes or cases that an order of its customer counts for a commitment: those sent less those refunded. */
export const kitProgress = pgTable(
  'kit_progress',
  {
    kitId: uuid('kit_id')
      .notNull()
      .references(() => kits.id, { onDelete: 'cascade' }),
    orderCode: text('order_code').notNull(),
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kitId, table.orderCode] }),
    index('kit_progress_order').on(table.orderCode),
    check('kit_progress_weight', sql`${table.weight} >= 0`),
  ],
);

/** What ending a commitment costs, until it is paid. */
export const kitCharges = pgTable(
  'kit_charges',
  {
    kitId: uuid('kit_id')
      .primaryKey()
      .references(() => kits.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    /** `due`, `voiding` and `refundDue` wait for `nextAt`; `agent` is not tried any more by itself; the others are final. */
    status: text().$type<KitCharge['status']>().notNull(),
    /** Of the charge under way or tried last; each has a key of its own. */
    attempt: integer().notNull().default(1),
    /** The provider that was asked for it. */
    provider: text(),
    /** The first day on which it was declined. */
    failedOn: text('failed_on'),
    nextAt: instant('next_at'),
    reference: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('kit_charges_due').on(table.nextAt).where(sql`status in ('due', 'voiding', 'refundDue')`),
    check('kit_charges_amount', sql`${table.amount} > 0`),
  ],
);

/** What was done to a commitment, by whom and why. */
export const kitEvents = pgTable(
  'kit_events',
  {
    kitId: uuid('kit_id')
      .notNull()
      .references(() => kits.id, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** `customer`, `shop`, `operator` or `agent:<id>`. */
    actor: text().notNull(),
    action: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kitId, table.seq] })],
);

/** Days on which boxes of a campaign could be bought, or not: the latter move deadlines once they are over. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    site: text().notNull(),
    campaignCode: text('campaign_code').notNull(),
    day: text().notNull(),
    available: boolean().notNull(),
    /** Whether deadlines were moved by it. */
    counted: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.site, table.campaignCode, table.day] })],
);
