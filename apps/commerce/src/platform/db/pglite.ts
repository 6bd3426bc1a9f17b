import type { PGlite, PGliteOptions, Transaction } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Database, makeDatabase, type Queries } from './database.ts';

type RawSession = Pick<Transaction, 'query' | 'exec'>;

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
    ...options,
  });
  const base: Queries = drizzle(client);
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
          new PgliteSession(session, dialect, undefined),
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
      if (values.length > 0) return session.query(text, values);
      const results = await session.exec(text);
      return { rows: results.flatMap((result) => result.rows) };
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
