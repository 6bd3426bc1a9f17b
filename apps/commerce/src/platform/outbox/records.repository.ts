import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { EmailRecord, EmailState, NewEmail, OutboxCounts } from './outbox.types.ts';
import { OPEN, OUTBOX_CHANNEL, RECORD, type Row, toRecord } from './records.sql.ts';

const STATES: Record<EmailState, SQL> = {
  waiting: OPEN,
  dead: sql.raw('dead_at is not null'),
  sent: sql.raw('sent_at is not null'),
};

/** Writes mails in the running transaction and wakes the senders at its commit. Answers how many are new. */
export async function add(
  db: Database,
  emails: readonly NewEmail[],
  now: Date,
  retryUntil: Date,
): Promise<number> {
  const at = now.toISOString();
  const [row] = await db.rows<{ added: number }>(
    sql`with added as (
          insert into outbox_emails (id, kind, site, language, email, customer_id, data, created_at,
            next_attempt_at, retry_until, expires_at)
          select m.id, m.kind, m.site, m.language, m.email, m."customerId", m.data, ${at}::timestamptz,
            ${at}::timestamptz, ${retryUntil.toISOString()}::timestamptz, m."expiresAt"
          from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) as m(id text, kind text, site text,
            language text, email text, "customerId" uuid, data jsonb, "expiresAt" timestamptz)
          on conflict (id) do nothing returning 1)
        select (select count(*)::int from added) as added, pg_notify(${OUTBOX_CHANNEL}, '')`,
  );
  return row?.added ?? 0;
}

export async function counts(db: Database, now: Date): Promise<OutboxCounts> {
  const [row] = await db.rows<{ waiting: number; failing: number; oldest: string | null }>(
    sql`select count(*)::int as waiting, (count(*) filter (where attempts > 0 and last_error is not null))::int
          as failing, min(created_at) as oldest from outbox_emails where ${OPEN}`,
  );
  const [ended] = await db.rows<{ dead: number }>(
    sql`select count(*)::int as dead from outbox_emails where dead_at is not null`,
  );
  return {
    waiting: row?.waiting ?? 0,
    failing: row?.failing ?? 0,
    dead: ended?.dead ?? 0,
    oldestSeconds: row?.oldest ? Math.max(0, (now.getTime() - new Date(row.oldest).getTime()) / 1000) : 0,
  };
}

/** How many mails of a site were given up. */
export async function dead(db: Database, site: string): Promise<number> {
  const [row] = await db.rows<{ dead: number }>(
    sql`select count(*)::int as dead from outbox_emails where dead_at is not null and site = ${site}`,
  );
  return row?.dead ?? 0;
}

/** A page of mails in a state, oldest first, after the number `after`; of one site, if it is named. */
export async function list(
  db: Database,
  state: EmailState,
  after: number,
  most: number,
  site?: string,
): Promise<EmailRecord[]> {
  const where = site === undefined ? sql`true` : sql`site = ${site}`;
  return (
    await db.rows<Row>(
      sql`select ${RECORD} from outbox_emails where ${STATES[state]} and number > ${after} and ${where}
          order by number limit ${most}::int`,
    )
  ).map(toRecord);
}

export async function byId(db: Database, id: string): Promise<EmailRecord | undefined> {
  return (await db.rows<Row>(sql`select ${RECORD} from outbox_emails where id = ${id}`)).map(toRecord)[0];
}

/**
 * Makes dead mails due again, with the full 48 hours; a waiting one becomes due now. An expired one is sent again only
 * if it is named. Answers how many.
 */
export async function again(db: Database, now: Date, retryUntil: Date, id?: string): Promise<number> {
  const at = now.toISOString();
  const which = id
    ? sql`id = ${id} and sent_at is null and skipped_at is null`
    : sql`dead_at is not null and (expires_at is null or expires_at > ${at})`;
  const rows = await db.rows(
    sql`update outbox_emails set dead_at = null, attempts = 0, unconfirmed = 0, next_attempt_at = ${at},
          retry_until = ${retryUntil.toISOString()}, expires_at = ${id ? sql`null` : sql`expires_at`}
        where ${which} returning pg_notify(${OUTBOX_CHANNEL}, '')`,
  );
  return rows.length;
}

/** Removes mails that were sent or skipped before an instant. */
export function expire(db: Database, before: Date) {
  return db.rows(
    sql`delete from outbox_emails
        where sent_at < ${before.toISOString()} or skipped_at < ${before.toISOString()}`,
  );
}
