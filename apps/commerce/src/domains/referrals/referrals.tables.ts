import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Likeness, ReferralRefusal, ReferralStatus } from './referrals.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Friends whom customers have referred, each with a coupon of its own. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    /** The sender. */
    customerId: uuid('customer_id').notNull(),
    /** The friend's address as it was typed; null: forgotten. */
    email: text(),
    /** The same in lower case and without a tag: one referral of a sender each. */
    emailKey: text('email_key'),
    message: text(),
    language: text().$type<'en' | 'fr'>().notNull(),
    /** The friend's coupon. */
    code: text().notNull(),
    status: text().$type<ReferralStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the friend was written to; null: not, or not yet. */
    mailedAt: instant('mailed_at'),
    /** The network of the sender's call, and of the order: forgotten once it is decided. */
    senderNetwork: text('sender_network'),
    friendNetwork: text('friend_network'),
    orderCode: text('order_code'),
    orderedAt: instant('ordered_at'),
    /** When all of the order had arrived. */
    deliveredAt: instant('delivered_at'),
    dueAt: instant('due_at'),
    creditedAt: instant('credited_at'),
    /** Minor units of the site's currency, once it is credited. */
    amount: integer(),
    heldFor: jsonb('held_for').$type<Likeness[]>().notNull().default([]),
    refusal: text().$type<ReferralRefusal>(),
    decisionNote: text('decision_note'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('referrals_code').on(table.site, table.code),
    uniqueIndex('referrals_friend').on(table.site, table.customerId, table.emailKey),
    index('referrals_email').on(table.site, table.emailKey),
    index('referrals_customer').on(table.site, table.customerId, table.createdAt),
    index('referrals_order').on(table.orderCode),
    index('referrals_due').on(table.dueAt).where(sql`status = 'ordered'`),
    index('referrals_held').on(table.site, table.createdAt).where(sql`status = 'held'`),
    // Whatever the service forgets.
    check(
      'referrals_credited',
      sql`(${table.status} = 'credited') = (${table.creditedAt} is not null)
        and (${table.status} = 'credited') = (${table.amount} is not null)
        and (${table.status} = 'refused') = (${table.refusal} is not null)`,
    ),
  ],
);
