import type { PGlite, Transaction } from '@electric-sql/pglite';
import pg from 'pg';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What a call really sent to its database, in order. */
export interface Recorder {
  /** Records while `work` runs. */
  during(work: () => Promise<unknown>): Promise<Statement[]>;
}

/** Runs statements as one transaction of one's own, and nothing else. */
export type Replay = (statements: readonly Statement[]) => Promise<void>;

/** Records what every connection of this process sends to PostgreSQL, `begin` and `commit` with it. */
export function recordPostgres(): Recorder {
  let heard: Statement[] | undefined;
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? []);
    heard?.push({ text, values });
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;
  return {
    during: async (work) => {
      heard = [];
      await work();
      const all = heard;
      heard = undefined;
      return all;
    },
  };
}

/** The statements over a pool as large as the shop's, each transaction on one connection. */
export function replayPostgres(url: string, size = 10): { replay: Replay; end(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: size });
  return {
    replay: async (statements) => {
      const connection = await pool.connect();
      try {
        for (const { text, values } of statements) await connection.query(text, values as unknown[]);
      } finally {
        connection.release();
      }
    },
    end: () => pool.end(),
  };
}

type Session = Pick<Transaction, 'query' | 'exec'>;

/** Records what goes to PGlite; a transaction's `begin` and `commit` are its own and are not among it. */
export function recordPglite(client: PGlite): Recorder {
  let heard: Statement[] | undefined;
  const listen = (session: Session): void => {
    const { query, exec } = session;
    session.query = ((text: string, values?: unknown[], ...rest: []) => {
      heard?.push({ text, values: values ?? [] });
      return query.call(session, text, values, ...rest);
    }) as Session['query'];
    session.exec = (text, ...rest) => {
      heard?.push({ text, values: [] });
      return exec.call(session, text, ...rest);
    };
  };
  listen(client);
  const begin = client.transaction.bind(client);
  client.transaction = (work) =>
    begin((session) => {
      listen(session);
      return work(session);
    });
  return {
    during: async (work) => {
      heard = [];
      await work();
      const all = heard;
      heard = undefined;
      return all;
    },
  };
}

export const replayPglite =
  (client: PGlite): Replay =>
  (statements) =>
    client.transaction(async (session) => {
      for (const { text, values } of statements) await session.query(text, values as unknown[]);
    });

/** The statements with every occurrence of the given texts exchanged, inside longer values too. */
export function exchanged(statements: readonly Statement[], texts: ReadonlyMap<string, string>): Statement[] {
  const swap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value !== 'string') return value;
    let text = value;
    for (const [from, to] of texts) text = text.replaceAll(from, to);
    return text;
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(swap) }));
}
