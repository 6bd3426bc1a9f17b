import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { isQuarantined } from '#platform/quarantine/index.ts';
import type { OrderPaymentStatus } from '../orders.types.ts';
import { lockAll } from '../reading.repository.ts';
import { texts } from '../rows.repository.ts';

/** Quarantine area of orders that could not be settled, by code. */
export const HELD_ORDERS = 'order';

/** An order whose payment was captured, and the provider's name of it. */
interface Captured {
  code: string;
  reference: string;
}

/** Confirms orders whose open payment was captured: locks them in a fixed order first. Answers those that it changed. */
export async function confirmMany(db: Database, captured: readonly Captured[], now: Date): Promise<string[]> {
  if (captured.length === 0) return [];
  await lockAll(
    db,
    captured.map(({ code }) => code),
  );
  return confirmLocked(db, captured, now);
}

/** Confirms locked orders whose open payment was captured, in one statement. Answers those that it changed. */
export async function confirmLocked(
  db: Database,
  captured: readonly Captured[],
  now: Date,
): Promise<string[]> {
  const at = now.toISOString();
  const rows = await db.rows<{ code: string }>(
    sql`with paid as (
          update order_payments p set status = 'captured', reference = c.reference, settled_at = ${at}
          from jsonb_to_recordset(${JSON.stringify(captured)}::jsonb) as c(code text, reference text)
          where p.order_code = c.code and p.status in ('pending', 'requires_action') returning p.order_code),
        moved as (
          update orders set status = 'processing', updated_at = ${at}, placed_at = ${at}
          from paid where orders.code = paid.order_code and orders.status = 'created' returning orders.code)
        insert into order_history (order_code, status, actor, at)
        select code, 'processing', 'shop', ${at}::timestamptz from moved returning order_code as code`,
  );
  return rows.map(({ code }) => code);
}

/** Outcomes of payments. An order that was never placed counts as failed, even if its charge is being refunded. */
export const outcomes = async (db: Database, codes: readonly string[]) =>
  (
    await db.rows<{ code: string; status: OrderPaymentStatus; reason: string | null }>(
      sql`select code, case when never then 'failed' else status end as status,
            case when never then 'cancelled' else reason end as reason
          from (select o.code, p.status, p.reason,
                  p.status in ('refund_due', 'partially_refunded', 'refunded') and o.placed_at is null as never
                from order_payments p join orders o on o.code = p.order_code
                where p.order_code = any(${texts(codes)})) found`,
    )
  ).map(({ reason, ...row }) => ({ ...row, ...(reason ? { reason } : {}) }));

export const setPayment = (
  db: Database,
  code: string,
  status: OrderPaymentStatus,
  details: { reason?: string; reference?: string; refundReference?: string },
  now: Date,
) =>
  db.rows(
    sql`update order_payments set status = ${status}, reason = coalesce(${details.reason ?? null}, reason),
          reference = coalesce(${details.reference ?? null}, reference),
          refund_reference = coalesce(${details.refundReference ?? null}, refund_reference),
          settled_at = ${now.toISOString()} where order_code = ${code}`,
  );

/** Orders whose payment has been unsettled for too long, oldest first; without those in quarantine. */
export async function unsettled(
  db: Database,
  pendingBefore: Date,
  askedBefore: Date,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db.rows<{ code: string }>(
    sql`select code from (
          select order_code as code, created_at from order_payments
          where (status in ('pending', 'refund_due') and created_at <= ${pendingBefore.toISOString()})
          or (status = 'requires_action' and created_at <= ${askedBefore.toISOString()})
          union all
          select order_code, min(created_at) from order_refunds
          where status = 'due' and created_at <= ${pendingBefore.toISOString()} group by order_code) open
        where not ${isQuarantined(HELD_ORDERS, sql`code`, now)}
        group by code order by min(created_at) limit ${limit}`,
  );
  return rows.map((row) => row.code);
}

/** How many payments and refunds wait for the provider, and since when the oldest does. */
export async function unsettledCounts(db: Database): Promise<{ count: number; since: Date | undefined }> {
  const [row] = await db.rows<{ count: number; since: string | null }>(
    sql`select count(*)::int as count, min(created_at) as since from (
          select created_at from order_payments where status in ('pending', 'requires_action', 'refund_due')
          union all select created_at from order_refunds where status = 'due') open`,
  );
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : undefined };
}
