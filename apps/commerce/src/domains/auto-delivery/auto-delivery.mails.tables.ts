import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailData, MailKind } from './auto-delivery.mails.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Mails about subscriptions, written in the transaction that they tell of and sent after it. */
export const subscriptionMails = pgTable(
  'subscription_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What it says, of what, and for when: nothing is said twice. */
    key: text().notNull().unique(),
    site: text().notNull(),
    language: text().notNull(),
    email: text().notNull(),
    kind: text().$type<MailKind>().notNull(),
    data: jsonb().$type<MailData>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Until when whoever took it may take to send it. */
    takenUntil: instant('taken_until'),
    sentAt: instant('sent_at'),
  },
  (table) => [index('subscription_mails_waiting').on(table.id).where(sql`sent_at is null`)],
);
