import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { ComingDay, Due, FailedCharge, ListedSubscription } from './coming.types.ts';

/** A condition: subscriptions `s` of a site that have an order until a day. */
const making = (site: SiteId, to: Day): SQL =>
  sql`s.site = ${site} and s.status in ('ACTIVE', 'PAUSED') and s.next_date <= ${to}::date`;

/**
 * The days of coming orders from one day to another, of each of `schedules` `s`: its next one, then those of its schedule. A
 * smart one knows its next only; `guess` has the others a frequency apart.
 */
const daysOf = (schedules: SQL, from: Day, to: Day, guess = false): SQL => {
  const step = sql`s.frequency_weeks * 7`;
  const first = sql`case
    when s.type = 'smart' then s.next_date + ${step}
    when s.anchor_date > s.next_date then s.anchor_date
    else s.anchor_date + ((s.next_date - s.anchor_date) / (${step}) + 1) * (${step}) end`;
  return sql`
    select s.*, d.day, d.is_next from (${schedules}) s cross join lateral (
      select s.next_date as day, true as is_next
      union all
      select (${first}) + k * (${step}), false
      from generate_series(0, greatest(-1, (${to}::date - (${first})) / (${step}))) k
      where ${guess ? sql`true` : sql`s.type <> 'smart'`}
    ) d
    where d.day between ${from}::date and ${to}::date`;
};

const coming = (site: SiteId, from: Day, to: Day, guess = false): SQL =>
  daysOf(
    sql`select s.id, s.type, s.next_date, s.anchor_date, s.frequency_weeks from subscriptions s where ${making(site, to)}`,
    from,
    to,
    guess,
  );

/** How many subscriptions have the same schedule, and their boxes: those that stay, and those of the next order only. */
const sameSchedules = (site: SiteId, to: Day): SQL => sql`
  select s.type, s.next_date, s.anchor_date, s.frequency_weeks, count(*) as orders,
    coalesce(sum(l.steady), 0) as steady, coalesce(sum(l.once), 0) as once
  from subscriptions s left join (
    select subscription_id, sum(quantity) filter (where not once) as steady, sum(quantity) filter (where once) as once
    from subscription_lines group by subscription_id) l on l.subscription_id = s.id
  where ${making(site, to)} group by s.type, s.next_date, s.anchor_date, s.frequency_weeks`;

/** What comes once is in the next order only. */
const comes = sql`(l.once is false or c.is_next)`;

const LISTED =
  sql.raw(`s.id, s.customer_id as "customerId", s.email, s.status, s.next_date::text as "nextDate", s.ceiling,
  s.delivery_address->>'firstName' as "firstName", s.delivery_address->>'lastName' as "lastName"`);

/** SQL of the orders that auto-delivery will make, and of those that could not be charged. */
export const comingRepository = (db: Database) => ({
  /** Days that have any. Subscriptions of the same schedule are counted first: there are far fewer schedules. */
  days: (site: SiteId, from: Day, to: Day) =>
    db.rows<ComingDay>(
      sql`select c.day::text as day, sum(c.orders)::int as orders,
            sum(c.steady + case when c.is_next then c.once else 0 end)::int as units
          from (${daysOf(sameSchedules(site, to), from, to)}) c group by c.day order by c.day`,
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
