/** The SQL of settling orders of occurrences. */
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import {
  OCCURRENCE_COLUMNS,
  type OccurrenceRow,
  toOccurrence,
  toTexts,
} from '../subscription/rows.repository.ts';
import type { Occurrence, Subscription } from '../subscription/subscription.types.ts';

/** Orders of which some subscription was cancelled before they were settled. */
export const cancelledOf = async (db: Database, codes: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<{ code: string }>(
        sql`select distinct o.order_code as code from subscription_occurrences o
            join subscriptions s on s.id = o.subscription_id
            where o.order_code = any(${toTexts(codes)}) and s.status = 'CANCELLED'`,
      )
    ).map(({ code }) => code),
  );

/** Orders of a subscription that may not be settled yet. */
export const unsettledOf = async (db: Database, subscriptionId: string): Promise<string[]> =>
  (
    await db.rows<{ code: string }>(
      sql`select order_code as code from subscription_occurrences
          where subscription_id = ${subscriptionId} and status in ('pending', 'cancelled')
            and order_code is not null order by cycle desc limit 5`,
    )
  ).map(({ code }) => code);

/** Ends the retries of orders of cancelled occurrences that are known never to be charged. */
export const leaveCancelled = (db: Database, codes: readonly string[]) =>
  db.rows(
    sql`update subscription_occurrences set retry_at = null
        where order_code = any(${toTexts(codes)}) and status = 'cancelled'`,
  );

/** Occurrences of orders, with their subscriptions' status. */
export const occurrencesOfOrders = async (
  db: Database,
  codes: readonly string[],
): Promise<(Occurrence & { subscriptionStatus: Subscription['status'] })[]> =>
  (
    await db.rows<OccurrenceRow & { subscriptionStatus: Subscription['status'] }>(
      sql`select ${OCCURRENCE_COLUMNS}, (select s.status from subscriptions s where s.id = subscription_id)
            as "subscriptionStatus"
          from subscription_occurrences where order_code = any(${toTexts(codes)}) order by subscription_id, cycle`,
    )
  ).map((row) => ({
    ...toOccurrence(row),
    subscriptionStatus: row.subscriptionStatus,
  }));

/** Locks the subscriptions of orders before their occurrences, in the order of edits, to avoid deadlocks. */
export const lockOfOrders = (db: Database, codes: readonly string[]) =>
  db.rows(
    sql`select 1 from subscriptions where id in (
          select subscription_id from subscription_occurrences where order_code = any(${toTexts(codes)}))
        order by id for update`,
  );

/**
 * Counts occurrences whose order was paid, once, unless it was refunded since. Answers the subscriptions with their
 * earlier status.
 */
export const settleOrdered = async (
  db: Database,
  codes: readonly string[],
  now: Date,
): Promise<{ id: string; status: Subscription['status']; code: string }[]> =>
  db.rows(
    sql`with done as (
          update subscription_occurrences set status = 'ordered', settled_at = ${now.toISOString()}, retry_at = null
          where order_code = any(${toTexts(codes)}) and status in ('pending', 'cancelled')
          returning subscription_id, order_code, amount, saved),
        sums as (
          select subscription_id, min(order_code) as code, count(amount) as made, coalesce(sum(amount), 0) as amount,
            sum(saved) as saved
          from done group by subscription_id)
        update subscriptions s set orders_made = s.orders_made + sums.made, spent = s.spent + sums.amount,
          saved = s.saved + sums.saved
        from sums where s.id = sums.subscription_id returning s.id, s.status, sums.code`,
  );

/**
 * Handles occurrences whose order failed without a charge: given up if their subscription was cancelled, else due again
 * at once.
 */
export const reopen = (db: Database, codes: readonly string[], now: Date) =>
  db.rows(
    sql`update subscription_occurrences o set
          status = case when s.status = 'CANCELLED' then 'cancelled' else 'failed' end,
          retry_at = case when s.status = 'CANCELLED' then null else ${now.toISOString()}::timestamptz end,
          settled_at = case when s.status = 'CANCELLED' then ${now.toISOString()}::timestamptz end
        from subscriptions s
        where s.id = o.subscription_id and o.order_code = any(${toTexts(codes)}) and o.status = 'pending'`,
  );

/** Records that an occurrence's charge failed, so that none of its pods come. */
export const fail = (
  db: Database,
  { subscriptionId, cycle }: Pick<Occurrence, 'subscriptionId' | 'cycle'>,
  { failedAt, retryAt }: { failedAt: Date; retryAt?: Date | undefined },
) =>
  db.rows(
    sql`update subscription_occurrences set status = 'failed', pods = 0, attempts = attempts + 1,
          failed_at = ${failedAt.toISOString()}, retry_at = ${retryAt?.toISOString() ?? null}
        where subscription_id = ${subscriptionId} and cycle = ${cycle} and status = 'pending'`,
  );
