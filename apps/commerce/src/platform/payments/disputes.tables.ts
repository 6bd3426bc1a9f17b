import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DisputeStatus, SeenDispute } from './payments.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Disputes of charges, and warnings of them, as the provider said last. */
export const providerDisputes = pgTable(
  'provider_disputes',
  {
    /** The provider's name of it. */
    id: text().primaryKey(),
    provider: text().notNull(),
    /** Of the charge: an order's code. */
    chargeKey: text('charge_key').notNull(),
    /** The card that was charged. */
    token: text().notNull(),
    kind: text().$type<SeenDispute['kind']>().notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    reason: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    dueBy: instant('due_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('provider_disputes_charge').on(table.chargeKey),
    // What a renewal asks before a card is charged again.
    index('provider_disputes_token').on(table.token),
  ],
);
