import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { DisputeStatus, SeenDispute } from './payments.types.ts';

/** The money is at the cardholder's bank, and it is not decided whose it is. */
const OPEN = sql.raw(`status in ('needs_response', 'under_review')`);

/** A condition: the charge of a key is disputed now. */
export const isDisputedCharge = (key: SQL): SQL =>
  sql`exists (select from provider_disputes d where d.charge_key = ${key} and d.${OPEN})`;

/**
 * A condition: the card of a token is not charged by itself, because a charge of it is disputed, or was and the shop lost. Another
 * card ends that.
 */
export const isDisputedCard = (token: SQL): SQL =>
  sql`exists (select from provider_disputes d where d.token = ${token} and (d.${OPEN} or d.status = 'lost'))`;

/** A condition: a charge needs an answer to its dispute. */
export const needsResponse = (key: SQL): SQL =>
  sql`exists (select from provider_disputes d where d.charge_key = ${key} and d.status = 'needs_response')`;

/** A condition: there is a warning about a charge. */
export const isWarned = (key: SQL): SQL =>
  sql`exists (select from provider_disputes d where d.charge_key = ${key} and d.status = 'warning')`;

/** Keeps what the provider says of a dispute, in the running transaction. Answers what it said before. */
export async function keepDispute(
  db: Database,
  charge: { provider: string; key: string; token: string },
  { id, kind, status, reason, amount, dueBy, at }: SeenDispute,
  now: Date,
): Promise<DisputeStatus | undefined> {
  const [before] = await db.rows<{ status: DisputeStatus }>(
    sql`select status from provider_disputes where id = ${id} for update`,
  );
  await db.rows(
    sql`insert into provider_disputes (id, provider, charge_key, token, kind, status, reason, amount, due_by, created_at,
          updated_at)
        values (${id}, ${charge.provider}, ${charge.key}, ${charge.token}, ${kind}, ${status}, ${reason}, ${amount}::bigint,
          ${dueBy?.toISOString() ?? null}::timestamptz, ${at.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
        on conflict (id) do update set status = excluded.status, reason = excluded.reason, amount = excluded.amount,
          due_by = excluded.due_by, updated_at = excluded.updated_at`,
  );
  return before?.status;
}

/** What is disputed of a charge, oldest first. */
export const disputesOf = async (db: Database, key: string): Promise<SeenDispute[]> =>
  (
    await db.rows<
      Omit<SeenDispute, 'at' | 'dueBy' | 'amount'> &
        Record<'at' | 'amount', string> & { dueBy: string | null }
    >(
      sql`select id, kind, status, reason, amount, due_by as "dueBy", created_at as at from provider_disputes
          where charge_key = ${key} order by created_at, id`,
    )
  ).map(({ at, dueBy, amount, ...row }) => ({
    ...{ ...row, amount: Number(amount), at: new Date(at) },
    ...(dueBy ? { dueBy: new Date(dueBy) } : {}),
  }));

/** How many disputes wait for the shop's answer, and until when the first does. */
export async function disputesToAnswer(db: Database): Promise<{ count: number; dueBy: Date | undefined }> {
  const [row] = await db.rows<{ count: number; dueBy: string | null }>(
    sql`select count(*)::int as count, min(due_by) as "dueBy" from provider_disputes where status = 'needs_response'`,
  );
  return { count: row?.count ?? 0, dueBy: row?.dueBy ? new Date(row.dueBy) : undefined };
}
