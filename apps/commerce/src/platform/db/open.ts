import { join } from 'node:path';
import { reasonOf } from './away.ts';
import type { Database } from './database.ts';
import { assertMigrated, migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import type { DatabaseGuards } from './postgres/client.ts';
import { openPostgres } from './postgres/postgres.ts';
import type { DatabaseTimeouts } from './timeouts.ts';

interface Settings {
  dataDir: string;
  databaseUrl?: string;
  databaseDirectUrl?: string;
  databaseTimeouts: DatabaseTimeouts;
  migrates: boolean;
}

interface OpenOptions {
  log: { warn(fields: object, message: string): void };
  /** For proofs only. */
  guards?: DatabaseGuards;
  /** `as-is`: the schema is neither changed nor looked at. */
  schema?: 'as-is';
}

/**
 * Opens the database that the configuration names, and brings it to the newest migration, or checks that it is there.
 *
 * @throws {DatabaseAwayError} when the server does not answer.
 * @throws {OlderSchema} when migrations are missing and the process may not run them.
 */
export async function openConfigured(settings: Settings, options: OpenOptions): Promise<Database> {
  const { log, guards, schema } = options;
  const { dataDir, databaseUrl, databaseDirectUrl, databaseTimeouts, migrates } = settings;
  const db = databaseUrl
    ? await openPostgres({
        url: databaseUrl,
        directUrl: databaseDirectUrl,
        timeouts: databaseTimeouts,
        guards,
        onConnectionError: (error) => log.warn({ reason: reasonOf(error) }, 'database connection lost'),
      })
    : await openPglite(join(dataDir, 'pglite'));
  try {
    if (schema !== 'as-is') await (migrates ? migrate(db) : assertMigrated(db));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
