/** The SQL of a box's months. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { BoxMonth } from '../monthly-boxes.types.ts';
import {
  MONTH_COLUMNS,
  MONTH_DAYS,
  type MonthRow,
  toJson,
  toMonth,
  toText,
  toTexts,
} from './rows.repository.ts';

const load = async (db: Database, rest: SQL): Promise<BoxMonth[]> =>
  (await db.rows<MonthRow>(sql`select ${MONTH_COLUMNS}, ${MONTH_DAYS} from monthly_box_months ${rest}`)).map(
    toMonth,
  );

/** Writes a month. False: it was taken before. */
export async function insertMonth(db: Database, made: BoxMonth, now: Date): Promise<boolean> {
  const rows = await db.rows(
    sql`insert into monthly_box_months (box_id, month, date, status, order_code, boxes, contents, amount, credit, attempts,
          retry_at, created_at, settled_at)
        values (${made.boxId}::uuid, ${made.month}, ${made.date}, ${made.status}, ${made.orderCode ?? null}, ${made.boxes},
          ${toJson(made.contents)}, ${made.amount}, ${made.credit}, ${made.attempts}, ${toText(made.retryAt)}, ${toText(now)},
          ${made.status === 'pending' ? null : toText(now)})
        on conflict do nothing returning 1`,
  );
  return rows.length > 0;
}

/** Saves a month of a locked box. */
export const saveMonth = (db: Database, month: BoxMonth, now: Date) =>
  db.rows(
    sql`update monthly_box_months set status = ${month.status}, order_code = ${month.orderCode ?? null},
          contents = ${toJson(month.contents)}, amount = ${month.amount}, credit = ${month.credit}, attempts = ${month.attempts},
          failed_at = ${toText(month.failedAt)}, retry_at = ${toText(month.retryAt)},
          settled_at = ${month.status === 'pending' || month.status === 'failed' ? null : toText(now)}
        where box_id = ${month.boxId}::uuid and month = ${month.month}`,
  );

/** The last months of a box, newest first. */
export const monthsOf = (db: Database, boxId: string, most: number): Promise<BoxMonth[]> =>
  load(db, sql`where box_id = ${boxId}::uuid order by month desc limit ${most}`);

/** Takes a skip back. Answers whether there was one. */
export const takeSkipBack = async (db: Database, boxId: string, month: number): Promise<boolean> =>
  (
    await db.rows(
      sql`delete from monthly_box_months where box_id = ${boxId}::uuid and month = ${month} and status = 'skipped' returning 1`,
    )
  ).length > 0;

/** Months of orders, by their codes. */
export const monthsOfOrders = (db: Database, codes: readonly string[]): Promise<BoxMonth[]> =>
  load(db, sql`where order_code = any(${toTexts(codes)}) order by box_id, month`);

/** A month of a box. */
export const monthOf = async (db: Database, boxId: string, month: number): Promise<BoxMonth | undefined> =>
  (await load(db, sql`where box_id = ${boxId}::uuid and month = ${month}`))[0];

/** Lets the failed charge of one month be tried again from now on. */
export const retryMonth = (db: Database, boxId: string, month: number, now: Date) =>
  db.rows(
    sql`update monthly_box_months set retry_at = ${toText(now)}
        where box_id = ${boxId}::uuid and month = ${month} and status = 'failed'`,
  );

/** Lets a failed charge of a box be tried again from now on. */
export const retryNow = (db: Database, boxId: string, now: Date) =>
  db.rows(
    sql`update monthly_box_months set retry_at = ${toText(now)} where box_id = ${boxId}::uuid and status = 'failed'`,
  );

/** Gives up months that are not settled; orders that may be under way are looked at until they are. */
export const giveUpMonths = (db: Database, boxId: string, now: Date) =>
  db.rows(
    sql`update monthly_box_months set status = 'cancelled', settled_at = ${toText(now)},
          retry_at = case when status = 'pending' then retry_at end
        where box_id = ${boxId}::uuid and status in ('pending', 'failed')`,
  );

/** Orders of a box that may not be settled yet. */
export const unsettledOf = async (db: Database, boxId: string): Promise<string[]> =>
  (
    await db.rows<{ code: string }>(
      sql`select order_code as code from monthly_box_months
          where box_id = ${boxId}::uuid and status in ('pending', 'cancelled') and order_code is not null
          order by month desc limit 5`,
    )
  ).map(({ code }) => code);
