/** What a shop's calls cost: processor time of the shop's process and of its database's, to the nanosecond. */
import type pg from 'pg';
import type { Load } from '../harness/load/load.types.ts';
import { mainThreadOf } from '../harness/meters/main-thread.ts';

/** A running shop, and a connection of ours to another database of its server. */
export interface Metered {
  pid: number;
  database: string;
  admin: pg.Client;
}

export interface Statement {
  query: string;
  calls: number;
  /** Of one call. */
  ms: number;
  /** Pages of 8 kB that it looked at, of one call. */
  pages: number;
}

/** Runs `work`, and adds what a turn cost the shop and the processes that serve it. */
export async function costing(shop: Metered, work: () => Promise<Load>): Promise<Load> {
  const before = await times(shop);
  const load = await work();
  const after = await times(shop);
  let spent = 0;
  for (const [pid, time] of after) spent += time - (before.get(pid) ?? 0);
  return { ...load, processor: spent / load.total };
}

async function times({ admin, database, pid }: Metered): Promise<Map<number, number>> {
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [
    database,
  ]);
  return new Map([pid, ...rows.map((row) => row.pid)].map((one) => [one, mainThreadOf(one)]));
}

/** Forgets what statements of a database cost. */
export const forget = ({ admin, database }: Metered) =>
  admin.query('select pg_stat_statements_reset(0, oid, 0) from pg_database where datname = $1', [database]);

/** What statements of a database cost since then, by their numbers. */
export async function statementsOf({ admin, database }: Metered): Promise<Map<string, Statement>> {
  const { rows } = await admin.query<Statement & { id: string }>(
    `select queryid::text as id, min(query) as query, sum(calls)::int as calls,
       sum(total_exec_time + total_plan_time) / sum(calls) as ms,
       (sum(shared_blks_hit + shared_blks_read) / sum(calls))::float8 as pages
     from pg_stat_statements where dbid = (select oid from pg_database where datname = $1) group by queryid`,
    [database],
  );
  return new Map(rows.map(({ id, ...statement }) => [id, statement]));
}
