import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export const MIGRATIONS_DIR = new URL('../../../migrations/', import.meta.url);

interface Journal {
  entries: { idx: number; tag: string; breakpoints: boolean }[];
}

/** Every migration in order, as its statements. */
async function readMigrations(): Promise<{ tag: string; hash: string; statements: string[] }[]> {
  const journal = JSON.parse(
    await readFile(new URL('meta/_journal.json', MIGRATIONS_DIR), 'utf8'),
  ) as Journal;
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = await readFile(new URL(`${tag}.sql`, MIGRATIONS_DIR), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { tag, hash, statements: text.split('--> statement-breakpoint') };
    }),
  );
}

/** Changes whenever a migration does; names cached base dumps. */
export async function migrationsHash(): Promise<string> {
  const migrations = await readMigrations();
  return createHash('sha256')
    .update(migrations.map((migration) => migration.hash).join())
    .digest('hex')
    .slice(0, 16);
}

/** The schema is older than this release, and the process may not change it. `main` shows the message without a stack. */
class OlderSchema extends Error {
  constructor(pending: readonly string[]) {
    super(
      `The database is ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} behind this release ` +
        `(the next is ${pending[0]}), and MIGRATE=off: run npm run migrate with the same settings, then start again.`,
    );
    this.name = 'StartError';
  }
}

/**
 * Checks that the database has every migration of this release, and changes nothing. One that has more is as well: a release
 * runs on the schema of the next.
 *
 * @throws {OlderSchema} naming the first that is missing.
 */
export async function assertMigrated(db: Database): Promise<void> {
  const [table] = await db.rows<{ there: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as there`,
  );
  const applied = table?.there ? await db.rows<{ tag: string }>(sql`select tag from schema_migrations`) : [];
  const known = new Set(applied.map(({ tag }) => tag));
  const pending = (await readMigrations()).map(({ tag }) => tag).filter((tag) => !known.has(tag));
  if (pending.length > 0) throw new OlderSchema(pending);
}

/**
 * Brings the database to the newest migration, in one transaction behind a lock, so that two processes starting
 * together do it once. There is no time limit: changing a long table takes minutes.
 *
 * @throws when an applied migration was edited afterwards.
 */
export async function migrate(db: Database): Promise<number> {
  const migrations = await readMigrations();
  return db.transaction(
    async () => {
      await db.q.execute(sql`select pg_advisory_xact_lock(727001)`);
      await db.q.execute(
        sql`create table if not exists schema_migrations (tag text primary key, hash text not null)`,
      );
      const applied = new Map(
        (await db.rows<{ tag: string; hash: string }>(sql`select tag, hash from schema_migrations`)).map(
          (row) => [row.tag, row.hash],
        ),
      );
      let count = 0;
      for (const { tag, hash, statements } of migrations) {
        const before = applied.get(tag);
        if (before === hash) continue;
        if (before) throw new Error(`Migration ${tag} was edited after it was applied`);
        for (const statement of statements) await db.q.execute(sql.raw(statement));
        await db.q.execute(sql`insert into schema_migrations (tag, hash) values (${tag}, ${hash})`);
        count += 1;
      }
      return count;
    },
    { unlimited: true },
  );
}
