/** The SQL of one batch of orders being made: many occurrences a statement. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { toTexts } from '../subscription/rows.repository.ts';
import type { Confirmed } from '../subscription/subscription.types.ts';
import type { Advanced, TakenOccurrence } from './renewal.types.ts';

/** Writes occurrences. Answers the new ones, as `id:cycle`. */
export const insertOccurrences = async (
  db: Database,
  taken: readonly TakenOccurrence[],
  now: Date,
): Promise<Set<string>> => {
  if (taken.length === 0) return new Set();
  const rows = await db.rows<{ key: string }>(
    sql`insert into subscription_occurrences (subscription_id, cycle, date, status, order_code, ceiling, ceiling_tax, pods, lines,
          amount, saved, retry_at, created_at, settled_at)
        select t."subscriptionId", t.cycle, t.date, t.status, t."orderCode", t.ceiling, t."ceilingTax", t.pods, t.lines,
          t.amount, t.saved,
          t."lookAt", ${now.toISOString()}::timestamptz,
          case when t.status = 'pending' then null else ${now.toISOString()}::timestamptz end
        from ${recordsOf(taken)}
        on conflict do nothing returning subscription_id || ':' || cycle as key`,
  );
  return new Set(rows.map(({ key }) => key));
};

/** Writes the outcome of open occurrences. */
export const updateOccurrences = async (
  db: Database,
  taken: readonly TakenOccurrence[],
  now: Date,
): Promise<void> => {
  if (taken.length === 0) return;
  await db.rows(
    sql`update subscription_occurrences o set status = t.status, order_code = coalesce(t."orderCode", o.order_code),
          ceiling = t.ceiling, ceiling_tax = t."ceilingTax", pods = t.pods, lines = t.lines, amount = t.amount, saved = t.saved, retry_at = t."lookAt",
          settled_at = case when t.status in ('pending', 'failed') then null else ${now.toISOString()}::timestamptz end
        from ${recordsOf(taken)} where o.subscription_id = t."subscriptionId" and o.cycle = t.cycle`,
  );
};

/** Moves subscriptions to their next occurrence, and removes one-time lines. */
export const advance = async (db: Database, moved: readonly Advanced[], now: Date): Promise<void> => {
  if (moved.length === 0) return;
  await db.rows(
    sql`update subscriptions s set status = m.status, next_date = m."nextDate", locks_at = m."locksAt",
          process_at = m."processAt", smart = m.smart, cycle = m.cycle + 1, updated_at = ${now.toISOString()}
        from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id uuid, status text, "nextDate" date,
          "locksAt" timestamptz, "processAt" timestamptz, smart jsonb, cycle int)
        where s.id = m.id and s.cycle = m.cycle`,
  );
  await db.rows(
    sql`delete from subscription_lines
        where once and subscription_id = any(${toTexts(moved.map(({ id }) => id))}::uuid[])`,
  );
};

/**
 * Corrects smart subscriptions whose order sent other pods than were counted: the pods, and the day of the next order.
 */
export const restock = async (
  db: Database,
  stocked: readonly Omit<Advanced, 'cycle' | 'status'>[],
): Promise<void> => {
  if (stocked.length === 0) return;
  await db.rows(
    sql`update subscriptions s set smart = m.smart, next_date = m."nextDate", locks_at = m."locksAt",
          process_at = m."processAt"
        from jsonb_to_recordset(${JSON.stringify(stocked)}::jsonb) as m(id uuid, "nextDate" date,
          "locksAt" timestamptz, "processAt" timestamptz, smart jsonb)
        where s.id = m.id`,
  );
};

/** Delays coming orders until their customers have been notified of another total. */
export const announce = async (
  db: Database,
  announced: readonly { id: string; told: Confirmed; processAt: Date }[],
): Promise<void> => {
  await db.rows(
    sql`update subscriptions s set ceiling = (a.told->>'total')::bigint, told = a.told, process_at = a."processAt"
        from jsonb_to_recordset(${JSON.stringify(announced)}::jsonb) as a(id uuid, told jsonb,
          "processAt" timestamptz)
        where s.id = a.id`,
  );
};

const recordsOf = (taken: readonly TakenOccurrence[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t("subscriptionId" uuid, cycle int, date date, status text,
    "orderCode" text, ceiling bigint, "ceilingTax" bigint, pods int, lines jsonb, amount bigint, saved bigint, "lookAt" timestamptz)`;
