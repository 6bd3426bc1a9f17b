import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { ClaimedEmail, Email } from './outbox.types.ts';
import { OPEN, RECORD, type Row, toRecord } from './records.sql.ts';

/** Columns of a row without a claim. */
const RELEASE = sql.raw('claimed_by = null, claimed_until = null');

/** Claims due mails for `owner` until `until`, the longest due first, and counts an attempt of each. */
export async function claim(
  db: Database,
  owner: string,
  now: Date,
  until: Date,
  most: number,
): Promise<ClaimedEmail[]> {
  const at = now.toISOString();
  const rows = await db.rows<Row>(
    sql`with due as materialized (
          select id from outbox_emails
          where ${OPEN} and next_attempt_at <= ${at} and (claimed_until is null or claimed_until <= ${at})
          order by next_attempt_at, number limit ${most}::int for update skip locked)
        update outbox_emails set claimed_by = ${owner}, claimed_until = ${until.toISOString()},
          attempts = attempts + 1
        where id in (select id from due)
        returning ${RECORD}, data, customer_id as "customerId", unconfirmed, retry_until as "retryUntil"`,
  );
  return rows.map(toClaimed).sort((one, other) => one.number - other.number);
}

/** Releases claimed mails that were not tried. */
export function release(db: Database, owner: string, ids: readonly string[]) {
  return db.rows(
    sql`update outbox_emails set ${RELEASE}, attempts = attempts - 1
        where claimed_by = ${owner} and id = any(${texts(ids)})`,
  );
}

export function sent(db: Database, ids: readonly string[], now: Date) {
  return db.rows(
    sql`update outbox_emails set sent_at = ${now.toISOString()}, dead_at = null, last_error = null, ${RELEASE}
        where id = any(${texts(ids)})`,
  );
}

/** The composer had nothing to send: only the fact is kept, without address and data. */
export function skipped(db: Database, owner: string, id: string, now: Date) {
  return db.rows(
    sql`update outbox_emails set skipped_at = ${now.toISOString()}, data = '{}', email = '', ${RELEASE}
        where id = ${id} and claimed_by = ${owner}`,
  );
}

/** Records a failed attempt. Without `next` the mail is dead. */
export function failed(
  db: Database,
  owner: string,
  id: string,
  { error, unconfirmed, next, now }: { error: string; unconfirmed: number; next?: Date; now: Date },
) {
  return db.rows(
    sql`update outbox_emails set last_error = ${error}, unconfirmed = ${unconfirmed}::int,
          next_attempt_at = coalesce(${next?.toISOString() ?? null}::timestamptz, next_attempt_at),
          dead_at = ${next ? null : now.toISOString()}::timestamptz, ${RELEASE}
        where id = ${id} and claimed_by = ${owner}`,
  );
}

const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

function toClaimed(row: Row): ClaimedEmail & { number: number } {
  const { id, number, kind, email, createdAt, expiresAt, attempts } = toRecord(row);
  return {
    ...{ id, number, kind, email, createdAt, attempts },
    site: row.site as Email['site'],
    language: row.language as Email['language'],
    data: row.data as object,
    ...(row.customerId ? { customerId: String(row.customerId) } : {}),
    ...(expiresAt ? { expiresAt } : {}),
    unconfirmed: Number(row.unconfirmed),
    retryUntil: new Date(row.retryUntil as string),
  };
}
