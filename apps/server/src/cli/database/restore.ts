import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countInvariants } from '@crema/commerce/composition/invariants';
import type { Config } from '@crema/commerce/platform/config/index';
import { type Database, loadPglite, openConfigured } from '@crema/commerce/platform/db/index';
import { acquireDataLock } from '../../process/data-lock.ts';
import type { CommandIo } from '../admin-socket/types.ts';
import { DUMPS, readNote, restorePictures } from './backup.files.ts';
import { commandLog, tableCount } from './migrate.ts';
import { runProgram } from './programs.ts';
import { Refused } from './run.ts';

const HELP = `npm run restore -- <folder>

  Writes a backup into the empty database that the settings name, and its pictures into DATA_DIR. Then brings the database to
  this release and counts what must hold in the books: sums of orders, payments, refunds, stock, points and store credit.
  --help   this text
Exit code 0: restored, and the books are whole; 1: refused, failed, or something in the books is wrong.
`;

/** Restores a backup into an empty database. */
export async function restoreCommand(config: Config, args: string[], io: CommandIo): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [name, extra] = positionals;
  if (values.help || !name || extra) {
    await io.out(HELP);
    return values.help ? 0 : 1;
  }
  const folder = resolve(io.cwd, name);
  const note = await readNote(folder);
  const wanted = config.databaseUrl ? 'postgres' : 'pglite';
  if (note.database !== wanted)
    throw new Refused(
      note.database === 'postgres'
        ? `${folder} is a backup of a PostgreSQL: set DATABASE_URL to an empty database.`
        : `${folder} is a backup of the embedded database: restore it without DATABASE_URL.`,
    );
  const lock = wanted === 'pglite' ? acquireDataLock(config.dataDir, 'npm run restore') : undefined;
  try {
    await (wanted === 'pglite' ? fillEmbedded(config, folder) : fillPostgres(config, folder, io));
    await restorePictures(folder, config.dataDir);
    await io.out(`Restored the backup of ${note.madeAt}.\n`);
    return await checkBooks(config, io);
  } finally {
    lock?.release();
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new Refused(`${(error as Error).message} (--help shows how.)`);
  }
}

async function fillEmbedded({ dataDir }: Config, folder: string): Promise<void> {
  const target = join(dataDir, 'pglite');
  if (existsSync(target))
    throw new Refused(`There is a database in ${dataDir} already: set DATA_DIR to an empty folder.`);
  await loadPglite(target, await readFile(join(folder, DUMPS.pglite)));
}

async function fillPostgres(config: Config, folder: string, io: CommandIo): Promise<void> {
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl ?? '';
  await assertEmpty(config);
  const file = join(folder, DUMPS.postgres);
  if (!existsSync(file)) throw new Refused(`There is no ${DUMPS.postgres} in ${folder}.`);
  let done = 0;
  let total = 0;
  const onLine = (line: string): void => {
    if (line.includes('creating TABLE ')) total += 1;
    if (!line.includes('processing data for table')) return;
    done += 1;
    io.progress({ label: 'Tables', done, total });
  };
  // In one transaction: what fails leaves the database empty.
  const flags = [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    '--verbose',
    file,
  ];
  await runProgram('pg_restore', flags, { databaseUrl, signal: io.signal, onLine });
}

async function assertEmpty(config: Config): Promise<void> {
  const db = await openConfigured(config, { log: commandLog(), schema: 'as-is' });
  try {
    const count = await tableCount(db);
    if (count > 0)
      throw new Refused(
        `The database is not empty: it has ${count} tables. Make a new one (createdb) and set DATABASE_URL to it.`,
      );
  } finally {
    await db.close();
  }
}

/** Brings the restored database to this release, and counts what is wrong in its books. */
async function checkBooks(config: Config, io: CommandIo): Promise<number> {
  const db: Database = await openConfigured({ ...config, migrates: true }, { log: commandLog() });
  try {
    const counts = await countInvariants(db);
    for (const { what, broken } of counts) await io.out(`${String(broken).padStart(8)}  ${what}\n`);
    const isWhole = counts.every(({ broken }) => broken === 0);
    await io.out(
      isWhole
        ? 'The books are whole.\n'
        : 'The books are not whole: compare with the shop that was backed up before you open this one.\n',
    );
    return isWhole ? 0 : 1;
  } finally {
    await db.close();
  }
}
