import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Actor } from '../actor.types.ts';
import type { OrderStatus } from './transitions.rules.ts';

/** Sets the status of a locked order; the caller has checked the transition table. */
export async function setStatus(
  db: Database,
  code: string,
  status: OrderStatus,
  actor: Actor,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db.rows(
    sql`with moved as (
          update orders set status = ${status}, updated_at = ${at},
            placed_at = case when ${status} = 'processing' then ${at}::timestamptz else placed_at end
          where code = ${code} returning code)
        insert into order_history (order_code, status, actor, at) select code, ${status}, ${actor}, ${at} from moved`,
  );
}

/** True for the one caller that may return the stock. */
export const claimStockRelease = async (db: Database, code: string, now: Date): Promise<boolean> =>
  (
    await db.rows(
      sql`update orders set stock_released_at = ${now.toISOString()}
          where code = ${code} and stock_released_at is null returning 1`,
    )
  ).length > 0;

export async function ship(
  db: Database,
  code: string,
  entries: readonly { entryNumber: number; quantity: number }[],
  { carrier, trackingCode }: { carrier?: string; trackingCode?: string },
  now: Date,
): Promise<void> {
  for (const { entryNumber, quantity } of entries) {
    await db.rows(
      sql`update order_entries set shipped = shipped + ${quantity}::int
          where order_code = ${code} and entry_number = ${entryNumber}`,
    );
  }
  await db.rows(
    sql`insert into order_shipments (order_code, number, carrier, tracking_code, entries, shipped_at)
        select ${code}, coalesce(max(number), 0) + 1, ${carrier ?? null}, ${trackingCode ?? null},
          ${JSON.stringify(entries)}::jsonb, ${now.toISOString()}::timestamptz
        from order_shipments where order_code = ${code}`,
  );
}

export async function deliver(
  db: Database,
  code: string,
  entries: readonly { entryNumber: number; quantity: number }[],
): Promise<void> {
  for (const { entryNumber, quantity } of entries) {
    await db.rows(
      sql`update order_entries set delivered = delivered + ${quantity}::int
          where order_code = ${code} and entry_number = ${entryNumber}`,
    );
  }
}

/** When the last parcel arrived or, if none did, was sent. */
export async function lastMoved(db: Database, code: string): Promise<Date | undefined> {
  const [row] = await db.rows<{ at: string | null }>(
    sql`select max(at) as at from order_history
        where order_code = ${code} and status in ('shipped', 'partiallydelivered', 'delivered')`,
  );
  return row?.at ? new Date(row.at) : undefined;
}
