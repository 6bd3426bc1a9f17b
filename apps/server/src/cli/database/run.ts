/** Runs a command on the database that needs no engine: it changes or copies what an engine would open. */
import { systemClock } from '@crema/commerce/platform/clock/index';
import { type Config, ConfigError, loadConfig } from '@crema/commerce/platform/config/index';
import { messageOf } from '../admin-socket/server.ts';
import { terminalIo } from '../admin-socket/terminal.ts';
import type { CommandIo } from '../admin-socket/types.ts';

/** The command cannot be done; the message is a sentence or two for the operator. */
export class Refused extends Error {}

type Work = (config: Config, args: string[], io: CommandIo) => Promise<number>;

/** Errors whose message alone tells the operator what to do. */
const CLEAR = new Set(['StartError', 'DatabaseAwayError']);

/** Runs the work and sets the exit code: 0 done, 1 refused or failed, 130 stopped. */
export async function runDatabaseCommand(work: Work): Promise<void> {
  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort());
  process.once('SIGTERM', () => abort.abort());
  const io = terminalIo(abort.signal);
  try {
    process.exitCode = await work(loadConfig(process.env), process.argv.slice(2), io);
  } catch (error) {
    const isClear =
      error instanceof ConfigError ||
      error instanceof Refused ||
      (error instanceof Error && CLEAR.has(error.name));
    await io.err(abort.signal.aborted ? 'Stopped.\n' : `${isClear ? error.message : messageOf(error)}\n`);
    process.exitCode = abort.signal.aborted ? 130 : 1;
  }
}

/** Instant in a file's name: `20270104T120000Z`. */
export const stampNow = (): string =>
  systemClock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '');
