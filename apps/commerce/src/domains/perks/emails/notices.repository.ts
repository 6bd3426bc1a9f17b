import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/** All SQL of what is looked for by the clock. */
export const noticesRepository = (db: Database) => ({
  /** Who has points, and has neither earned nor redeemed since an instant, or has left. */
  quiet: async (site: SiteId, since: Date): Promise<string[]> => {
    const rows = await db.rows<{ customerId: string }>(
      sql`select m.customer_id as "customerId" from perks_members m
          where m.site = ${site}
            and (m.left_at is not null or not exists (
              select 1 from perks_entries e
              where e.site = m.site and e.customer_id = m.customer_id and e.at > ${since.toISOString()}::timestamptz
                and (e.kind in ('welcome', 'registered', 'earned', 'redeemed') or (e.kind = 'adjusted' and e.points > 0))
                and not exists (
                  select 1 from perks_entries u where u.of = e.id and u.kind in ('givenBack', 'adjustmentReversed'))))
            and exists (
              select 1 from perks_lots l
              where l.site = m.site and l.customer_id = m.customer_id
                and l.points > coalesce((select sum(d.points) from perks_debits d where d.lot_id = l.id), 0))
          order by m.customer_id`,
    );
    return rows.map(({ customerId }) => customerId);
  },
});
