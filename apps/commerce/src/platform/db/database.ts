import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What repositories query through: drizzle over PGlite or PostgreSQL, inside or outside a transaction. */
export type Queries = PgDatabase<RowsResult, Record<string, never>>;

/** What both engines answer to a statement, as drizzle's type function of its rows. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

export interface TransactionOptions {
  /**
   * No time limits for statements, locks and idle transactions: for migrations. Only the outermost transaction's
   * options count.
   */
  unlimited?: boolean;
  /**
   * The first statement is sent together with the begin, and heard after it. Only where it does no harm alone: should the server
   * cancel the begin and nothing else, the transaction fails, but its first statement was done by itself.
   */
  firstAtOnce?: boolean;
}

export interface ExecuteOptions {
  /**
   * The text is a constant: PostgreSQL parses it once for each connection and soon keeps its plan, which takes a third off
   * what a small statement costs. Not for texts that differ from call to call, nor where the plan depends on the values.
   * Without effect on PGlite and through a pooler.
   */
  prepared?: boolean;
}

export interface Listening {
  /**
   * Until when every notification of the channel is known to have been received, by `performance.now()`; later ones may
   * still be under way.
   */
  heardAt(): number;
  close(): Promise<void>;
}

/**
 * @param payload empty: notifications were lost, and anything may have changed
 * @param since nothing from before this instant of `performance.now()` was lost
 */
export type Listener = (payload: string, since: number) => void;

export interface Database {
  kind: 'pglite' | 'postgres';
  /** Shown to the operator at the start: which database, and what survives. */
  description: string;
  /** The running transaction of this call chain, else the database itself. Read it each time; never keep it. */
  readonly q: Queries;
  /**
   * Runs `work` in one transaction; a nested call joins the outer one. Throwing rolls back. Never await a network call
   * inside: a transaction holds locks, and on PGlite the only connection.
   *
   * @throws {DatabaseAwayError} when the connection breaks or a time limit is exceeded; if that happens at the commit,
   *   its outcome is unknown.
   */
  transaction<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs `work` once the running transaction has committed, before its caller goes on; at once where there is none. For
   * network calls that follow from a change. Dropped if the transaction rolls back.
   */
  afterCommit(work: () => Promise<void>): Promise<void>;
  /**
   * Sends the statement of `work` together with the commit of the running transaction, without waiting for its answer in between:
   * both fail or none. At once where there is no transaction.
   */
  atCommit(work: () => Promise<void>): Promise<void>;
  /** Rows of one statement, in the running transaction if there is one. */
  rows<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>;
  /** One statement by text and values: for pg-boss, bulk loads, and what is sent so often that its text is written once. */
  execute(text: string, values?: unknown[], options?: ExecuteOptions): Promise<{ rows: unknown[] }>;
  /** Calls `listener` for each notification on `channel`, from any process on this database. */
  listen(channel: string, listener: Listener): Promise<Listening>;
  /**
   * Shows every process on this database that `id` is present, until the returned function is called or this process
   * ends, even by a crash.
   */
  appear(id: number): Promise<() => Promise<void>>;
  isPresent(id: number): Promise<boolean>;
  /** Absent on the embedded database, which has one connection. */
  connections?(): Connections;
  close(): Promise<void>;
}

/** The pool's connections: those that are open, those of them that are free, and who waits for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

/** The end of a transaction's work: what it gives, and the answers of statements that the commit may follow at once. */
export interface Done<T> {
  result: T;
  last: Promise<unknown>;
}

interface Running {
  queries: Queries;
  last: (() => Promise<void>)[];
  after: (() => Promise<void>)[];
}

/** What differs between the two engines. */
export interface Engine {
  kind: Database['kind'];
  description: string;
  base: Queries;
  begin<T>(work: (transaction: Queries) => Promise<Done<T>>, options?: TransactionOptions): Promise<T>;
  /** Runs a text with `$1` values on the handle given (the transaction's own connection). */
  run(on: Queries, text: string, values: unknown[], options?: ExecuteOptions): Promise<{ rows: unknown[] }>;
  listen: Database['listen'];
  appear: Database['appear'];
  isPresent: Database['isPresent'];
  connections?: Database['connections'];
  close(): Promise<void>;
}

/** Puts the current-transaction storage around an engine. */
export function makeDatabase(engine: Engine): Database {
  const current = new AsyncLocalStorage<Running>();
  const handle = (): Queries => current.getStore()?.queries ?? engine.base;
  return {
    kind: engine.kind,
    description: engine.description,
    get q() {
      return handle();
    },
    transaction: async (work, options) => {
      if (current.getStore()) return work();
      const [last, after]: [Running['last'], Running['after']] = [[], []];
      const whole = async () => {
        const result = await work();
        return { result, last: Promise.all(last.map((send) => send())) };
      };
      const result = await engine.begin((queries) => current.run({ queries, last, after }, whole), options);
      for (const next of after) await next();
      return result;
    },
    atCommit: async (work) => {
      const store = current.getStore();
      if (store) store.last.push(work);
      else await work();
    },
    afterCommit: async (work) => {
      const store = current.getStore();
      if (store) store.after.push(work);
      else await work();
    },
    rows: async <Row extends Record<string, unknown>>(statement: SQL) => {
      const { rows } = await handle().execute<Row>(statement);
      return rows;
    },
    execute: (text, values = [], options) => engine.run(handle(), text, values, options),
    listen: engine.listen,
    appear: engine.appear,
    isPresent: engine.isPresent,
    connections: engine.connections,
    close: engine.close,
  };
}
