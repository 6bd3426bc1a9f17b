import { SITE_IDS } from '@crema/brands';
import { buildCommerce, type Commerce, type CommerceOptions } from '@crema/commerce';
import type { Clock } from '@crema/commerce/platform/clock/index';
import type { Config } from '@crema/commerce/platform/config/index';
import {
  type Database,
  type DatabaseGuards,
  keepStatistics,
  openConfigured,
} from '@crema/commerce/platform/db/index';
import type { Logger } from 'pino';
import { serveAdminSocket } from '../cli/admin-socket/server.ts';
import type { Handler } from '../cli/admin-socket/types.ts';
import { SHOP } from '../cli/commands/run.ts';
import { acquireDataLock, markPostgresShop } from '../process/data-lock.ts';
import { loadExtensions } from './extensions.ts';

export interface EngineOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  /** For proofs only: see `CommerceOptions`. */
  orderGuards?: CommerceOptions['orderGuards'];
  /** For proofs only: see `CommerceOptions`. */
  ledgerGuards?: CommerceOptions['ledgerGuards'];
  /** For proofs only: what is left out of how connections to PostgreSQL are looked after. */
  databaseGuards?: DatabaseGuards;
  /** For tests only: see `CommerceOptions`. */
  artist?: CommerceOptions['artist'];
  /** For tests only: see `CommerceOptions`. */
  paymentsFetch?: CommerceOptions['paymentsFetch'];
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
  ledgerGuards,
  databaseGuards,
  artist,
  paymentsFetch,
}: EngineOptions): Promise<Engine> {
  const extension = await loadExtensions(config.extensions);
  const isEmbedded = config.databaseUrl === undefined;
  const lock = isEmbedded ? acquireDataLock(config.dataDir, SHOP) : markPostgresShop(config.dataDir);
  const db = await openConfigured(config, { log, guards: databaseGuards });
  const commerce = await buildCommerce({
    ...extension,
    config,
    db,
    clock,
    log,
    orderGuards,
    ledgerGuards,
    artist,
    paymentsFetch,
  });
  await commerce.load();
  for (const site of SITE_IDS) await (config.seed === 'demo' ? commerce.seed(site) : commerce.start(site));
  await commerce.seedPeople();
  const leaveStatistics = db.kind === 'pglite' ? await keepStatistics(db, log) : undefined;
  const works = config.roles.has('worker');
  await commerce.platform.jobs.start(works);
  if (works) {
    commerce.orders.startSweeping();
    commerce.autoDelivery.worker.startWorking();
    commerce.monthlyBoxes.worker.startWorking();
    commerce.outreach.startWatching();
    commerce.wishLists.news.startWatching();
  }
  const adminSocket = isEmbedded
    ? await serveAdminSocket(config.dataDir, operatorCommands(commerce))
    : undefined;
  return {
    commerce,
    db,
    close: async () => {
      await adminSocket?.close();
      await leaveStatistics?.();
      await commerce.close();
      await db.close();
      lock.release();
    },
  };
}

/**
 * What an operator asks of a running shop, by name. Each command's code is loaded when it is called: it is a tenth of all
 * modules, and most shops never need it.
 */
export function operatorCommands(commerce: Commerce): Record<string, Handler> {
  return {
    backup: async (args, io) =>
      (await import('../cli/database/backup.ts')).backupEmbedded(commerce, args, io),
    catalog: async (args, io) =>
      (await import('../cli/commands/catalog.command.ts')).catalogCommand(commerce, args, io),
    content: async (args, io) =>
      (await import('../cli/commands/content.command.ts')).contentCommand(commerce, args, io),
    customers: async (args, io) =>
      (await import('../cli/commands/customers.command.ts')).customersCommand(commerce, args, io),
    experiments: async (args, io) =>
      (await import('../cli/commands/experiments.command.ts')).experimentsCommand(commerce, args, io),
    mails: async (args, io) =>
      (await import('../cli/commands/mails.command.ts')).mailsCommand(commerce, args, io),
    orders: async (args, io) =>
      (await import('../cli/commands/orders.command.ts')).ordersCommand(commerce, args, io),
    quizzes: async (args, io) =>
      (await import('../cli/commands/quizzes.command.ts')).quizzesCommand(commerce, args, io),
    staff: async (args, io) =>
      (await import('../cli/commands/staff.command.ts')).staffCommand(commerce, args, io),
  };
}
