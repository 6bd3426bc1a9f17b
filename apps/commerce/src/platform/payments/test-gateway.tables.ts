import { sql } from 'drizzle-orm';
import { bigint, check, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/** The gateway's books, apart from the shop's: what was really charged, for tests to count. */
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('charges_amount', sql`${table.amount} >= 0`)],
);

export const gatewayRefunds = testGateway.table('refunds', {
  key: text().primaryKey(),
  chargeKey: text('charge_key')
    .notNull()
    .references(() => gatewayCharges.key),
  amount: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
