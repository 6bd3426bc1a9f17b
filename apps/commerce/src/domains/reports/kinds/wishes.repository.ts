import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';

const COUNTS = sql`count(distinct e.customer_id)::int as wanted,
  count(distinct e.customer_id) filter (where l.notify)::int as watching,
  count(distinct e.customer_id) filter (where e.told_at is not null)::int as notified`;

const entriesOf = (site: SiteId): SQL =>
  sql`from wish_list_entries e
      left join wish_lists l on l.site = e.site and l.customer_id = e.customer_id
      where e.site = ${site}`;

/** Products on wish lists: on whose lists in numbers, how many of them want e-mails, and how many got one. */
export const wishedProducts = (site: SiteId): SQL =>
  sql`select e.product_code as product, max(e.name) as name, ${COUNTS} ${entriesOf(site)} group by e.product_code`;

/** The sums of all rows: somebody who wants two products counts twice. */
export const wishedTotal = (site: SiteId): SQL =>
  sql`select coalesce(sum(g.wanted), 0)::int as wanted, coalesce(sum(g.watching), 0)::int as watching,
        coalesce(sum(g.notified), 0)::int as notified
      from (${wishedProducts(site)}) g`;
