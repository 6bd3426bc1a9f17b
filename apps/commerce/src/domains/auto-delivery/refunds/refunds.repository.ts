import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/** SQL of paid orders that were cancelled, returned or refunded. The caller has locked the subscriptions. */
export function refundsRepository(db: Database) {
  return {
    /** Pods of an order that was cancelled or returned do not count any more. */
    forgetPods: (code: string) =>
      db.rows(sql`update subscription_occurrences set pods = 0 where order_code = ${code} and pods <> 0`),

    /** Subtracts a refunded order from its subscriptions' figures: orders made, money spent and saved. Idempotent. */
    uncount: (code: string) =>
      db.rows(
        sql`with counted as (
              select subscription_id, cycle, status, amount, saved from subscription_occurrences
              where order_code = ${code} and amount is not null for update),
            gone as (
              update subscription_occurrences o set amount = null, saved = 0
              from counted c where o.subscription_id = c.subscription_id and o.cycle = c.cycle),
            sums as (
              select subscription_id, count(*) as made, sum(amount) as amount, sum(saved) as saved
              from counted where status = 'ordered' group by subscription_id)
            update subscriptions s set orders_made = s.orders_made - sums.made, spent = s.spent - sums.amount,
              saved = s.saved - sums.saved
            from sums where s.id = sums.subscription_id`,
      ),
  };
}

export type RefundsRepository = ReturnType<typeof refundsRepository>;
