/** Runs an operator command: in the running shop over its admin socket, else in this process. */
import { SITE_IDS } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { type Config, ConfigError, loadConfig } from '@crema/commerce/platform/config/index';
import { type Database, openConfigured } from '@crema/commerce/platform/db/index';
import pino from 'pino';
import { acquireDataLock, DataFolderInUse, type DataLock, holderOf } from '../../process/data-lock.ts';
import { sendToShop } from '../admin-socket/client.ts';
import { messageOf } from '../admin-socket/server.ts';
import { terminalIo } from '../admin-socket/terminal.ts';
import type { CommandIo } from '../admin-socket/types.ts';

export type Command = (commerce: Commerce, args: string[], io: CommandIo) => Promise<number>;
/** Checks the arguments without an engine: the exit code for a mistake, else undefined. */
export type Check = (args: string[], io: CommandIo) => Promise<number | undefined>;

/** Options of a command. */
interface Traits {
  check?: Check;
  /** Whether printing is all it does, so that it ends when nobody reads its output any more (`| head`). */
  onlyPrints?(args: string[]): boolean;
}

/** A starting shop locks the folder some seconds before its admin socket accepts commands. */
const PATIENCE_MS = 30_000;
const ASK_EVERY_MS = 250;

/**
 * Runs a command and sets the exit code. On the embedded database the running shop does the work, if there is one;
 * otherwise, and with DATABASE_URL, this process opens the database itself.
 */
export async function runCommand(
  name: string,
  command: Command,
  args: string[],
  { check, onlyPrints }: Traits = {},
): Promise<void> {
  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort());
  process.once('SIGTERM', () => abort.abort());
  let isUnread = false;
  const terminal = terminalIo(abort.signal, () => {
    if (isUnread || !onlyPrints?.(args)) return;
    isUnread = true;
    abort.abort();
  });
  // No error message where the reader has stopped reading on purpose.
  const io = { ...terminal, err: async (text: string) => (isUnread ? undefined : terminal.err(text)) };
  try {
    process.exitCode =
      (await check?.(args, io)) ??
      (await carryOut(loadConfig(process.env), name, (commerce) => command(commerce, args, io), args, io));
  } catch (error) {
    const clear = error instanceof ConfigError || error instanceof DataFolderInUse;
    await io.err(abort.signal.aborted ? 'Stopped.\n' : `${clear ? error.message : messageOf(error)}\n`);
    process.exitCode = abort.signal.aborted ? 130 : 1;
  }
  if (isUnread) process.exitCode = 0;
}

type Work = (commerce: Commerce) => Promise<number>;

async function carryOut(
  config: Config,
  name: string,
  work: Work,
  args: string[],
  io: CommandIo,
): Promise<number> {
  if (config.databaseUrl) return onOwnDatabase(config, work);
  for (let waited = 0; ; waited += ASK_EVERY_MS) {
    const done = await sendToShop(config.dataDir, { command: name, args }, io);
    if (done !== undefined) return done;
    try {
      return await onOwnDatabase(config, work, acquireDataLock(config.dataDir, `npm run ${name}`));
    } catch (error) {
      const starting = error instanceof DataFolderInUse && holderOf(config.dataDir)?.purpose === SHOP;
      if (!starting || waited >= PATIENCE_MS || io.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }
}

/** The purpose that the shop writes into the folder's lock. */
export const SHOP = 'the shop';

async function onOwnDatabase(config: Config, work: Work, lock?: DataLock): Promise<number> {
  const log = pino({ level: 'error' }, pino.destination(2));
  let db: Database | undefined;
  try {
    db = await openConfigured(config, { log });
    // Loaded here, so that a command sent to the running shop does not load the engine.
    const { buildCommerce } = await import('@crema/commerce');
    const commerce = await buildCommerce({
      config,
      db,
      clock: systemClock,
      log,
    });
    try {
      // Jobs are only queued here; the shop works them off.
      await commerce.platform.jobs.start(false);
      // A command may come before the first start, and what it writes would keep the starter away.
      if (config.seed !== 'demo') for (const site of SITE_IDS) await commerce.start(site);
      return await work(commerce);
    } finally {
      await commerce.close();
    }
  } finally {
    await db?.close();
    lock?.release();
  }
}
