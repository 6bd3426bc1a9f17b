import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

export interface Quarantined {
  area: string;
  key: string;
  attempts: number;
  since: Date;
  nextAttemptAt: Date;
  lastError: string;
}

/**
 * A condition: whether the item of `key` waits in quarantine for its next attempt.
 *
 * @param key an SQL expression of type text.
 */
export const isQuarantined = (area: string, key: SQL, now: Date): SQL =>
  sql`exists (select 1 from quarantine held where held.area = ${area} and held.key = ${key}
        and held.next_attempt_at > ${now.toISOString()})`;

export function quarantineRepository(db: Database) {
  return {
    attemptsOf: async (area: string, key: string): Promise<number> =>
      (
        await db.rows<{ attempts: number }>(
          sql`select attempts from quarantine where area = ${area} and key = ${key}`,
        )
      )[0]?.attempts ?? 0,

    hold: (area: string, key: string, error: string, now: Date, next: Date) =>
      db.rows(
        sql`insert into quarantine (area, key, attempts, since, next_attempt_at, last_error)
            values (${area}, ${key}, 1, ${now.toISOString()}, ${next.toISOString()}, ${error})
            on conflict (area, key) do update set attempts = quarantine.attempts + 1,
              next_attempt_at = excluded.next_attempt_at, last_error = excluded.last_error`,
      ),

    free: (area: string, keys: readonly string[]) =>
      db.rows(
        sql`delete from quarantine where area = ${area}
              and key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
      ),

    list: async (most: number): Promise<Quarantined[]> =>
      (
        await db.rows<Record<string, unknown>>(
          sql`select area, key, attempts, since, next_attempt_at as "nextAttemptAt", last_error as "lastError"
              from quarantine order by since, area, key limit ${most}::int`,
        )
      ).map((row) => ({
        area: String(row.area),
        key: String(row.key),
        attempts: Number(row.attempts),
        since: new Date(row.since as string),
        nextAttemptAt: new Date(row.nextAttemptAt as string),
        lastError: String(row.lastError),
      })),

    counts: () =>
      db.rows<{ area: string; count: number }>(
        sql`select area, count(*)::int as count from quarantine group by area order by area`,
      ),

    /** Removes items that were not tried again. */
    expire: (before: Date) =>
      db.rows(sql`delete from quarantine where next_attempt_at < ${before.toISOString()}`),
  };
}
