/** Before the tests on PGlite: one migrated base, dumped once per state of the migrations. */
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrate, migrationsHash, openPglite } from '@crema/commerce/platform/db/index';
import type { TestProject } from 'vitest/node';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/crema/', import.meta.url));

export async function setup(project: TestProject): Promise<void> {
  const dump = `${cache}pglite-${await migrationsHash()}.tar`;
  if (!(await stat(dump).catch(() => undefined))) await writeBase(dump);
  project.provide('testDatabase', { kind: 'pglite', dump });
}

async function writeBase(path: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const db = await openPglite();
  await migrate(db);
  const dump = await db.client.dumpDataDir('none');
  await db.close();
  // Renamed into place, so that nobody reads half of it.
  await writeFile(`${path}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${path}.${process.pid}`, path);
}
