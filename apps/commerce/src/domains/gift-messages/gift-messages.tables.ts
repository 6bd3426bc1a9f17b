import type { SiteId } from '@crema/brands';
import { pgTable, text } from 'drizzle-orm/pg-core';

/** What is said with an order that is a gift. */
export const giftMessages = pgTable('gift_messages', {
  orderCode: text('order_code').primaryKey(),
  site: text().$type<SiteId>().notNull(),
  /** Plain text. */
  message: text().notNull(),
});
