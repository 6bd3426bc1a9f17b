import { join } from 'node:path';
import { SITE_IDS } from '@crema/brands';
import { buildCommerce, type Commerce, type CommerceOptions } from '@crema/commerce';
import type { Clock } from '@crema/commerce/platform/clock/index';
import type { Config } from '@crema/commerce/platform/config/index';
import {
  type Database,
  keepStatistics,
  migrate,
  openPglite,
  openPostgres,
} from '@crema/commerce/platform/db/index';
import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { SHOP } from './cli/handover.run.ts';
import { serveHandover } from './cli/handover.ts';
import type { Handler } from './cli/handover.types.ts';
import { acquireDataLock } from './data-lock.ts';

export interface EngineOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  /** For proofs only: see `CommerceOptions`. */
  orderGuards?: CommerceOptions['orderGuards'];
  /** For tests only: see `CommerceOptions`. */
  artist?: CommerceOptions['artist'];
}

export interface Engine {
  commerce: Commerce;
  db: Database;
  /** Lets running jobs and commands finish, then closes the database and leaves the data folder. */
  close(): Promise<void>;
}

/**
 * Opens the database and the engine on it. On the embedded database this process takes the data folder, and takes the
 * operator's commands over the socket in it.
 *
 * @throws {DataFolderInUse} when another process has the folder.
 */
export async function openEngine({
  config,
  clock,
  log,
  orderGuards,
  artist,
}: EngineOptions): Promise<Engine> {
  const lock = config.databaseUrl ? undefined : acquireDataLock(config.dataDir, SHOP);
  const db = await openDatabase(config, log);
  const commerce = await buildCommerce({
    config,
    db,
    clock,
    log: log as unknown as FastifyBaseLogger,
    orderGuards,
    artist,
  });
  await commerce.load();
  if (config.seed === 'demo') for (const site of SITE_IDS) await commerce.seed(site);
  await commerce.seedPeople();
  const leaveStatistics = db.kind === 'pglite' ? await keepStatistics(db, log) : undefined;
  const works = config.roles.has('worker');
  await commerce.platform.jobs.start(works);
  if (works) {
    commerce.orders.startSweeping();
    commerce.autoDelivery.worker.startWorking();
    commerce.outreach.startWatching();
  }
  const handover = lock && (await serveHandover(config.dataDir, operatorCommands(commerce)));
  return {
    commerce,
    db,
    close: async () => {
      await handover?.close();
      await leaveStatistics?.();
      await commerce.close();
      await db.close();
      lock?.release();
    },
  };
}

/** Each with its code when it is called: what reads and writes files is a tenth of all modules, and most shops never need it. */
function operatorCommands(commerce: Commerce): Record<string, Handler> {
  return {
    catalog: async (args, io) =>
      (await import('./cli/catalog.command.ts')).catalogCommand(commerce, args, io),
    content: async (args, io) =>
      (await import('./cli/content.command.ts')).contentCommand(commerce, args, io),
    customers: async (args, io) =>
      (await import('./cli/customers.command.ts')).customersCommand(commerce, args, io),
    orders: async (args, io) => (await import('./cli/orders.command.ts')).ordersCommand(commerce, args, io),
    staff: async (args, io) => (await import('./cli/staff.command.ts')).staffCommand(commerce, args, io),
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
