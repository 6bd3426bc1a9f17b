import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Who a customer is at an outside identity provider. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    site: text().notNull(),
    issuer: text().notNull(),
    /** The provider's own name for the person; never the address, which may change hands. */
    subject: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.issuer, table.subject] }),
    index('external_identities_customer').on(table.customerId),
  ],
);
