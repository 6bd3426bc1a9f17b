import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import { dayOfSite } from './days.repository.ts';
import type { DailySums } from './sums.repository.ts';

const MONEY = ['goods', 'discounts', 'shipping', 'surcharges', 'tax', 'total', 'refunds'] as const;

/** What was sold. */
export const SALES: DailySums = {
  table: 'sales_days',
  keys: {},
  sums: {
    orders: 'int',
    units: 'int',
    ...Object.fromEntries(MONEY.map((name) => [name, 'bigint' as const])),
  },

  sold: (which) =>
    sql`select o.site, ${dayOfSite(sql`o.placed_at`)} as day, o.code as part, 1 as orders,
          (select coalesce(sum(e.quantity), 0)::int from order_entries e where e.order_code = o.code) as units,
          o.sub_total as goods, o.order_discounts as discounts, o.delivery_cost as shipping, o.surcharges,
          o.total_tax as tax, o.total, 0::bigint as refunds
        from orders o where o.placed_at is not null and ${which}`,

  // What was charged for an order that had been given up was never sold.
  refunded: (which) =>
    sql`select o.site, ${dayOfSite(sql`r.created_at`)} as day, r.order_code || '-R' || r.number as part, 0 as orders,
          0 as units, 0::bigint as goods, 0::bigint as discounts, 0::bigint as shipping, 0::bigint as surcharges,
          0::bigint as tax, 0::bigint as total, r.amount as refunds
        from order_refunds r join orders o on o.code = r.order_code where o.placed_at is not null and ${which}`,
};

const SUMS = sql.raw(
  Object.entries(SALES.sums)
    .map(([name, type]) => `coalesce(sum(s.${name}), 0)::${type} as ${name}`)
    .join(', '),
);

/** The sums of each day of a site that has any, oldest first. */
export const salesOf = (site: SiteId, from: Day, to: Day): SQL =>
  sql`select s.day::text as day, ${SUMS} from sales_days s
      where s.site = ${site} and s.day between ${from}::date and ${to}::date group by s.day order by s.day`;
