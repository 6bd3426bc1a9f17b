/** The SQL of a subscription's occurrences: those that became an order, were skipped, or are open. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { OCCURRENCE_COLUMNS, type OccurrenceRow, toJson, toOccurrence, toText } from './rows.repository.ts';
import type { Occurrence } from './subscription.types.ts';

type NewOccurrence = Pick<
  Occurrence,
  | 'subscriptionId'
  | 'cycle'
  | 'date'
  | 'status'
  | 'ceiling'
  | 'ceilingTax'
  | 'undoUntil'
  | 'orderCode'
  | 'amount'
  | 'lines'
> &
  Partial<Pick<Occurrence, 'saved' | 'pods'>>;

const load = async (db: Database, rest: SQL): Promise<Occurrence[]> =>
  (await db.rows<OccurrenceRow>(sql`select ${OCCURRENCE_COLUMNS} from subscription_occurrences ${rest}`)).map(
    toOccurrence,
  );

/** Writes an occurrence. False: it was taken or skipped before. */
export async function insertOccurrence(db: Database, made: NewOccurrence, now: Date): Promise<boolean> {
  const rows = await db.rows(
    sql`insert into subscription_occurrences (subscription_id, cycle, date, status, ceiling, ceiling_tax, undo_until, order_code,
          amount, saved, lines, pods, created_at, settled_at)
        values (${made.subscriptionId}, ${made.cycle}, ${made.date}, ${made.status}, ${made.ceiling},
          ${made.ceilingTax ?? null}, ${toText(made.undoUntil)}, ${made.orderCode ?? null}, ${made.amount ?? null},
          ${made.saved ?? 0}, ${toJson(made.lines)}, ${made.pods ?? 0}, ${toText(now)},
          ${made.status === 'pending' ? null : toText(now)})
        on conflict do nothing returning 1`,
  );
  return rows.length > 0;
}

/** An occurrence by its number. */
export async function occurrence(db: Database, id: string, cycle: number): Promise<Occurrence | undefined> {
  return (await load(db, sql`where subscription_id = ${id} and cycle = ${cycle}`))[0];
}

/** Newest first. */
export const occurrences = (db: Database, id: string, most: number): Promise<Occurrence[]> =>
  load(db, sql`where subscription_id = ${id} order by cycle desc limit ${most}`);

/** Occurrences that are still to become an order. */
export const openOccurrences = (db: Database, id: string): Promise<Occurrence[]> =>
  load(db, sql`where subscription_id = ${id} and status in ('pending', 'failed') order by cycle`);

export const deleteOccurrence = (db: Database, id: string, cycle: number) =>
  db.rows(
    sql`delete from subscription_occurrences
        where subscription_id = ${id} and cycle = ${cycle} and status = 'skipped'`,
  );

/** Makes skips final, because the schedule has changed. */
export const forgetSkips = (db: Database, id: string) =>
  db.rows(
    sql`update subscription_occurrences set undo_until = null
        where subscription_id = ${id} and undo_until is not null`,
  );

/**
 * Stops counting the pods of earlier occurrences, except those of `butOf`, so that their outcome changes the supply no
 * more.
 */
export const forgetPods = (db: Database, id: string, butOf: readonly number[]) =>
  db.rows(
    sql`update subscription_occurrences set pods = 0 where subscription_id = ${id} and pods <> 0
          and not (cycle = any(array(select jsonb_array_elements_text(${JSON.stringify(butOf)}::jsonb)::int)))`,
  );

/** Occurrences with pods that were ordered, or are about to be, since an instant. */
export const sentSince = (db: Database, id: string, since: Date): Promise<Occurrence[]> =>
  load(
    db,
    sql`where subscription_id = ${id} and status in ('ordered', 'pending') and pods > 0
          and coalesce(settled_at, created_at) >= ${toText(since)} order by cycle`,
  );

/** Lets a failed charge be retried from `at`. */
export const retryFrom = (db: Database, id: string, at: Date) =>
  db.rows(
    sql`update subscription_occurrences set retry_at = ${toText(at)}
        where subscription_id = ${id} and status = 'failed'`,
  );

/** Gives up the occurrences that are not settled; orders that may be under way are checked until they are. */
export const giveUpOccurrences = (db: Database, id: string, now: Date) =>
  db.rows(
    sql`update subscription_occurrences set status = 'cancelled', settled_at = ${toText(now)},
          retry_at = case when status = 'pending' then retry_at end
        where subscription_id = ${id} and status in ('pending', 'failed')`,
  );
