/** What so many of one thing cost: in the shop's process, in the database's, in its log and in its files. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { PostgresNode } from '../../tools/testbed/postgres-nodes.ts';
import { processorMs } from '../harness/meters/resident.ts';
import type { Line } from '../harness/report.ts';
import { type Act, MEASURES, type Measure } from './acts.ts';

export const DATABASE = 'shop';
/** Of the times in `/proc`. */
const TICK_MS = 10;

export interface Cost {
  node: PostgresNode;
  /** The process whose time is counted. */
  pid: number;
  act: Act;
  amount: number;
}

/** Runs `work`, which does the act `amount` times and gives the bytes answered, and gives what one costs. */
export async function measured(cost: Cost, work: () => Promise<number>): Promise<Line[]> {
  const { node, pid, act, amount } = cost;
  await ask(node, 'select pg_stat_statements_reset()');
  const before = await standOf(node, pid);
  const answered = await work();
  // The database's time first: asking it anything takes some.
  const server = serverMs(node.pid());
  const [row] = await ask<{ calls: number }>(
    node,
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query not like '%pg_stat_statements%'`,
  );
  const after = await standOf(node, pid);
  const each: Record<Measure, number> = {
    'processor time of the shop': after.shop - before.shop,
    'processor time of PostgreSQL': server - before.server,
    statements: row?.calls ?? 0,
    'written to the log of PostgreSQL': (after.log - before.log) / 1024,
    'kept in the database': (after.kept - before.kept) / 1024,
    answered: answered / 1024,
  };
  return Object.entries(MEASURES).map(([measure, unit]) => ({
    name: `${act}: ${measure}`,
    value: each[measure as Measure] / amount,
    unit,
  }));
}

async function standOf(node: PostgresNode, pid: number) {
  const [row] = await ask<{ log: number; kept: number }>(
    node,
    `select (pg_current_wal_lsn() - '0/0')::float8 as log, pg_database_size(current_database())::float8 as kept`,
  );
  return { log: row?.log ?? 0, kept: row?.kept ?? 0, shop: processorMs(pid), server: serverMs(node.pid()) };
}

/** Processor time of a server and all its processes, those that have ended included, in ms (10 ms steps). */
function serverMs(server: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times && (times.pid === server || times.parent === server))
    .reduce((sum, times) => sum + (times?.own ?? 0) + (times?.pid === server ? times.ended : 0), 0);
}

/** A process's own time and that of its children that have ended; undefined: it is gone. */
function timesOf(pid: number): { pid: number; parent: number; own: number; ended: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ms = (...at: number[]): number =>
      at.reduce((sum, index) => sum + Number(fields[index]) * TICK_MS, 0);
    return { pid, parent: Number(fields[1]), own: ms(11, 12), ended: ms(13, 14) };
  } catch {
    return undefined;
  }
}

/** Asks a database something over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  node: PostgresNode,
  statement: string,
  database = DATABASE,
): Promise<Row[]> {
  const client = new pg.Client(node.url(database));
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
