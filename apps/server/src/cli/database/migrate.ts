import type { Config } from '@crema/commerce/platform/config/index';
import { type Database, migrate, openConfigured } from '@crema/commerce/platform/db/index';
import { createJobs } from '@crema/commerce/platform/jobs/index';
import pino from 'pino';
import { acquireDataLock } from '../../process/data-lock.ts';
import type { CommandIo } from '../admin-socket/types.ts';

export const commandLog = () => pino({ level: 'error' }, pino.destination(2));

/** How many tables a database has, those of the job queue included. */
export async function tableCount(db: Database): Promise<number> {
  const { rows } = await db.execute(
    `select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return (rows[0] as { count: number }).count;
}

/** Brings the database to this release, the tables of the job queue included, and starts nothing. */
export async function migrateCommand(config: Config, _: string[], io: CommandIo): Promise<number> {
  const lock = config.databaseUrl ? undefined : acquireDataLock(config.dataDir, 'npm run migrate');
  try {
    const db = await openConfigured(config, { log: commandLog(), schema: 'as-is' });
    try {
      const count = await bringUp(db);
      await io.out(
        count > 0
          ? `${count} ${count === 1 ? 'migration' : 'migrations'} run: the database is as this release needs it.\n`
          : 'No migration to run: the database is as this release needs it.\n',
      );
    } finally {
      await db.close();
    }
  } finally {
    lock?.release();
  }
  return 0;
}

async function bringUp(db: Database): Promise<number> {
  const count = await migrate(db);
  const jobs = createJobs(db, commandLog());
  await jobs.start(false);
  await jobs.stop();
  return count;
}
