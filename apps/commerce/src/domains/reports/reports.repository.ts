import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import { addDays, type Day, instantOf } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { SalesDay } from './reports.types.ts';

const ZONES = sql.raw(SITE_IDS.map((site) => `when '${site}' then '${SITES[site].timeZone}'`).join(' '));
const dayOfSite = (at: SQL): SQL => sql`(${at} at time zone case o.site ${ZONES} end)::date`;

const COLUMNS = sql.raw(
  'site, day, part, orders, units, goods, discounts, shipping, surcharges, tax, total, refunds',
);

/** Orders by when they were paid: what each counts for. */
const sold = (which: SQL): SQL =>
  sql`select o.site, ${dayOfSite(sql`o.placed_at`)} as day, o.code as part, 1 as orders,
        (select coalesce(sum(e.quantity), 0)::int from order_entries e where e.order_code = o.code) as units,
        o.sub_total as goods, o.order_discounts as discounts, o.delivery_cost as shipping, o.surcharges,
        o.total_tax as tax, o.total, 0::bigint as refunds
      from orders o where o.placed_at is not null and ${which}`;

/** Refunds by when they were made. What was charged for an order that had been given up was never sold. */
const refunded = (which: SQL): SQL =>
  sql`select o.site, ${dayOfSite(sql`r.created_at`)} as day, r.order_code || '-R' || r.number as part, 0 as orders,
        0 as units, 0::bigint as goods, 0::bigint as discounts, 0::bigint as shipping, 0::bigint as surcharges,
        0::bigint as tax, 0::bigint as total, r.amount as refunds
      from order_refunds r join orders o on o.code = r.order_code where o.placed_at is not null and ${which}`;

const sums = (from: string): SQL =>
  sql.raw(
    ['orders', 'units']
      .map((name) => `coalesce(sum(${from}.${name}), 0)::int as ${name}`)
      .concat(
        ['goods', 'discounts', 'shipping', 'surcharges', 'tax', 'total', 'refunds'].map(
          (name) => `coalesce(sum(${from}.${name}), 0)::bigint as ${name}`,
        ),
      )
      .join(', '),
  );

/** The sums of each day of a site that has any, oldest first. */
export const salesOf = (site: SiteId, from: Day, to: Day): SQL =>
  sql`select s.day::text as day, ${sums('s')} from sales_days s
      where s.site = ${site} and s.day between ${from}::date and ${to}::date group by s.day order by s.day`;

const texts = (codes: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`;

/** SQL of daily sums. */
export function reportsRepository(db: Database) {
  const insert = (facts: SQL) =>
    db.rows(
      sql`insert into sales_days (${COLUMNS}) select ${COLUMNS} from (${facts}) f on conflict do nothing`,
    );

  return {
    days: (site: SiteId, from: Day, to: Day) =>
      db.rows<SalesDay & Record<string, unknown>>(salesOf(site, from, to)),

    /** In the transaction that pays them: counts orders. */
    addOrders: (codes: readonly string[]) => insert(sold(sql`o.code = any(${texts(codes)})`)),

    /** In the transaction that writes it: counts a refund. */
    addRefund: (code: string, number: number) =>
      insert(refunded(sql`r.order_code = ${code} and r.number = ${number}::int`)),

    /** Days with rows of single orders and refunds. */
    openDays: (site: SiteId) =>
      db.rows<{ day: Day }>(
        sql`select distinct day::text as day from sales_days where site = ${site} and part <> '' order by 1`,
      ),

    /** The day of the first order of a site. */
    firstDay: async (site: SiteId): Promise<Day | undefined> => {
      const [row] = await db.rows<{ day: Day | null }>(
        sql`select ${dayOfSite(sql`min(o.placed_at)`)}::text as day from orders o
            where o.site = ${site} and o.placed_at is not null group by o.site`,
      );
      return row?.day ?? undefined;
    },

    /**
     * In a transaction: sums a day up in one row, from the orders' tables. One statement sees an order and its row or
     * neither; recounts wait for each other.
     */
    recount: async (site: SiteId, day: Day): Promise<void> => {
      const { timeZone } = SITES[site];
      const [from, to] = [day, addDays(day, 1)].map((one) => instantOf(one, 0, timeZone).toISOString());
      const within = (at: SQL): SQL =>
        sql`o.site = ${site} and ${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`;
      await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('sales_days', 0))`);
      await db.rows(
        sql`with gone as (delete from sales_days where site = ${site} and day = ${day}::date returning 1)
            insert into sales_days (${COLUMNS})
            select ${site}, ${day}::date, '', ${sums('f')}
            from (${sold(within(sql`o.placed_at`))} union all ${refunded(within(sql`r.created_at`))}) f
            where (select count(*) from gone) >= 0 having count(*) > 0`,
      );
    },
  };
}

export type ReportsRepository = ReturnType<typeof reportsRepository>;
