import { SITES, type SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { OfMonth } from './months.rules.ts';

/** SQL of auto-deliveries by month of the site's time zone. */
export function subscriptionMonths(db: Database) {
  const byMonth = (site: SiteId, at: SQL, from: SQL) =>
    db.rows<OfMonth & Record<string, unknown>>(
      sql`select to_char(${at} at time zone ${SITES[site].timeZone}, 'YYYY-MM') as month, count(*)::int as count
          from ${from} and s.site = ${site} group by 1`,
    );
  return {
    started: (site: SiteId) => byMonth(site, sql`s.created_at`, sql`subscriptions s where true`),
    ended: (site: SiteId) =>
      byMonth(site, sql`s.ended_at`, sql`subscriptions s where s.ended_at is not null`),
    /** Orders whose charge failed, by when it failed first. */
    failed: (site: SiteId) =>
      byMonth(
        site,
        sql`o.failed_at`,
        sql`subscription_occurrences o join subscriptions s on s.id = o.subscription_id where o.failed_at is not null`,
      ),
  };
}
