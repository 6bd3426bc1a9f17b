import type { PGlite, PGliteOptions, Results, Transaction } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Database, makeDatabase, type Queries } from './database.ts';

type RawSession = Pick<Transaction, 'query' | 'exec'>;

/** PostgreSQL's numbers of timestamp, timestamptz and date. */
const DATES = [1114, 1184, 1082];
/** Drizzle reads dates as text. */
const asText = Object.fromEntries(DATES.map((type) => [type, (text: string) => text]));

/**
 * A session as drizzle is to see it. Drizzle asks for dates as text with each query, for which PGlite copies its table of
 * 600 parsers, an eighth of what a query costs; here PGlite reads them as text from the start.
 */
function plain<Session extends RawSession>(session: Session): Session {
  const query: RawSession['query'] = (text, values, options) =>
    session.query(text, values, options?.rowMode ? { rowMode: options.rowMode } : undefined);
  return new Proxy(session, {
    get: (from, name) => {
      const value = name === 'query' ? query : Reflect.get(from, name, from);
      return typeof value === 'function' ? value.bind(from) : value;
    },
  });
}

/** Rows with their dates as `Date`, as `execute` answers them on PostgreSQL too. */
function withDates({ rows, fields }: Results<Record<string, unknown>>): Record<string, unknown>[] {
  const dates = fields.filter(({ dataTypeID }) => DATES.includes(dataTypeID));
  for (const row of dates.length > 0 ? rows : [])
    for (const { name } of dates) {
      const text = row[name];
      if (typeof text === 'string')
        row[name] = text.endsWith('infinity') ? Number(text.replace('i', 'I')) : new Date(text);
    }
  return rows;
}

/**
 * Opens the embedded database.
 *
 * @param dataDir folder of the data; absent: in memory.
 * @param options passed to PGlite, e.g. `loadDataDir` to start from a dump.
 */
export async function openPglite(
  dataDir?: string,
  options: PGliteOptions = {},
): Promise<Database & { client: PGlite }> {
  // Loaded here, because a shop on PostgreSQL does not need it.
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle, PgliteDatabase, PgliteSession } = await import('drizzle-orm/pglite');
  const dialect = new PgDialect();
  const client = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    relaxedDurability: false,
    parsers: asText,
    ...options,
  });
  const base: Queries = drizzle(plain(client));
  const raw = new WeakMap<Queries, RawSession>([[base, client]]);
  // Only one process opens the data folder, so its own memory suffices.
  const present = new Set<number>();
  const database = makeDatabase({
    kind: 'pglite',
    description: dataDir
      ? `PGlite in ${dataDir}: survives a killed process, not a power cut (fsync is off); a real shop sets DATABASE_URL`
      : 'PGlite in memory: gone when the process ends',
    base,
    begin: (work) =>
      client.transaction(async (session) => {
        const transaction: Queries = new PgliteDatabase(
          dialect,
          new PgliteSession(plain(session), dialect, undefined),
          undefined,
        );
        raw.set(transaction, session);
        const { result, last } = await work(transaction);
        await last;
        return result;
      }),
    run: async (on, text, values) => {
      const session = raw.get(on) ?? client;
      // Several statements in one text (pg-boss's schema) only go through the simple protocol.
      const results =
        values.length > 0
          ? [await session.query<Record<string, unknown>>(text, values)]
          : await session.exec(text);
      return { rows: results.flatMap(withDates) };
    },
    listen: async (channel, listener) => ({
      heardAt: () => performance.now(),
      close: await client.listen(channel, (payload) => listener(payload, performance.now())),
    }),
    appear: async (id) => {
      present.add(id);
      return async () => void present.delete(id);
    },
    isPresent: async (id) => present.has(id),
    close: () => client.close(),
  });
  return Object.defineProperty(database, 'client', { value: client }) as Database & { client: PGlite };
}

/** The whole embedded database at this moment, as a compressed tar. */
export async function dumpPglite(db: Database): Promise<Uint8Array> {
  const { client } = db as Database & { client?: PGlite };
  if (!client) throw new Error('Only the embedded database can be dumped so');
  return new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer());
}

/** Makes an embedded database in a folder that is not there yet, of what `dumpPglite` wrote. */
export async function loadPglite(dataDir: string, dump: Uint8Array<ArrayBuffer>): Promise<void> {
  const db = await openPglite(dataDir, { loadDataDir: new Blob([dump], { type: 'application/x-gzip' }) });
  await db.close();
}
