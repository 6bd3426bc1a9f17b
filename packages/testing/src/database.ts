import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openPglite, openPostgres } from '@crema/commerce/platform/db/index';
import pg from 'pg';
import { inject } from 'vitest';
import type { ProvidedDatabase } from './provided.ts';

/** A migrated database; `url` is there on PostgreSQL, for what opens connections of its own. */
export type TestDatabase = Database & { url?: string };

/** One for each worker: the modules, and so these variables, stay from file to file. */
let shared: Promise<TestDatabase> | undefined;
/** Its tables and indexes at the beginning. */
let relations: string[] = [];

/**
 * The worker's database with every table empty, PGlite or PostgreSQL as `TEST_DB` says. Cheap enough for
 * `beforeEach`. It belongs to the worker: do not close it, and do not keep rows in it from test to test.
 *
 * @throws where a test before took away a table or an index: tests of migrations take `cloneTestDatabase`
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const isNew = shared === undefined;
  shared ??= cloneTestDatabase();
  const db = await shared;
  const present = await relationsOf(db);
  if (isNew) relations = present;
  const gone = relations.filter((name) => !present.includes(name));
  if (gone.length > 0)
    throw new Error(`A test before took away ${gone.join(', ')} from the shared database.`);
  await emptyTables(db);
  return db;
}

/**
 * A migrated database of the caller's own, for tests that need two at once or that close it. Costs 0.3–0.8 s
 * on PGlite. Whoever asks closes it.
 */
export async function cloneTestDatabase(): Promise<TestDatabase> {
  const provided = inject('testDatabase');
  return provided.kind === 'pglite'
    ? openPglite(undefined, { loadDataDir: await openAsBlob(provided.dump) })
    : copyOfTemplate(provided);
}

/** Writes a migrated embedded database into a folder that is not there yet, for a process of its own. */
export async function writeTestDatabase(folder: string): Promise<void> {
  const provided = inject('testDatabase');
  if (provided.kind !== 'pglite') throw new Error('These tests run on PostgreSQL.');
  const db = await openPglite(folder, { loadDataDir: await openAsBlob(provided.dump) });
  await db.close();
}

async function copyOfTemplate(server: ProvidedDatabase & { kind: 'postgres' }): Promise<TestDatabase> {
  const name = `crema_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  try {
    // Copies of one template at the same moment would refuse each other.
    await admin.query('select pg_advisory_lock(727002)');
    await admin.query(`create database ${name} template ${pg.escapeIdentifier(server.template)}`);
  } finally {
    await admin.end();
  }
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  // The server ends before the workers do: their idle connections break, which is expected.
  const db = await openPostgres({ url, onConnectionError: () => {} });
  return Object.defineProperty(db as TestDatabase, 'url', { value: url });
}

async function relationsOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Bytes from which a table's file is made small again: deleted rows stay in it, and each look at it reads them. */
const LARGE = 65_536;

/**
 * Deletes every row and starts every sequence anew, but for what holds the shape of the database rather than a shop's data.
 * Tables without a byte are left alone. Deleting a test's few rows takes a fifth of the time of truncating, which makes new
 * files for a table and its indexes. It also waits for no reader: truncating and a shop that still reads what the test before
 * wrote could each wait for the other. Foreign keys are not checked, as no row stays.
 */
const EMPTY = `do $$
declare
  one record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for one in
    select c.oid::regclass as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.oid = to_regclass('jobs.job')
      or n.nspname in ('public', 'test_gateway') and c.relkind = 'r' and c.relname <> 'schema_migrations'
        and pg_relation_size(c.oid) > 0
  loop
    execute format('delete from %s', one.name);
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences
  where last_value is not null and schemaname in ('public', 'test_gateway');
end $$`;

/** The tables whose files are large. */
const GROWN = `
  select c.oid::regclass::text as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'test_gateway') and c.relkind = 'r' and pg_relation_size(c.oid) > ${LARGE}`;

async function emptyTables(db: Database): Promise<void> {
  if (db.kind === 'postgres') await untilOthersRest(db);
  await db.execute(EMPTY);
  const grown = (await db.execute(GROWN)).rows as { name: string }[];
  if (grown.length > 0) await db.execute(`vacuum ${grown.map(({ name }) => name).join(', ')}`);
}

/** Milliseconds that work of the test before may still take: the server ends a broken connection's work by itself. */
const REST_MS = 10_000;

/** @throws with the statements that still run: a shop that a test did not close, or that closed too early. */
async function untilOthersRest(db: Database): Promise<void> {
  for (const started = performance.now(); ; await delay(20)) {
    const { rows } = await db.execute(`
      select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and state <> 'idle'`);
    if (rows.length === 0) return;
    if (performance.now() - started > REST_MS) throw new Error(`still running: ${JSON.stringify(rows)}`);
  }
}
