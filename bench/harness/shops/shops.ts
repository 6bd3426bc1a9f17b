import { rm } from 'node:fs/promises';
import {
  onPostgres,
  type PostgresServer,
  type Shop,
  type ShopOptions,
  startPostgres,
  startShop,
  temporaryFolder,
} from '../../../tools/testbed/index.ts';

export type DatabaseKind = 'pglite' | 'postgres';
export const DATABASE_KINDS: readonly DatabaseKind[] = ['pglite', 'postgres'];

/** The address of a page of the US shop: a bare IP address takes the site as a parameter. */
export const onSite = (path: string, site = 'usb2c'): string =>
  `${path}${path.includes('?') ? '&' : '?'}site=${site}`;

export interface Bed {
  kind: DatabaseKind;
  /** The shop's folder: its secrets and mails, and PGlite's data. */
  dataDir: string;
  /** What a command of the operator needs, beside `DATA_DIR`, to find the database. */
  env: Record<string, string>;
  /** Connection string of the shop's own database; absent on PGlite. */
  databaseUrl?: string;
  /** Starts the shop on this bed's database; again after a stop or a kill, on what was left. */
  start(options?: ShopOptions): Promise<Shop>;
  stop(): Promise<void>;
}

/** A database of one's own for a shop: an empty folder for PGlite, or a database of `server`. */
async function makeBed(dataDir: string, server?: PostgresServer): Promise<Bed> {
  const name = await server?.createDatabase();
  const databaseUrl = server && name ? server.url(name) : undefined;
  const env: Record<string, string> = databaseUrl ? onPostgres(databaseUrl) : {};
  return {
    env,
    kind: databaseUrl ? 'postgres' : 'pglite',
    dataDir,
    databaseUrl,
    start: (options = {}) =>
      startShop({
        ...options,
        dataDir,
        env: { SEED: 'demo', ...env, ...options.env },
      }),
    stop: async () => {
      if (server && name) await server.dropDatabase(name);
    },
  };
}

/** Runs `work` on a bed of that kind and clears everything away, whatever happens. */
export async function withBed<T>(kind: DatabaseKind, work: (bed: Bed) => Promise<T>): Promise<T> {
  const server = kind === 'postgres' ? await startPostgres() : undefined;
  const dataDir = await temporaryFolder('bench');
  const bed = await makeBed(dataDir, server);
  try {
    return await work(bed);
  } finally {
    await bed.stop();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Runs `work` against a running shop with the demo seed. */
export function withShop<T>(kind: DatabaseKind, work: (shop: Shop, bed: Bed) => Promise<T>): Promise<T> {
  return withBed(kind, async (bed) => {
    const shop = await bed.start();
    try {
      return await work(shop, bed);
    } finally {
      await shop.stop();
    }
  });
}
