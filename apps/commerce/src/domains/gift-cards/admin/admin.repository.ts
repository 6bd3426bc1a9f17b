import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { ListedCard } from './admin.types.ts';

/** What cards are looked for by: the end of the code, the number of the order or the recipient's address. */
export interface CardSearch {
  query?: string | undefined;
  /** Cards to leave out at the beginning. */
  skip: number;
  most: number;
}

/** SQL of gift cards as staff see them. */
export const cardsAdminRepository = (db: Database) => ({
  /** Cards that were paid for, latest first. */
  list: (site: SiteId, { query, skip, most }: CardSearch): Promise<ListedCard[]> => {
    const asked = query?.trim() ?? '';
    const found = sql`and (c.last_four = ${asked.toUpperCase()} or c.order_code = ${asked.toUpperCase()}
      or lower(c.recipient_email) = ${asked.toLowerCase()})`;
    return db.rows<ListedCard>(
      sql`select c.id::text as id, c.last_four as "lastFour", c.amount::float8 as amount,
            coalesce(a.balance, 0)::float8 as balance, c.order_code as "orderCode", c.recipient_email as "recipientEmail",
            c.created_at as "createdAt", c.send_at as "sendAt", c.sent_at as "sentAt", c.held_at as "heldAt",
            c.voided_at as "voidedAt"
          from gift_cards c left join store_credit_accounts a on a.site = c.site and a.customer_id = c.id
          where c.site = ${site} and c.issued_at is not null ${asked === '' ? sql`` : found}
          order by c.created_at desc, c.id limit ${most}::int offset ${skip}::int`,
    );
  },
});
