import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { ComingDay, Due, FailedCharge, ListedSubscription } from './coming.types.ts';

/**
 * The days of coming orders from one day to another, of each subscription of a site that makes any: its next one, then those of
 * its schedule. A smart one knows its next only; `guess` has the others a frequency apart.
 */
const coming = (site: SiteId, from: Day, to: Day, guess = false): SQL => {
  const step = sql`s.frequency_weeks * 7`;
  const first = sql`case
    when s.type = 'smart' then s.next_date + ${step}
    when s.anchor_date > s.next_date then s.anchor_date
    else s.anchor_date + ((s.next_date - s.anchor_date) / (${step}) + 1) * (${step}) end`;
  return sql`
    select s.id, d.day, d.is_next from subscriptions s cross join lateral (
      select s.next_date as day, true as is_next
      union all
      select (${first}) + k * (${step}), false
      from generate_series(0, greatest(-1, (${to}::date - (${first})) / (${step}))) k
      where ${guess ? sql`true` : sql`s.type <> 'smart'`}
    ) d
    where s.site = ${site} and s.status in ('ACTIVE', 'PAUSED') and s.next_date <= ${to}::date
      and d.day between ${from}::date and ${to}::date`;
};

/** What comes once is in the next order only. */
const comes = sql`(l.once is false or c.is_next)`;

const LISTED =
  sql.raw(`s.id, s.customer_id as "customerId", s.email, s.status, s.next_date::text as "nextDate", s.ceiling,
  s.delivery_address->>'firstName' as "firstName", s.delivery_address->>'lastName' as "lastName"`);

/** SQL of the orders that auto-delivery will make, and of those that could not be charged. */
export const comingRepository = (db: Database) => ({
  /** Days that have any. */
  days: (site: SiteId, from: Day, to: Day) =>
    db.rows<ComingDay>(
      sql`select c.day::text as day, count(distinct c.id)::int as orders, coalesce(sum(l.quantity), 0)::int as units
          from (${coming(site, from, to)}) c
            left join subscription_lines l on l.subscription_id = c.id and ${comes}
          group by c.day order by c.day`,
    ),

  /** Subscriptions with an order on a day, by their ids. */
  ofDay: (site: SiteId, day: Day, after: string | undefined, limit: number) =>
    db.rows<ListedSubscription>(
      sql`select ${LISTED}, coalesce((
            select json_agg(json_build_object('code', l.code, 'quantity', l.quantity) order by l.line_number)
            from subscription_lines l where l.subscription_id = s.id and ${comes}), '[]') as lines
          from (${coming(site, day, day)}) c join subscriptions s on s.id = c.id
          where ${after === undefined ? sql`true` : sql`s.id > ${after}::uuid`}
          order by s.id limit ${limit}::int`,
    ),

  /** Boxes due by variant and week of seven days. */
  due: (site: SiteId, from: Day, to: Day) =>
    db.rows<Due>(
      sql`select l.code, ((c.day - ${from}::date) / 7)::int as week, sum(l.quantity)::int as units
          from (${coming(site, from, to, true)}) c
            join subscription_lines l on l.subscription_id = c.id and ${comes}
          group by 1, 2`,
    ),

  /** Subscriptions whose charge failed and that nobody has paid yet, by their ids. */
  failed: (site: SiteId, after: string | undefined, limit: number) =>
    db.rows<FailedCharge>(
      sql`select ${LISTED}, o.failed_at as "failedAt", o.retry_at as "retryAt", o.attempts, coalesce((
            select json_agg(json_build_object('code', l.code, 'quantity', l.quantity) order by l.line_number)
            from subscription_lines l where l.subscription_id = s.id), '[]') as lines
          from subscriptions s join lateral (
            select failed_at, retry_at, attempts from subscription_occurrences
            where subscription_id = s.id and status = 'failed' order by cycle limit 1) o on true
          where s.site = ${site} and s.status in ('PAYMENT_FAILED', 'ON_HOLD')
            and ${after === undefined ? sql`true` : sql`s.id > ${after}::uuid`}
          order by s.id limit ${limit}::int`,
    ),
});

export type ComingRepository = ReturnType<typeof comingRepository>;
