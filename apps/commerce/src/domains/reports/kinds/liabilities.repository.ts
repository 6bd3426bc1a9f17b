import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/** A number of customers or orders, and minor units. */
interface Owed extends Record<string, unknown> {
  count: number;
  amount: number;
}

/** SQL of what is owed to customers. */
export function liabilitiesRepository(db: Database) {
  const NOTHING: Owed = { count: 0, amount: 0 };
  return {
    /** Store credit or gift cards, by the ledger of value. */
    value: async (site: SiteId, kind: 'storeCredit' | 'giftCard'): Promise<Owed> => {
      const [row] = await db.rows<Owed>(
        sql`select count(*)::int as count, coalesce(sum(balance), 0)::bigint as amount
            from store_credit_accounts where site = ${site} and kind = ${kind} and balance > 0`,
      );
      return row ?? NOTHING;
    },

    /** Orders that are paid and not sent, with what was paid for them and not given back. */
    unshipped: async (site: SiteId): Promise<Owed> => {
      const [row] = await db.rows<Owed>(
        sql`select count(*)::int as count, coalesce(sum(o.total - coalesce((
              select sum(r.amount) from order_refunds r where r.order_code = o.code), 0)), 0)::bigint as amount
            from orders o where o.site = ${site} and o.status in ('processing', 'partiallyshipped')`,
      );
      return row ?? NOTHING;
    },
  };
}
