import type { Language, SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Gift cards. What is on one is in the ledger of value, under its id; a card that is not paid for yet has no account there. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey(),
    site: text().$type<SiteId>().notNull(),
    language: text().$type<Language>().notNull(),
    /** Minor units that it was sold for. */
    amount: bigint({ mode: 'number' }).notNull(),
    orderCode: text('order_code').notNull(),
    /** Its line of that order. */
    entryNumber: integer('entry_number').notNull(),
    /** Who bought it; absent: a guest, or somebody who is gone. */
    customerId: uuid('customer_id'),
    recipientEmail: text('recipient_email').notNull(),
    recipientName: text('recipient_name'),
    senderName: text('sender_name'),
    message: text(),
    /** When it is mailed. */
    sendAt: instant('send_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Its order was paid. */
    issuedAt: instant('issued_at'),
    /** Its code was mailed, for the last time. */
    sentAt: instant('sent_at'),
    /** How many codes it has had: each mail has a new one. */
    codes: integer().notNull().default(0),
    /** Hash of the last code; the code itself is nowhere. */
    codeHash: text('code_hash'),
    lastFour: text('last_four'),
    /** The payment of its order is disputed: it pays nothing until that has ended. */
    heldAt: instant('held_at'),
    voidedAt: instant('voided_at'),
    voidReason: text('void_reason'),
  },
  (table) => [
    uniqueIndex('gift_cards_code').on(table.codeHash).where(sql`${table.codeHash} is not null`),
    uniqueIndex('gift_cards_order').on(table.orderCode, table.entryNumber),
    index('gift_cards_list').on(table.site, table.createdAt, table.id),
    index('gift_cards_last_four').on(table.site, table.lastFour),
    index('gift_cards_buyer').on(table.site, table.customerId),
    index('gift_cards_to_send')
      .on(table.sendAt)
      .where(sql`${table.issuedAt} is not null and ${table.sentAt} is null and ${table.voidedAt} is null`),
  ],
);
