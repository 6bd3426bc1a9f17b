import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every mail of the shop, a row each: written in the transaction that causes it and sent after that commits. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    /** Becomes the Message-ID: the same mail written twice is one row. */
    id: text().primaryKey(),
    /** The order in which they were written. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Kind, which has a composer. */
    kind: text().notNull(),
    site: text().notNull(),
    language: text().notNull(),
    email: text().notNull(),
    /** The customer, if known. */
    customerId: uuid('customer_id'),
    /** Data for the composer. Never secrets: links are made when it is composed. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** An attempt that fails after this instant is the last. */
    retryUntil: instant('retry_until').notNull(),
    /** Not sent any more after this instant. */
    expiresAt: instant('expires_at'),
    attempts: integer().notNull().default(0),
    /** Attempts without an answer, after which the server may have the mail. */
    unconfirmed: integer().notNull().default(0),
    /** The sender, and until when no other may send it. */
    claimedBy: text('claimed_by'),
    claimedUntil: instant('claimed_until'),
    /** Redacted. */
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    /** The composer had nothing to send any more. */
    skippedAt: instant('skipped_at'),
    /** Not tried again unless the operator asks for it. */
    deadAt: instant('dead_at'),
  },
  (table) => [
    index('outbox_emails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and skipped_at is null and dead_at is null`),
    index('outbox_emails_dead').on(table.number).where(sql`dead_at is not null`),
    index('outbox_emails_customer').on(table.customerId),
  ],
);
