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

/** Orders and refunds that are counted at once. */
const AT_ONCE = 1000;

/** Counts and recounts wait for each other: `uncounted_sales` says of each order whether the sums have it. */
const lock = (db: Database) => db.rows(sql`select pg_advisory_xact_lock(hashtextextended('sales_days', 0))`);

type Noted = { code: string; number: number };

/** SQL that keeps daily sums. */
export function dailyRepository(db: Database) {
  const add = async (of: (daily: DailySums) => SQL | undefined): Promise<void> => {
    const inserts = ALL.flatMap((daily) => {
      const facts = of(daily);
      return facts ? [sql`(${into(daily)} ${summed(daily, facts, false)} on conflict do nothing)`] : [];
    });
    const named = inserts.map((insert, at) => sql`${sql.raw(`added_${at}`)} as ${insert}`);
    await db.rows(sql`with ${sql.join(named, sql`, `)} select 1`);
  };

  const count = async (noted: readonly Noted[]): Promise<void> => {
    const orders = noted.filter(({ number }) => number === 0).map(({ code }) => code);
    if (orders.length > 0) await add(({ sold }) => sold(sql`o.code = any(${texts(orders)})`));
    const refunds = noted.filter(({ number }) => number > 0);
    if (refunds.length === 0) return;
    const which = sql`(r.order_code, r.number) in (
      select n.code, n.number from jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) as n(code text, number int))`;
    await add(({ refunded }) => refunded?.(which));
  };

  return {
    /** In the transaction that pays orders, or writes a refund of one: they are to be counted. */
    note: async (codes: readonly string[], number = 0): Promise<void> => {
      if (codes.length === 0) return;
      await db.rows(
        sql`insert into uncounted_sales (order_code, number)
            select code, ${number}::int from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as c(code)
            on conflict do nothing`,
      );
    },

    /** Counts some of what is noted. Answers whether there may be more. */
    countSome: (): Promise<boolean> =>
      db.transaction(async () => {
        const [waiting] = await db.rows(sql`select 1 from uncounted_sales limit 1`);
        if (!waiting) return false;
        await lock(db);
        const noted = await db.rows<Noted>(
          sql`delete from uncounted_sales where (order_code, number) in (
                select order_code, number from uncounted_sales order by order_code, number limit ${AT_ONCE}::int)
              returning order_code as code, number`,
        );
        await count(noted);
        return noted.length === AT_ONCE;
      }),

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
     * In a transaction: sums a day up in one row for each key, from the orders' tables. One statement for all, so that an order
     * is in every sum and no longer noted, or in none.
     */
    recount: async (site: SiteId, day: Day): Promise<void> => {
      const { timeZone } = SITES[site];
      const [from, to] = [day, addDays(day, 1)].map((one) => instantOf(one, 0, timeZone).toISOString());
      const within = (at: SQL): SQL =>
        sql`o.site = ${site} and ${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`;
      await lock(db);
      const steps = ALL.flatMap((daily, at) => {
        const { sold, refunded, table } = daily;
        const back = refunded ? sql`union all ${refunded(within(sql`r.created_at`))}` : sql``;
        const gone = sql.raw(`gone_${at}`);
        const facts = sql`select * from (${sold(within(sql`o.placed_at`))} ${back}) all_of_day
          where (select count(*) from ${gone}) >= 0`;
        return [
          sql`${gone} as (delete from ${sql.raw(table)} where site = ${site} and day = ${day}::date returning 1)`,
          sql`${sql.raw(`summed_${at}`)} as (${into(daily)} ${summed(daily, facts, true)})`,
        ];
      });
      await db.rows(
        sql`with ${sql.join(steps, sql`, `)}
            delete from uncounted_sales u using orders o where o.code = u.order_code and (
              (u.number = 0 and ${within(sql`o.placed_at`)})
              or exists (select from order_refunds r
                where r.order_code = u.order_code and r.number = u.number and ${within(sql`r.created_at`)}))`,
      );
    },
  };
}

export type DailyRepository = ReturnType<typeof dailyRepository>;
