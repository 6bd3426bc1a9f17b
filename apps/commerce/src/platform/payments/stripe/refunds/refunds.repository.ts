import { sql } from 'drizzle-orm';
import type { OutsideRefund, RefundState } from '../../payments.types.ts';
import { run } from '../stripe.repository.ts';
import type { StoredRefund, StripeNeeds } from '../stripe.types.ts';

/** Hours after which Stripe may have forgotten an idempotency key, less one. */
const FORGOTTEN_HOURS = 23;

export async function findRefund(needs: StripeNeeds, key: string): Promise<StoredRefund | undefined> {
  const since = new Date(needs.clock.now().getTime() - FORGOTTEN_HOURS * 3_600_000).toISOString();
  const [row] = await run<StoredRefund>(
    needs,
    sql`select key, charge_key as "chargeKey", amount, refund, failures, tried_at < ${since}::timestamptz as forgotten
        from provider_refunds where key = ${key}`,
  );
  return row && { ...row, amount: Number(row.amount) };
}

/**
 * Writes a refund and takes its amount from the charge, in one statement: nothing happens where the key is taken, or less
 * than that is left.
 */
export const openRefund = (needs: StripeNeeds, key: string, chargeKey: string, amount: number) =>
  run(
    needs,
    sql`with booked as (
          insert into provider_refunds (key, charge_key, amount, tried_at)
          select ${key}, i.key, ${amount}::bigint, ${needs.clock.now().toISOString()}::timestamptz
          from provider_intents i
          where i.key = ${chargeKey} and i.intent is not null and i.amount - i.refunded >= ${amount}::bigint
          on conflict (key) do nothing returning charge_key, amount)
        update provider_intents i set refunded = i.refunded + booked.amount
        from booked where i.key = booked.charge_key`,
  );

/** Keeps what the provider says of a refund. One that failed gives its amount back to the charge, once. */
export const keepRefund = (needs: StripeNeeds, key: string, { status, reference }: RefundState) =>
  run(
    needs,
    sql`with was as (select key, status from provider_refunds where key = ${key} for update),
        now_is as (
          update provider_refunds r set refund = coalesce(r.refund, ${reference}), status = ${status}
          from was where r.key = was.key returning r.charge_key, r.amount, was.status as before)
        update provider_intents i set refunded = greatest(0, least(i.amount, i.refunded
          + case when before <> 'failed' and ${status}::text = 'failed' then -now_is.amount
                 when before = 'failed' and ${status}::text <> 'failed' then now_is.amount else 0 end))
        from now_is where i.key = now_is.charge_key`,
  );

/** The refunds of a charge that are known here; `isOutside`: made at the provider. */
export const refundsOf = (needs: StripeNeeds, chargeKey: string) =>
  run<{ key: string; refund: string | null; isOutside: boolean }>(
    needs,
    sql`select key, refund, outside as "isOutside" from provider_refunds where charge_key = ${chargeKey}`,
  );

/** Keeps a refund that was made at the provider, once. It takes no more of the charge than is left of it here. */
export const keepOutside = (
  needs: StripeNeeds,
  chargeKey: string,
  { key, amount, reference, status }: OutsideRefund,
) =>
  run(
    needs,
    sql`with made as (
          insert into provider_refunds (key, charge_key, amount, refund, status, outside, tried_at)
          values (${key}, ${chargeKey}, ${amount}::bigint, ${reference}, ${status}, true,
            ${needs.clock.now().toISOString()}::timestamptz)
          on conflict (key) do nothing returning charge_key, amount)
        update provider_intents i set refunded = least(i.amount, i.refunded + made.amount)
        from made where i.key = made.charge_key and ${status}::text <> 'failed'`,
  );

/** The provider ended the attempt that had seen `failures`, without a refund: the next has another key. */
export const countFailure = (needs: StripeNeeds, key: string, failures: number) =>
  run(
    needs,
    sql`update provider_refunds set failures = failures + 1, tried_at = ${needs.clock.now().toISOString()}
        where key = ${key} and failures = ${failures}`,
  );
