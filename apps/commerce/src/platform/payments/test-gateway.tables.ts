import { sql } from 'drizzle-orm';
import { bigint, check, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/** The gateway's ledger, separate from the shop's tables: what was really charged, for tests to count. */
export const testGateway = pgSchema('test_gateway');

export const gatewayCharges = testGateway.table(
  'charges',
  {
    key: text().primaryKey(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    token: text().notNull(),
    status: text().$type<'captured' | 'declined' | 'requires_action' | 'cancelled'>().notNull(),
    reason: text(),
    /** Sum of refunds. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('charges_amount', sql`${table.amount} >= 0`),
    check('charges_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

export const gatewayRefunds = testGateway.table('refunds', {
  key: text().primaryKey(),
  chargeKey: text('charge_key')
    .notNull()
    .references(() => gatewayCharges.key),
  amount: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
