import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '@crema/commerce/platform/db/index';
import { cloneTestDatabase, type TestDatabase, writeTestDatabase } from '@crema/testing';
import { openTestCommerce } from '@crema/testing/commerce';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../../../../../tools/testbed/index.ts';
import { acquireDataLock } from '../../process/data-lock.ts';
import { products, runHere, start, VARIANTS } from './fixture.ts';

const SECRET_KEY = 'a-secret-key-for-tests-of-32-bytes-or-more';
const PRODUCTS = 1000;

let folder: string;
/** On PostgreSQL the command opens its own connection to it; else it opens the data folder. */
let postgres: TestDatabase | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crema-cli-'));
  postgres = process.env.TEST_DB === 'postgres' ? await cloneTestDatabase() : undefined;
  if (!postgres) await writeTestDatabase(join(folder, 'pglite'));
});
afterAll(async () => {
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a killed import leaves whole products, and the next one finishes the work', {
  timeout: patience(240_000),
}, async () => {
  writeFileSync(join(folder, 'many.csv'), products(PRODUCTS));
  const env = postgres?.url ? onPostgres(postgres.url, SECRET_KEY) : {};
  const child = start(folder, ['import', 'many.csv', '--site', 'usb2c'], env);
  while (!/Importing: [1-9]/.test(child.said) && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGKILL');
  await once(child, 'close');
  await settled();

  await withDatabase(async (db) => {
    const { rows } = await db.execute(`
      select (select count(*)::int from products) as products,
        (select count(*)::int from products p where ${VARIANTS} <> (select count(*) from variants v
          join stock s on s.site = v.site and s.variant_code = v.code where v.product_code = p.code)) as torn,
        (select count(*)::int from products p where not exists (select 1 from product_categories c
          where c.product_code = p.code)) as homeless,
        (select count(*)::int from variants v where not exists (select 1 from products p
          where p.code = v.product_code)) as orphans`);
    const kept = rows[0] as { products: number; torn: number; homeless: number; orphans: number };
    expect(kept).toMatchObject({ torn: 0, homeless: 0, orphans: 0 });
    expect(kept.products).toBeGreaterThan(0);
    expect(kept.products).toBeLessThan(PRODUCTS);

    const { commerce, dataDir } = await openTestCommerce({ db });
    const second = await runHere(commerce, folder, 'import', 'many.csv', '--site', 'usb2c');
    await commerce.close();
    rmSync(dataDir, { recursive: true, force: true });
    expect(second.code).toBe(0);
    expect(second.said).toContain(
      `${PRODUCTS - kept.products} created, 0 updated, ${kept.products} unchanged`,
    );
  });
});

/** A server finishes what a killed client sent last, a commit among it. */
async function settled(): Promise<void> {
  const busy = async () => {
    const { rows } = (await postgres?.execute(`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`)) ?? { rows: [] };
    return rows;
  };
  await expect.poll(busy).toEqual([]);
}

async function withDatabase(use: (db: TestDatabase) => Promise<void>): Promise<void> {
  if (postgres) return use(postgres);
  const lock = acquireDataLock(folder, 'a test');
  const db = await openPglite(join(folder, 'pglite'));
  try {
    await use(db);
  } finally {
    await db.close();
    lock.release();
  }
}
