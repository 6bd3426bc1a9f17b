import { sql } from 'drizzle-orm';
import { dayOfSite } from './days.repository.ts';
import type { DailySums } from './sums.repository.ts';

/** What coupons took off paid orders; what is refunded later stays counted. */
export const COUPONS_BY_DAY: DailySums = {
  table: 'coupon_days',
  keys: { code: 'text' },
  sums: { uses: 'int', given: 'bigint', sales: 'bigint' },
  sold: (which) =>
    sql`select o.site, ${dayOfSite(sql`o.placed_at`)} as day, o.code as part, c.code, 1 as uses, c.amount as given,
          o.total as sales
        from orders o cross join jsonb_to_recordset(o.coupons) as c(code text, amount bigint)
        where o.placed_at is not null and ${which}`,
};
