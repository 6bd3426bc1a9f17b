import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Who asked for the newsletter: nobody is written to before the mailed link was pressed. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    email: text().notNull(),
    /** The address in lower case: one subscription each. */
    emailKey: text('email_key').notNull(),
    language: text().$type<'en' | 'fr'>().notNull(),
    status: text().$type<'pending' | 'active' | 'unsubscribed'>().notNull(),
    /** The form that asked. */
    source: text().notNull(),
    requestedAt: instant('requested_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email').on(table.site, table.emailKey)],
);

/** Who waits for a variant to be back. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    productCode: text('product_code').notNull(),
    variantCode: text('variant_code').notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    language: text().$type<'en' | 'fr'>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When its one mail was queued. */
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('stock_alerts_waiting')
      .on(table.site, table.variantCode, table.emailKey)
      .where(sql`told_at is null`),
    index('stock_alerts_told').on(table.site, table.variantCode, table.toldAt),
  ],
);

/** What people wrote through the contact form; kept so that a mail server that is down loses nothing. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    language: text().$type<'en' | 'fr'>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    orderCode: text('order_code').notNull().default(''),
    message: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);
