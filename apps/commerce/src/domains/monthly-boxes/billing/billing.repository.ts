/** The SQL that finds and locks what is due of boxes. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { isDisputedCard } from '#platform/payments/index.ts';
import { isQuarantined } from '#platform/quarantine/index.ts';
import type { BoxMonth, MonthlyBox } from '../monthly-boxes.types.ts';
import {
  BOX_COLUMNS,
  BOX_DAYS,
  type BoxRow,
  MONTH_COLUMNS,
  MONTH_DAYS,
  type MonthRow,
  toBox,
  toMonth,
  toTexts,
} from '../subscription/rows.repository.ts';
import { type DueBox, HELD_BOXES } from './billing.types.ts';

const isFree = (now: Date, id: SQL): SQL => sql`not ${isQuarantined(HELD_BOXES, sql`${id}::text`, now)}`;

/** A card whose charge is disputed pays nothing more. */
const mayPay = (payment: SQL): SQL => sql`not ${isDisputedCard(sql`${payment}->>'token'`)}`;

/** Whose coming month is due, the longest first. */
export const dueBoxes = async (db: Database, now: Date, most: number): Promise<DueBox[]> =>
  db.rows(
    sql`select id, site, customer_id as "customerId", terms from monthly_boxes
        where status = 'ACTIVE' and process_at <= ${now.toISOString()} and ${isFree(now, sql`id`)}
          and ${mayPay(sql`payment`)}
        order by process_at, id limit ${most}`,
  );

/** Locks a box whose month is due; undefined where another worker has it, or it is not due any more. */
export async function lockDue(db: Database, id: string, now: Date): Promise<MonthlyBox | undefined> {
  const rows = await db.rows<BoxRow>(
    sql`select ${BOX_COLUMNS}, ${BOX_DAYS} from monthly_boxes
        where id = ${id}::uuid and status = 'ACTIVE' and process_at <= ${now.toISOString()} for update skip locked`,
  );
  return rows.map(toBox)[0];
}

/** Months whose charge failed and is to be tried again; of one box, or of all. */
export const dueRetries = (db: Database, now: Date, most: number, id?: string) =>
  db.rows<{ boxId: string; month: number }>(
    sql`select m.box_id as "boxId", m.month from monthly_box_months m join monthly_boxes b on b.id = m.box_id
        where m.status = 'failed' and m.retry_at <= ${now.toISOString()} and ${isFree(now, sql`b.id`)}
          and ${mayPay(sql`b.payment`)}
          and b.status in ('ACTIVE', 'PAYMENT_FAILED', 'ON_HOLD', 'COMPLETED') ${id ? sql`and b.id = ${id}::uuid` : sql``}
        order by m.retry_at, m.box_id limit ${most}`,
  );

/** Locks a box with a month of it that is to be tried again. Two statements. */
export async function lockRetry(
  db: Database,
  boxId: string,
  month: number,
  now: Date,
): Promise<{ box: MonthlyBox; month: BoxMonth } | undefined> {
  const boxes = await db.rows<BoxRow>(
    sql`select ${BOX_COLUMNS}, ${BOX_DAYS} from monthly_boxes where id = ${boxId}::uuid for update skip locked`,
  );
  const rows = await db.rows<MonthRow>(
    sql`select ${MONTH_COLUMNS}, ${MONTH_DAYS} from monthly_box_months where box_id = ${boxId}::uuid and month = ${month}
          and status = 'failed' and retry_at <= ${now.toISOString()}`,
  );
  const [box, found] = [boxes.map(toBox)[0], rows.map(toMonth)[0]];
  return box && found ? { box, month: found } : undefined;
}

/** Orders that were written and not settled in time; keeps them from the next worker until `until`. */
export const takeOver = async (db: Database, now: Date, until: Date, most: number): Promise<string[]> =>
  (
    await db.rows<{ code: string }>(
      sql`with due as materialized (
            select box_id, month from monthly_box_months
            where status in ('pending', 'cancelled') and order_code is not null and retry_at <= ${now.toISOString()}
              and not ${isQuarantined(HELD_BOXES, sql`order_code`, now)}
            order by retry_at limit ${most} for update skip locked)
          update monthly_box_months set retry_at = ${until.toISOString()}
          where (box_id, month) in (select box_id, month from due)
          returning order_code as code`,
    )
  ).map(({ code }) => code);

/** Locks the boxes of orders, in the order in which everybody locks several. */
export const lockOfOrders = async (db: Database, codes: readonly string[]): Promise<MonthlyBox[]> =>
  (
    await db.rows<BoxRow>(
      sql`select ${BOX_COLUMNS}, ${BOX_DAYS} from monthly_boxes where id in (
            select box_id from monthly_box_months where order_code = any(${toTexts(codes)}))
          order by id for update`,
    )
  ).map(toBox);

/** Orders of boxes that were cancelled before they were settled. */
export const cancelledOf = async (db: Database, codes: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<{ code: string }>(
        sql`select m.order_code as code from monthly_box_months m join monthly_boxes b on b.id = m.box_id
            where m.order_code = any(${toTexts(codes)}) and b.status = 'CANCELLED'`,
      )
    ).map(({ code }) => code),
  );

/** Boxes with a failed month that is not tried any more, and when it failed first. */
export const exhausted = async (db: Database): Promise<{ id: string; failedAt: Date }[]> =>
  (
    await db.rows<{ id: string; failedAt: string }>(
      sql`select b.id, m.failed_at as "failedAt" from monthly_box_months m join monthly_boxes b on b.id = m.box_id
          where m.status = 'failed' and m.retry_at is null and m.failed_at is not null and b.status = 'PAYMENT_FAILED'`,
    )
  ).map(({ id, failedAt }) => ({ id, failedAt: new Date(failedAt) }));
