import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Commerce } from '@crema/commerce';
import { systemClock } from '@crema/commerce/platform/clock/index';
import type { Config } from '@crema/commerce/platform/config/index';
import { dumpPglite, openConfigured } from '@crema/commerce/platform/db/index';
import type { CommandIo } from '../admin-socket/types.ts';
import { DUMPS, kilobytes, writeBackup } from './backup.files.ts';
import { commandLog, tableCount } from './migrate.ts';
import { runProgram } from './programs.ts';
import { Refused, stampNow } from './run.ts';

const HELP = `npm run backup [-- --out <folder>]

  Copies the database and the pictures into a new folder while the shop goes on selling.
  --out <folder>   default: crema-<instant> in this folder
  --help           this text
Keep SECRET_KEY with it, in another place. npm run restore reads it.
`;

/** Where a backup goes; an exit code where there is nothing to do. */
async function folderOf(args: string[], io: CommandIo): Promise<string | number> {
  const { values } = readArguments(args);
  if (values.help) {
    await io.out(HELP);
    return 0;
  }
  return resolve(io.cwd, values.out ?? `crema-${stampNow()}`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new Refused(`${(error as Error).message} (--help shows how.)`);
  }
}

/** Backs up a PostgreSQL, as it was at one moment. */
export async function backupPostgres(config: Config, args: string[], io: CommandIo): Promise<number> {
  const folder = await folderOf(args, io);
  if (typeof folder === 'number') return folder;
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl ?? '';
  const total = await tablesOf(config);
  let done = 0;
  const onLine = (line: string): void => {
    if (!line.includes('dumping contents of table')) return;
    done += 1;
    io.progress({ label: 'Tables', done, total });
  };
  const note = { database: 'postgres', madeAt: systemClock.now().toISOString() } as const;
  await writeBackup(folder, note, config.dataDir, async (file) => {
    const flags = ['--format=custom', '--no-owner', '--no-privileges', '--verbose', `--file=${file}`];
    await runProgram('pg_dump', flags, { databaseUrl, signal: io.signal, onLine });
  });
  return sayWhere(folder, note.database, io);
}

async function tablesOf(config: Config): Promise<number> {
  const db = await openConfigured(config, { log: commandLog(), schema: 'as-is' });
  try {
    const count = await tableCount(db);
    if (count === 0) throw new Refused('The database is empty: there is nothing to back up.');
    return count;
  } finally {
    await db.close();
  }
}

/** Backs up the embedded database, in the running shop where there is one: nobody else may open it. */
export async function backupEmbedded({ platform }: Commerce, args: string[], io: CommandIo): Promise<number> {
  try {
    const folder = await folderOf(args, io);
    if (typeof folder === 'number') return folder;
    const note = { database: 'pglite', madeAt: systemClock.now().toISOString() } as const;
    await writeBackup(folder, note, platform.config.dataDir, async (file) =>
      writeFile(file, await dumpPglite(platform.db)),
    );
    return await sayWhere(folder, note.database, io);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await io.err(`${error.message}\n`);
    return 1;
  }
}

async function sayWhere(folder: string, kind: keyof typeof DUMPS, io: CommandIo): Promise<number> {
  const size = await kilobytes(join(folder, DUMPS[kind]));
  await io.out(`Backed up to ${folder} (database: ${size} kB). Keep SECRET_KEY with it, in another place.\n`);
  return 0;
}
