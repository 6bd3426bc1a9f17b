/**
 * Does what a server's autovacuum does for the planner: counts the rows of tables that have grown. The embedded
 * database has no such process, and without counts it reads all of 100,000 products to find one.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from './database.ts';

const LOOK_EVERY_MS = 60_000;
/** 300 times this many rows are sampled; with the server's default of 100 a long table would block the event loop. */
const STATISTICS_TARGET = 10;

/**
 * Counts the tables that were never counted, or have grown by a fifth since. One at a time, some milliseconds each.
 *
 * @returns their names.
 */
export async function gatherStatistics(db: Database): Promise<string[]> {
  const due = await db.rows<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      and pg_relation_size(c.oid) > 0
      and (c.reltuples < 0
        or pg_relation_size(c.oid) / current_setting('block_size')::int > c.relpages * 1.2 + 1)
    order by 1`);
  for (const { name } of due) {
    await db.transaction(async () => {
      await db.execute(`set local default_statistics_target = ${STATISTICS_TARGET}`);
      await db.execute(`analyze ${name}`);
    });
    await breathe();
  }
  return due.map(({ name }) => name);
}

/** Gathers now and each minute, until the function returned is called. */
export async function keepStatistics(db: Database, log: Logger): Promise<() => Promise<void>> {
  let running = gather();
  const timer = setInterval(() => {
    running = running.then(gather);
  }, LOOK_EVERY_MS).unref();
  await running;
  return async () => {
    clearInterval(timer);
    await running;
  };

  /** Never rejects: without statistics the shop is only slower. */
  async function gather(): Promise<void> {
    try {
      await gatherStatistics(db);
    } catch (error) {
      log.warn({ err: error }, 'tables not counted');
    }
  }
}
