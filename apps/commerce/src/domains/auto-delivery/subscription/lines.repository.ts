/** The SQL of a subscription's lines. */
import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { type Database, isOneOf } from '#platform/db/index.ts';
import { toTexts } from './rows.repository.ts';
import type { NewSubscriptionLine, SubscriptionLine } from './subscription.types.ts';

/** Lines of a subscription, in order. */
export const linesOf = (db: Database, id: string): Promise<SubscriptionLine[]> =>
  db.rows<SubscriptionLine & Record<string, unknown>>(
    sql`select line_number as "lineNumber", code, quantity, once, to_jsonb(backups) as backups
        from subscription_lines where subscription_id = ${id} order by line_number`,
  );

/** Adds a line with the next number; its code must be new for its `once`. */
export const addLine = (db: Database, id: string, line: NewSubscriptionLine) =>
  db.rows(
    sql`with numbered as (
          update subscriptions set next_line = next_line + 1 where id = ${id} returning id, next_line - 1 as number)
        insert into subscription_lines (subscription_id, line_number, code, quantity, once, backups)
        select id, number, ${line.code}, ${line.quantity}, ${line.once}, ${toTexts(line.backups)} from numbered`,
  );

export const saveLine = (
  db: Database,
  id: string,
  { lineNumber, code, quantity, backups }: SubscriptionLine,
) =>
  db.rows(
    sql`update subscription_lines set code = ${code}, quantity = ${quantity}, backups = ${toTexts(backups)}
        where subscription_id = ${id} and line_number = ${lineNumber}`,
  );

export const removeLine = (db: Database, id: string, lineNumber: number) =>
  db.rows(sql`delete from subscription_lines where subscription_id = ${id} and line_number = ${lineNumber}`);

/** Removes one-time lines; for the transaction that puts them into an order. */
export const removeOnceLines = (db: Database, id: string) =>
  db.rows(sql`delete from subscription_lines where once and subscription_id = ${id}`);

/** The first of some variants that a subscription of the site has. */
export async function subscribedAmong(
  db: Database,
  site: SiteId,
  codes: readonly string[],
): Promise<string | undefined> {
  const [row] = await db.rows<{ code: string }>(
    sql`select l.code from subscription_lines l join subscriptions s on s.id = l.subscription_id
        where s.site = ${site} and ${isOneOf(sql`l.code`, codes)} limit 1`,
  );
  return row?.code;
}
