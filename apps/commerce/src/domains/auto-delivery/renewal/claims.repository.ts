/** The SQL that finds and locks the occurrences of which a worker makes orders. */
import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { isDisputedCard } from '#platform/payments/index.ts';
import { isQuarantined } from '#platform/quarantine/index.ts';
import {
  OCCURRENCE_COLUMNS,
  type OccurrenceRow,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
  toOccurrence,
  toSubscription,
  toTexts,
} from '../subscription/rows.repository.ts';
import type { Subscription } from '../subscription/subscription.types.ts';
import { type ClaimedOccurrence, HELD_ORDERS, HELD_SUBSCRIPTIONS } from './renewal.types.ts';

const isFree = (id: SQL, now: Date): SQL =>
  sql`not ${isQuarantined(HELD_SUBSCRIPTIONS, sql`${id}::text`, now)}`;

const DUE = sql.raw(`status in ('ACTIVE', 'PAUSED')`);

/** A card whose charge is disputed pays nothing more. */
const MAY_PAY = sql`not ${isDisputedCard(sql`s.payment->>'token'`)}`;

const lockSubscriptions = async (db: Database, where: SQL, wait = sql``): Promise<Subscription[]> =>
  (
    await db.rows<SubscriptionRow>(
      sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where ${where} order by s.id for update of s ${wait}`,
    )
  ).map(toSubscription);

/**
 * Locks subscriptions whose coming order is due and that are not in quarantine, all of a customer's together so that
 * they can ship together. Skips customers of whom another worker holds some, without waiting. `customers` limits
 * customers, not subscriptions.
 */
export const claimDue = async (
  db: Database,
  site: SiteId,
  now: Date,
  customers: number,
): Promise<ClaimedOccurrence[]> => {
  const at = now.toISOString();
  const leaders = await db.rows<{ customerId: string }>(
    sql`select s.customer_id as "customerId" from subscriptions s
        where s.site = ${site} and s.${DUE} and s.process_at <= ${at} and ${isFree(sql`s.id`, now)} and ${MAY_PAY}
          and not exists (select 1 from subscriptions o where o.customer_id = s.customer_id and o.site = s.site
            and o.${DUE} and o.process_at <= ${at} and o.id < s.id and ${isFree(sql`o.id`, now)}
            and not ${isDisputedCard(sql`o.payment->>'token'`)})
        order by s.process_at limit ${customers} for update of s skip locked`,
  );
  if (leaders.length === 0) return [];
  const ids = leaders.map(({ customerId }) => customerId);
  const due = sql`s.customer_id = any(${toTexts(ids)}::uuid[]) and s.site = ${site} and s.${DUE} and s.process_at <= ${at}
    and ${isFree(sql`s.id`, now)} and ${MAY_PAY}`;
  const found = await lockSubscriptions(db, due, sql`skip locked`);
  const held = new Set(found.map(({ id }) => id));
  const all = await db.rows<{ id: string; customerId: string }>(
    sql`select s.id, s.customer_id as "customerId" from subscriptions s where ${due}`,
  );
  const waiting = new Set(all.filter(({ id }) => !held.has(id)).map(({ customerId }) => customerId));
  return found.filter(({ customerId }) => !waiting.has(customerId)).map((subscription) => ({ subscription }));
};

/** As `claimDue` without locks: for the benchmark that measures what goes wrong then. */
export const readDue = async (
  db: Database,
  site: SiteId,
  now: Date,
  most: number,
): Promise<ClaimedOccurrence[]> =>
  (
    await db.rows<SubscriptionRow>(
      sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s
          where s.site = ${site} and s.${DUE} and s.process_at <= ${now.toISOString()}
          order by s.process_at limit ${most}`,
    )
  ).map((row) => ({ subscription: toSubscription(row) }));

/**
 * Locks earlier occurrences that are open and due (failed charges, withdrawn orders, orders to ship now), all of an
 * order together. One worker at a time for each site, so that an order is not split. With `only`, some subscriptions' ids,
 * it waits for the worker that holds the site; without it, it answers nothing then.
 */
export const claimOpen = async (
  db: Database,
  site: SiteId,
  now: Date,
  orders: number,
  only?: readonly string[],
): Promise<ClaimedOccurrence[]> => {
  const key = sql`727004, hashtext(${site})`;
  const [got] = await db.rows<{ mine: boolean }>(
    only
      ? sql`select true as mine from pg_advisory_xact_lock(${key})`
      : sql`select pg_try_advisory_xact_lock(${key}) as mine`,
  );
  if (!got?.mine) return [];
  const due = sql`((o.status = 'failed' and o.retry_at <= ${now.toISOString()})
    or (o.status = 'pending' and o.order_code is null))`;
  const keys = await db.rows<{ id: string }>(
    sql`select id from (
          select o.subscription_id as id,
            dense_rank() over (order by coalesce(o.order_code, o.subscription_id::text)) as parcel
          from subscription_occurrences o join subscriptions s on s.id = o.subscription_id
          where ${due} and s.site = ${site} and s.status <> 'CANCELLED' and ${MAY_PAY}
            and ${only ? sql`s.id = any(${toTexts(only)}::uuid[])` : isFree(sql`s.id`, now)}) found
        where parcel <= ${orders}`,
  );
  if (keys.length === 0) return [];
  const ids = toTexts(keys.map(({ id }) => id));
  const subscriptions = await lockSubscriptions(
    db,
    sql`s.id = any(${ids}::uuid[]) and s.status <> 'CANCELLED'`,
  );
  const occurrences = (
    await db.rows<OccurrenceRow>(
      sql`select ${OCCURRENCE_COLUMNS} from subscription_occurrences o
          where ${due} and o.subscription_id = any(${ids}::uuid[]) order by subscription_id, cycle`,
    )
  ).map(toOccurrence);
  const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
  return occurrences.flatMap((open) => {
    const subscription = byId.get(open.subscriptionId);
    return subscription ? [{ subscription, open }] : [];
  });
};

/**
 * Takes over orders that the worker that wrote or withdrew them did not finish, until `untilNext`. Answers their codes.
 */
export const takeOver = async (db: Database, now: Date, untilNext: Date, most: number): Promise<string[]> =>
  (
    await db.rows<{ code: string }>(
      sql`with due as materialized (
            select subscription_id, cycle from subscription_occurrences
            where status in ('pending', 'cancelled') and order_code is not null
              and retry_at <= ${now.toISOString()}
              and not ${isQuarantined(HELD_ORDERS, sql`order_code`, now)}
            order by retry_at limit ${most} for update skip locked)
          update subscription_occurrences set retry_at = ${untilNext.toISOString()}
          where (subscription_id, cycle) in (select subscription_id, cycle from due)
          returning order_code as code`,
    )
  ).map(({ code }) => code);

/** Subscriptions with a failed charge that is not retried any more. */
export const exhausted = async (
  db: Database,
  now: Date,
): Promise<{ id: string; site: SiteId; cycle: number; failedAt: Date }[]> =>
  (
    await db.rows<{ id: string; site: SiteId; cycle: number; failedAt: string }>(
      sql`select s.id, s.site, o.cycle, o.failed_at as "failedAt" from subscription_occurrences o
          join subscriptions s on s.id = o.subscription_id
          where o.status = 'failed' and o.retry_at is null and s.status = 'PAYMENT_FAILED' and o.failed_at is not null
            and ${isFree(sql`s.id`, now)}`,
    )
  ).map(({ failedAt, ...row }) => ({ ...row, failedAt: new Date(failedAt) }));

/** Since when the longest waiting subscription is due, of all sites; undefined where none waits. */
export async function dueSince(db: Database, now: Date): Promise<Date | undefined> {
  const [row] = await db.rows<{ since: string | null }>(
    sql`select min(s.process_at) as since from subscriptions s where s.${DUE} and s.process_at <= ${now.toISOString()} and ${MAY_PAY}`,
  );
  return row?.since ? new Date(row.since) : undefined;
}
