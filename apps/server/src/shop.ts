import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SITE_IDS } from '@crema/brands';
import { buildCommerce, type Commerce } from '@crema/commerce';
import type { Clock } from '@crema/commerce/platform/clock/index';
import type { Config } from '@crema/commerce/platform/config/index';
import { type Database, migrate, openPglite, openPostgres } from '@crema/commerce/platform/db/index';
import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { createDispatcher } from './dispatch.ts';
import { createProbes } from './probes.ts';
import { mountStorefront } from './storefront.ts';

export interface ShopOptions {
  config: Config;
  clock: Clock;
  log: Logger;
}

export interface Shop {
  port: number;
  /** Which database, and what it survives. */
  database: string;
  startedInMs: number;
  /** Absent without the commerce and worker roles. */
  commerce?: Commerce;
  /** Answers what is under way, takes nothing new, then closes all. */
  stop(): Promise<void>;
}

/** Starts the roles of this process in one HTTP server. Ready when it resolves. */
export async function startShop({ config, clock, log }: ShopOptions): Promise<Shop> {
  const started = performance.now();
  const runsCommerce = config.roles.has('commerce') || config.roles.has('worker');
  const db = runsCommerce ? await openDatabase(config, log) : undefined;
  const commerce = db ? await openCommerce({ config, clock, log }, db) : undefined;
  const storefront = config.roles.has('storefront')
    ? await mountStorefront({ config, clock, log, commerce })
    : undefined;

  let stopping = false;
  const probes = createProbes(async () => {
    if (stopping) return false;
    if (db) await db.execute('select 1');
    return true;
  }, process.env.METRICS_TOKEN);
  const server = createDispatcher({
    probes,
    log,
    commerce: config.roles.has('commerce') ? commerce?.app.routing : undefined,
    storefront: storefront?.handle,
  });
  server.listen(config.port, config.host);
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw startError(error as NodeJS.ErrnoException, config);
    }),
  ]);

  return {
    port: (server.address() as AddressInfo).port,
    database: db?.description ?? `none: the engine is at ${config.commerceUrl}`,
    startedInMs: performance.now() - started,
    commerce,
    stop: async () => {
      stopping = true;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), 15_000);
      await closed;
      clearTimeout(late);
      await storefront?.close();
      await commerce?.close();
      await db?.close();
    },
  };
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const db = config.databaseUrl
    ? await openPostgres({
        url: config.databaseUrl,
        onConnectionError: (error) => log.error({ err: error }, 'database connection'),
      })
    : await openPglite(join(config.dataDir, 'pglite'));
  await migrate(db);
  return db;
}

async function openCommerce({ config, clock, log }: ShopOptions, db: Database): Promise<Commerce> {
  const commerce = await buildCommerce({ config, db, clock, log: log as unknown as FastifyBaseLogger });
  await commerce.load();
  if (config.seed === 'demo') for (const site of SITE_IDS) await commerce.seed(site);
  await commerce.platform.jobs.start(config.roles.has('worker'));
  if (config.roles.has('worker')) commerce.orders.startSweeping();
  return commerce;
}

function startError(error: NodeJS.ErrnoException, config: Config): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const clear = new Error(`Port ${config.port} is taken. Stop what listens there, or set PORT.`);
  clear.name = 'StartError';
  return clear;
}
