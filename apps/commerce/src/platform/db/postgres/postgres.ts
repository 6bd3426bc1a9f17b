import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { asAway, DatabaseAwayError } from '../away.ts';
import { type Database, type Done, makeDatabase, type Queries } from '../database.ts';
import { beginOf, openPatientPool, openPool, type PostgresOptions } from './client.ts';
import { keepSession } from './session.ts';

export type { DatabaseGuards, PostgresOptions } from './client.ts';

// As on PGlite, 64-bit integers are numbers: sums of money and counts stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens a pool on a PostgreSQL server, version 15 or later.
 *
 * @throws {DatabaseAwayError} when the server does not answer.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = openPool(options);
  // Opens no connection before its first use.
  const patient = openPatientPool(options);
  const version = await versionOf(pool);
  const base: Queries = drizzle(pool);
  const raw = new WeakMap<Queries, pg.Pool | pg.PoolClient>([[base, pool]]);

  return makeDatabase({
    kind: 'postgres',
    description: `PostgreSQL ${Math.floor(version / 10_000)} at ${hostOf(options.url)}: survives what the server survives`,
    base,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    begin: (work, { unlimited = false, firstAtOnce = false } = {}) => {
      const begin = { text: unlimited ? 'begin' : beginOf(options), firstAtOnce };
      return inTransaction(unlimited ? patient : pool, begin, (connection) => {
        const transaction: Queries = drizzle(connection);
        raw.set(transaction, connection);
        return work(transaction);
      });
    },
    run: async (on, text, values, { prepared = false } = {}) => {
      const connection = raw.get(on) ?? pool;
      try {
        // A pooler hands each transaction to another connection of the server, which has not heard of the name.
        if (prepared && !options.directUrl)
          return await connection.query({ name: nameOf(text), text, values });
        return await connection.query(text, values.length > 0 ? values : undefined);
      } catch (error) {
        throw asAway(error);
      }
    },
    listen: (channel, listener) =>
      keepSession(options, {
        ready: async (client) => {
          client.on('notification', (message) => listener(message.payload ?? '', performance.now()));
          await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        },
        // Notifications sent meanwhile are lost: an empty payload says that anything may have changed.
        again: (since) => listener('', since),
      }),
    appear: async (id) => (await keepSession(options, { ready: (client) => hold(client, id) })).close,
    isPresent: async (id) => {
      const { rows } = await pool
        .query<{ free: boolean }>('select pg_try_advisory_xact_lock_shared($1, $2) as free', [PRESENCE, id])
        .catch((error: unknown) => {
          throw asAway(error);
        });
      return rows[0]?.free !== true;
    },
    close: async () => {
      await Promise.all([pool.end(), patient.end()]);
    },
  });
}

const names = new Map<string, string>();

/** The name of a prepared statement: the same for the same text. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `crema_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Ends the pool where the server is too old or does not answer. */
async function versionOf(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ v: string }>("select current_setting('server_version_num') as v");
    const version = Number(rows[0]?.v ?? 0);
    if (version < 150_000) throw new Error(`PostgreSQL 15 or later is needed; the server says ${version}`);
    return version;
  } catch (error) {
    await pool.end();
    throw asAway(error);
  }
}

/**
 * A connection that broke, or still runs a statement that timed out, is destroyed: the server rolls back by itself.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  begin: { text: string; firstAtOnce: boolean },
  work: (connection: pg.PoolClient) => Promise<Done<T>>,
): Promise<T> {
  let broken: Error | undefined;
  let connection: pg.PoolClient | undefined;
  try {
    connection = await pool.connect();
    const { result, last } = await begunWith(connection, begin, work);
    const [sent, committed] = await Promise.allSettled([last, connection.query('commit')]);
    if (sent.status === 'rejected') throw sent.reason;
    if (committed.status === 'rejected') throw committed.reason;
    // After a statement that failed, the server takes a commit for a rollback, and says no more of it than this.
    if (committed.value.command !== 'COMMIT') throw new Error('A statement failed: nothing was committed');
    return result;
  } catch (thrown) {
    const error = asAway(thrown);
    if (error instanceof DatabaseAwayError) broken = error;
    else {
      await connection?.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
    }
    throw error;
  } finally {
    connection?.release(broken);
  }
}

/** Begins a transaction and does its work. Where the begin fails, no statement follows it: the connection ends. */
async function begunWith<T>(
  connection: pg.PoolClient,
  { text, firstAtOnce }: { text: string; firstAtOnce: boolean },
  work: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const begun = connection.query(text);
  if (!firstAtOnce) {
    await begun;
    return work(connection);
  }
  begun.catch(() => connection.end().catch(() => undefined));
  const [beginning, done] = await Promise.allSettled([begun, work(connection)]);
  if (beginning.status === 'rejected') throw beginning.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** First key of the advisory locks that show which processes are present. */
const PRESENCE = 727_003;

/** A session's lock: the server releases it when the process or its machine is gone. */
async function hold(client: pg.Client, id: number): Promise<void> {
  // A machine that loses power closes no connection: TCP probes it after ten idle seconds.
  await client.query(
    'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  );
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
    PRESENCE,
    id,
  ]);
  // The server has not noticed yet that the previous session is gone.
  if (!rows[0]?.held) throw new Error('The lock of this process is still held by its lost session');
}

function hostOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || 'local socket'}${port ? `:${port}` : ''}${pathname}`;
  } catch {
    return 'the configured address';
  }
}
