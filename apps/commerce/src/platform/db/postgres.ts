import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, makeDatabase, type Queries } from './database.ts';

// As PGlite has it: sums of money and counts are numbers, never text. They stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Where failures of idle connections go; without a listener `pg` ends the process. */
export interface PostgresOptions {
  url: string;
  poolSize?: number;
  onConnectionError(error: Error): void;
}

/** Opens a pool on a PostgreSQL server, version 15 or later. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({ connectionString: options.url, max: options.poolSize ?? 10 });
  pool.on('error', options.onConnectionError);
  const { rows } = await pool
    .query<{ v: string }>("select current_setting('server_version_num') as v")
    .catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  const version = Number(rows[0]?.v ?? 0);
  if (version < 150_000) {
    await pool.end();
    throw new Error(`PostgreSQL 15 or later is needed; the server says ${version}`);
  }
  const base = drizzle(pool) as unknown as Queries;
  const raw = new WeakMap<Queries, pg.Pool | pg.PoolClient>([[base, pool]]);
  return makeDatabase({
    kind: 'postgres',
    description: `PostgreSQL ${Math.floor(version / 10_000)} at ${hostOf(options.url)}: survives what the server survives`,
    base,
    begin: async (work) => {
      const connection = await pool.connect();
      const transaction = drizzle(connection) as NodePgDatabase as unknown as Queries;
      raw.set(transaction, connection);
      let broken: Error | undefined;
      try {
        await connection.query('begin');
        const result = await work(transaction);
        await connection.query('commit');
        return result;
      } catch (error) {
        await connection.query('rollback').catch((rollbackError: Error) => {
          broken = rollbackError;
        });
        throw error;
      } finally {
        connection.release(broken);
      }
    },
    run: (on, text, values) => (raw.get(on) ?? pool).query(text, values.length > 0 ? values : undefined),
    listen: (channel, listener) =>
      keepConnected(options, {
        ready: async (client) => {
          client.on('notification', (message) => listener(message.payload ?? ''));
          await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        },
        // What was missed while away is unknown: an empty payload says "anything may have changed".
        again: () => listener(''),
      }),
    appear: (id) => keepConnected(options, { ready: (client) => hold(client, id) }),
    isPresent: async (id) => {
      const { rows } = await pool.query<{ free: boolean }>(
        'select pg_try_advisory_xact_lock_shared($1, $2) as free',
        [PRESENCE, id],
      );
      return rows[0]?.free !== true;
    },
    close: () => pool.end(),
  });
}

/** The class of the locks that show who is present. */
const PRESENCE = 727_003;

/** A lock of the session: the server lets go of it when the process or its machine is no more. */
async function hold(client: pg.Client, id: number): Promise<void> {
  // A machine that lost its power says no goodbye; it is asked after ten quiet seconds.
  await client.query(
    'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  );
  await client.query('select pg_advisory_lock($1, $2)', [PRESENCE, id]);
}

interface Steady {
  /** Sets up a connection that was just made, the first and each after it. */
  ready(client: pg.Client): Promise<void>;
  /** After a connection was lost and there is another. */
  again?(): void;
}

/** A connection of its own, opened again a second after it is lost. Answers what ends it. */
async function keepConnected(
  options: PostgresOptions,
  { ready, again }: Steady,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: options.url });
    client.on('error', (error) => {
      options.onConnectionError(error);
      later();
    });
    await client.connect();
    await ready(client);
  };
  const later = (): void => {
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(() => again?.(), later);
    }, 1000);
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}

function hostOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || 'local socket'}${port ? `:${port}` : ''}${pathname}`;
  } catch {
    return 'the configured address';
  }
}
