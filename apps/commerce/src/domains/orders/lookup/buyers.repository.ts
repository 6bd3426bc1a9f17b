import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { CouponBuyer } from '#domains/coupons/index.ts';
import { normaliseEmail } from '#domains/coupons/index.ts';
import type { Database } from '#platform/db/index.ts';

/** SQL of who has ordered before. */
export function buyersRepository(db: Database) {
  return {
    /** Whether a buyer has an order on the site, by account or e-mail address, that was not given up; `but`: another than that. */
    hasOrdered: async (site: SiteId, { email, customerId }: CouponBuyer, but = ''): Promise<boolean> => {
      const key = email === undefined ? null : normaliseEmail(email);
      const rows = await db.rows(
        // The expression is that of the index.
        sql`select 1 from orders where site = ${site} and status <> 'cancelled' and code <> ${but}
              and regexp_replace(lower(email), '\\+[^@]*@', '@') = ${key}::text
            union all
            select 1 from orders where site = ${site} and status <> 'cancelled' and code <> ${but}
              and customer_id = ${customerId ?? null}::uuid
            limit 1`,
      );
      return rows.length > 0;
    },

    /** In the running transaction: other first orders of the buyer wait until it has ended. */
    lockBuyer: async (site: SiteId, { email, customerId }: CouponBuyer): Promise<void> => {
      const keys = [email && normaliseEmail(email), customerId].filter((key) => key !== undefined).sort();
      for (const key of keys)
        await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${site} ${key}`}, 0))`);
    },
  };
}
