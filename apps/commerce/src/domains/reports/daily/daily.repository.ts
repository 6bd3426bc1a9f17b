import { SITES, type SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import { addDays, type Day, instantOf } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import { COUPONS_BY_DAY } from './coupons.repository.ts';
import { dayOfSite } from './days.repository.ts';
import { SALES } from './sales.repository.ts';
import type { DailySums } from './sums.repository.ts';
import { TAXES_BY_DAY } from './taxes.repository.ts';

const ALL: readonly DailySums[] = [SALES, TAXES_BY_DAY, COUPONS_BY_DAY];

const texts = (codes: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`;

/** Facts summed up by day, part and keys; without parts, the rows of whole days. */
function summed({ keys, sums }: DailySums, facts: SQL, whole: boolean): SQL {
  const by = Object.keys(keys).map((name) => `f.${name}`);
  const amounts = Object.entries(sums).map(
    ([name, type]) => `coalesce(sum(f.${name}), 0)::${type} as ${name}`,
  );
  const part = whole ? [] : ['f.part'];
  return sql`select f.site, f.day, ${sql.raw(whole ? `''` : 'f.part')}, ${sql.raw([...by, ...amounts].join(', '))}
    from (${facts}) f group by ${sql.raw(['f.site', 'f.day', ...part, ...by].join(', '))}`;
}

const into = ({ table, keys, sums }: DailySums): SQL =>
  sql.raw(
    `insert into ${table} (${['site', 'day', 'part', ...Object.keys(keys), ...Object.keys(sums)].join(', ')})`,
  );

/** SQL that keeps daily sums. */
export function dailyRepository(db: Database) {
  // One statement for all: who buys waits once.
  const add = async (of: (daily: DailySums) => SQL | undefined): Promise<void> => {
    const inserts = ALL.flatMap((daily) => {
      const facts = of(daily);
      return facts ? [sql`(${into(daily)} ${summed(daily, facts, false)} on conflict do nothing)`] : [];
    });
    const named = inserts.map((insert, at) => sql`${sql.raw(`added_${at}`)} as ${insert}`);
    await db.rows(sql`with ${sql.join(named, sql`, `)} select 1`);
  };

  return {
    /** In the transaction that pays them: counts orders. */
    addOrders: (codes: readonly string[]) => add(({ sold }) => sold(sql`o.code = any(${texts(codes)})`)),

    /** In the transaction that writes it: counts a refund. */
    addRefund: (code: string, number: number) =>
      add(({ refunded }) => refunded?.(sql`r.order_code = ${code} and r.number = ${number}::int`)),

    /** Days with rows of single orders and refunds, and days that have sales and no taxes: from before these were kept. */
    openDays: (site: SiteId) =>
      db.rows<{ day: Day }>(
        sql`select distinct day::text as day from sales_days where site = ${site} and part <> ''
            union
            select s.day::text from sales_days s where s.site = ${site} and s.part = '' and (s.orders > 0 or s.refunds > 0)
              and not exists (select 1 from tax_days t where t.site = s.site and t.day = s.day)
            order by 1`,
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
     * In a transaction: sums a day up in one row for each key, from the orders' tables. One statement sees an order and its
     * rows or neither; recounts wait for each other.
     */
    recount: async (site: SiteId, day: Day): Promise<void> => {
      const { timeZone } = SITES[site];
      const [from, to] = [day, addDays(day, 1)].map((one) => instantOf(one, 0, timeZone).toISOString());
      const within = (at: SQL): SQL =>
        sql`o.site = ${site} and ${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`;
      await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('sales_days', 0))`);
      for (const daily of ALL) {
        const { sold, refunded } = daily;
        const back = refunded ? sql`union all ${refunded(within(sql`r.created_at`))}` : sql``;
        const facts = sql`select * from (${sold(within(sql`o.placed_at`))} ${back}) all_of_day
          where (select count(*) from gone) >= 0`;
        await db.rows(
          sql`with gone as (delete from ${sql.raw(daily.table)} where site = ${site} and day = ${day}::date returning 1)
              ${into(daily)} ${summed(daily, facts, true)}`,
        );
      }
    },
  };
}

export type DailyRepository = ReturnType<typeof dailyRepository>;
