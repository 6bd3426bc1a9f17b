import pg from 'pg';
import { type DatabaseTimeouts, DEFAULT_TIMEOUTS } from '../timeouts.ts';
import { GatheringSocket } from './socket.ts';

/** Switches for tests that disable one guard and must then fail; a shop never sets them. All are on unless `false`. */
export interface DatabaseGuards {
  /** Every connection has an `error` listener; without one, a lost connection ends the process. */
  errorListener?: boolean;
  /** Idle connections are probed; without that, dropped packets are never noticed. */
  heartbeat?: boolean;
}

export interface PostgresOptions {
  url: string;
  /**
   * The same database without a pooler in between, where `url` is one that shares connections between transactions: for
   * notifications, locks of a session and work without time limits.
   */
  directUrl?: string;
  poolSize?: number;
  /** Milliseconds; missing ones have their defaults. */
  timeouts?: Partial<DatabaseTimeouts>;
  /** For proofs only. */
  guards?: DatabaseGuards;
  /** Called for connections that are lost while idle. */
  onConnectionError(error: Error): void;
}

/** Node ends the process at an `error` event without a listener; this client listens from its construction on. */
class ListeningClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Queries under way reject with the error; the pool reports idle clients.
    this.on('error', () => {});
  }
}

/** The client's class, with or without its listener. */
const clientOf = ({ guards }: PostgresOptions): typeof pg.Client =>
  guards?.errorListener === false ? pg.Client : ListeningClient;

export const timeoutsOf = ({ timeouts }: PostgresOptions): DatabaseTimeouts => ({
  ...DEFAULT_TIMEOUTS,
  ...timeouts,
});

/** Milliseconds after the server's own timeout at which the shop gives the connection up. */
const GRACE_MS = 1000;
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * What begins a transaction of the shop's work. A pooler hands each transaction to another connection of the server, so that
 * the limits are set anew each time.
 */
export function beginOf(options: PostgresOptions): string {
  if (!options.directUrl) return 'begin';
  const { queryMs, lockMs } = timeoutsOf(options);
  return `begin; set local statement_timeout = ${queryMs}; set local lock_timeout = ${lockMs}; set local idle_in_transaction_session_timeout = ${2 * queryMs}`;
}

/**
 * Connections for the shop's work: every statement, lock and idle transaction has its limit. Through a pooler a statement
 * outside a transaction has the shop's own alone; deploy/pgbouncer.ini gives it the server's as well.
 */
export function openPool(options: PostgresOptions): pg.Pool {
  const { connectMs, queryMs, lockMs } = timeoutsOf(options);
  return listening(
    options,
    new pg.Pool({
      ...common(options),
      max: options.poolSize ?? 10,
      query_timeout: queryMs + GRACE_MS,
      connectionTimeoutMillis: connectMs,
      // Not as startup parameters: PgBouncer refuses those it does not know.
      onConnect: async (client) => {
        if (options.directUrl) return;
        await client.query(
          `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
                  set_config('idle_in_transaction_session_timeout', $3, false)`,
          [String(queryMs), String(lockMs), String(2 * queryMs)],
        );
      },
    }),
  );
}

/** Connections for work that may take minutes, such as migrations: only connecting has a timeout. */
export const openPatientPool = (options: PostgresOptions): pg.Pool =>
  listening(
    options,
    new pg.Pool({
      ...common(options),
      connectionString: directOf(options),
      max: 2,
      connectionTimeoutMillis: timeoutsOf(options).connectMs,
    }),
  );

/** One long-lived connection whose queries time out after a heartbeat. */
export const newClient = (options: PostgresOptions): pg.Client => {
  const { connectMs, heartbeatMs } = timeoutsOf(options);
  return new (clientOf(options))({
    connectionString: directOf(options),
    ...KEEP_ALIVE,
    connectionTimeoutMillis: connectMs,
    ...(options.guards?.heartbeat === false ? {} : { query_timeout: heartbeatMs }),
  });
};

const directOf = ({ url, directUrl }: PostgresOptions): string => directUrl ?? url;

const common = (options: PostgresOptions): pg.PoolConfig => ({
  connectionString: options.url,
  ...KEEP_ALIVE,
  // Statements that do not wait for each other are sent together, and answered in their order.
  pipeline: true,
  stream: () => new GatheringSocket(),
  Client: clientOf(options),
});

const listening = (options: PostgresOptions, pool: pg.Pool): pg.Pool =>
  pool.on('error', options.onConnectionError);
