import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openPglite } from '@crema/commerce/platform/db/index';
import { cloneTestDatabase, type TestDatabase, writeTestDatabase } from '@crema/testing';
import { openTestCommerce } from '@crema/testing/commerce';
import { patience } from '@crema/testing/pace';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { onPostgres } from '../../../../../tools/testbed/index.ts';
import { acquireDataLock } from '../../process/data-lock.ts';
import { serveAdminSocket } from '../admin-socket/server.ts';
import { catalogCommand } from './catalog.command.ts';

const CLI = fileURLToPath(new URL('../catalog.ts', import.meta.url));
const SECRET_KEY = 'a-secret-key-for-tests-of-32-bytes-or-more';

/** Compiled once for all commands of a run, as `npm run catalog` does. */
const compiled = mkdtempSync(join(tmpdir(), 'crema-cli-modules-'));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));

let folder: string;
/** On PostgreSQL the command opens its own connection to it; else it opens the data folder. */
let postgres: TestDatabase | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crema-cli-'));
  postgres = process.env.TEST_DB === 'postgres' ? await cloneTestDatabase() : undefined;
  if (!postgres) await writeTestDatabase(join(folder, 'pglite'));
});
afterEach(async () => {
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** `said` is what both streams say, `out` standard output alone. */
function start(args: string[]): ChildProcess & { said: string; out: string } {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      INIT_CWD: folder,
      DATA_DIR: folder,
      NODE_COMPILE_CACHE: compiled,
      SEED: 'none',
      ...(postgres?.url ? onPostgres(postgres.url, SECRET_KEY) : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told = Object.assign(child, { said: '', out: '' });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      told.said += chunk.toString();
      if (stream === child.stdout) told.out += chunk.toString();
    });
  }
  return told;
}
async function run(...args: string[]): Promise<{ code: number; said: string; out: string }> {
  const child = start(args);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: child.said, out: child.out };
}

const PRODUCTS = 1500;
const VARIANTS = 4;
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
const products = (count: number): string =>
  `Handle,Title,Option1 Name,Option1 Value,Variant Price\n${Array.from({ length: count }, (_, p) =>
    Array.from({ length: VARIANTS }, (_, v) => `p-${p},${v === 0 ? `Product ${p}` : ''},Size,${v},1.00`).join(
      '\n',
    ),
  ).join('\n')}\n`;

test('a killed import leaves whole products, and the next one finishes the work', {
  timeout: patience(240_000),
}, async () => {
  const file = write('many.csv', products(PRODUCTS));
  const child = start(['import', file, '--site', 'usb2c']);
  while (!/Importing: [1-9]/.test(child.said) && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGKILL');
  await once(child, 'close');
  await settled();

  const kept = await withDatabase(async (db) => {
    const { rows } = await db.execute(`
      select (select count(*)::int from products) as products,
        (select count(*)::int from products p where ${VARIANTS} <> (select count(*) from variants v
          join stock s on s.site = v.site and s.variant_code = v.code where v.product_code = p.code)) as torn,
        (select count(*)::int from products p where not exists (select 1 from product_categories c
          where c.product_code = p.code)) as homeless,
        (select count(*)::int from variants v where not exists (select 1 from products p
          where p.code = v.product_code)) as orphans`);
    return rows[0] as { products: number; torn: number; homeless: number; orphans: number };
  });
  expect(kept).toMatchObject({ torn: 0, homeless: 0, orphans: 0 });
  expect(kept.products).toBeGreaterThan(0);
  expect(kept.products).toBeLessThan(PRODUCTS);

  const second = await run('import', file, '--site', 'usb2c');
  expect(second.code).toBe(0);
  expect(second.said).toContain(`${PRODUCTS - kept.products} created, 0 updated, ${kept.products} unchanged`);
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

async function withDatabase<T>(use: (db: Database) => Promise<T>): Promise<T> {
  if (postgres) return use(postgres);
  const lock = acquireDataLock(folder, 'a test');
  const db = await openPglite(join(folder, 'pglite'));
  try {
    return await use(db);
  } finally {
    await db.close();
    lock.release();
  }
}

test('export to a file, import it, export to standard output: the same', {
  timeout: patience(180_000),
}, async () => {
  expect((await run('import', write('few.csv', products(3)), '--site', 'usb2c')).code).toBe(0);
  expect((await run('export', '--site', 'usb2c', '--out', 'first.json')).code).toBe(0);
  expect((await run('import', 'first.json', '--site', 'cab2c')).code).toBe(0);
  const second = await run('export', '--site', 'cab2c');
  expect(second.out).toBe(readFileSync(join(folder, 'first.json'), 'utf8'));
});

test('refused rows and unusable files end with 1 and a sentence', {
  timeout: patience(180_000),
}, async () => {
  const text = products(2).replace('p-1,,Size,3,1.00', 'p-1,,Size,3,"1,5"');
  const refused = await run('import', write('bad.csv', text), '--site', 'usb2c', '--dry-run');
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('refused  line 9 · p-1: price: "1,5" uses a decimal comma');
  expect(refused.said).toContain('1 created, 0 updated, 0 unchanged, 1 refused');
  const head = readFileSync(join(folder, 'bad.csv'), 'utf8').slice(0, 100);
  write('book.csv', `PK\u0003\u0004${head}`);
  const unusable = await run('import', 'book.csv', '--site', 'usb2c');
  expect(unusable.code).toBe(1);
  expect(unusable.said.trim().split('\n').at(-1)).toContain('is a spreadsheet workbook');
});

test('an output that nobody reads any more ends an export quietly, and stops no import', {
  timeout: patience(180_000),
}, async () => {
  const unread = async (...args: string[]) => {
    const child = start(args);
    child.stdout?.destroy();
    const [code] = (await once(child, 'close')) as [number];
    return { code, said: child.said };
  };
  const bad = products(2).replace('p-1,,Size,3,1.00', 'p-1,,Size,3,"1,5"');
  const brought = await unread('import', write('few.csv', bad), '--site', 'usb2c');
  expect(brought.code).toBe(1);
  expect((await run('export', '--site', 'usb2c')).out).toContain('"p-0"');
  const { code, said } = await unread('export', '--site', 'usb2c');
  expect(code).toBe(0);
  for (const one of [said, brought.said]) expect(one).not.toMatch(/EPIPE|Stopped| {4}at /);
});

test('while the shop runs, it does the work itself and shows it', {
  timeout: patience(180_000),
}, async () => {
  const { commerce, dataDir } = await openTestCommerce();
  // The test's engine runs in memory; what its folder says is what a command finds.
  const lock = acquireDataLock(folder, 'the shop');
  postgres = await postgres?.close().then(() => undefined);
  const serving = await serveAdminSocket(folder, {
    catalog: (args, io) => catalogCommand(commerce, args, io),
  });
  try {
    const page = () => commerce.app.inject('/rest/v2/usb2c/products/p-1');
    expect((await page()).statusCode).toBe(404);
    const imported = await run('import', write('few.csv', products(3)), '--site', 'usb2c');
    expect(imported).toMatchObject({ code: 0, said: expect.stringContaining('3 created') });
    expect(imported.said).toMatch(/Importing: 100 % \(3 of 3\)/);
    await expect.poll(async () => (await page()).statusCode).toBe(200);
  } finally {
    await serving.close();
    lock.release();
    await commerce.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a folder that another command holds is refused with a sentence', {
  timeout: patience(180_000),
}, async () => {
  postgres = await postgres?.close().then(() => undefined);
  const lock = acquireDataLock(folder, 'npm run orders');
  const { code, said } = await run('export', '--site', 'usb2c');
  lock.release();
  expect(code).toBe(1);
  expect(said).toContain(`is in use by npm run orders (process ${process.pid})`);
  expect(said).not.toContain('    at ');
});
