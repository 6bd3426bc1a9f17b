/** What an operator does with the database itself: bring it up, copy it, and write the copy into an empty one. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countInvariants } from '@crema/commerce/composition/invariants';
import { type Config, loadConfig } from '@crema/commerce/platform/config/index';
import { openConfigured } from '@crema/commerce/platform/db/index';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../../../../../tools/testbed/on-postgres.ts';
import type { CommandIo } from '../admin-socket/types.ts';
import { backupEmbedded, backupPostgres } from './backup.ts';
import { migrateCommand } from './migrate.ts';
import { restoreCommand } from './restore.ts';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'crema-backup-'));
const backup = join(folder, 'monday');
let shop: TestCommerce;
const databases: string[] = [];
const admin = async <Row>(work: (client: pg.Client) => Promise<Row>): Promise<Row> => {
  const client = new pg.Client(shop.db.url);
  await client.connect();
  return work(client).finally(() => client.end());
};

beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
  const ada = shopper(shop.commerce);
  for (const code of ['dawn-24', 'dusk-24']) await ada.place(await ada.readyCart([code]));
  mkdirSync(join(shop.dataDir, 'pictures'), { recursive: true });
  writeFileSync(join(shop.dataDir, 'pictures/a.webp'), 'a picture');
});
afterAll(async () => {
  for (const name of databases) await admin((client) => client.query(`drop database ${name} with (force)`));
  await shop.commerce.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Settings of a shop on an empty database of its own, of the same kind as the tested one. */
async function emptyShop(name: string): Promise<Config> {
  const DATA_DIR = join(folder, name);
  if (shop.db.kind === 'pglite') return loadConfig({ DATA_DIR, SEED: 'none' });
  const database = `crema_${name}_${process.pid}`;
  await admin((client) => client.query(`create database ${database}`));
  databases.push(database);
  const url = Object.assign(new URL(shop.db.url ?? ''), { pathname: `/${database}` });
  return loadConfig({ ...onPostgres(url.href), DATA_DIR });
}

const run = async (work: (io: CommandIo) => Promise<number>) => {
  let said = '';
  const write = async (text: string): Promise<void> => {
    said += text;
  };
  const io: CommandIo = {
    cwd: folder,
    signal: new AbortController().signal,
    out: write,
    err: write,
    progress: ({ label }) => void write(`${label} `),
  };
  const code = await work(io);
  return { code, said };
};
const backUp = (args: string[]) =>
  run((io) =>
    shop.db.kind === 'pglite'
      ? backupEmbedded(shop.commerce, args, io)
      : backupPostgres(loadConfig({ ...onPostgres(shop.db.url ?? ''), DATA_DIR: shop.dataDir }), args, io),
  );
const ordersIn = async (config: Config): Promise<string[]> => {
  const db = await openConfigured(config, { log });
  const { rows } = await db.execute('select code from orders order by code');
  await db.close();
  return (rows as { code: string }[]).map(({ code }) => code);
};

test('a process that may not migrate refuses an older schema, and takes it once it is migrated', async () => {
  const config = await emptyShop('older');
  const start = async () => (await openConfigured({ ...config, migrates: false }, { log })).close();
  await expect(start()).rejects.toThrow(/^The database is \d+ migrations behind .* run npm run migrate/);
  expect((await run((io) => migrateCommand(config, [], io))).said).toMatch(/^\d+ migrations run: /);
  await start();
  expect(await run((io) => migrateCommand(config, [], io))).toEqual({
    code: 0,
    said: 'No migration to run: the database is as this release needs it.\n',
  });
});

test('a backup is restored into an empty database with its pictures, and the books are counted', {
  timeout: patience(180_000),
}, async () => {
  const made = await backUp(['--out', 'monday']);
  expect(made.said).toContain(`Backed up to ${backup}`);
  expect(JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8'))).toMatchObject({
    database: shop.db.kind,
  });
  const config = await emptyShop('restored');
  const { code, said } = await run((io) => restoreCommand(config, ['monday'], io));
  expect(said).toContain('       0  orders whose total is not the sum of its parts\n');
  expect(said).toContain('The books are whole.');
  expect(code).toBe(0);
  expect(await ordersIn(config)).toHaveLength(2);
  expect(readFileSync(join(config.dataDir, 'pictures/a.webp'), 'utf8')).toBe('a picture');

  await expect(run((io) => restoreCommand(config, ['monday'], io))).rejects.toThrow(
    shop.db.kind === 'pglite'
      ? /already: set DATA_DIR to an empty folder/
      : /is not empty: it has \d+ tables/,
  );
  const again = backUp(['--out', 'monday']);
  if (shop.db.kind === 'pglite') expect((await again).said).toContain('is there already');
  else await expect(again).rejects.toThrow('is there already');
});

test('what is wrong in the books is named, and the restore ends with 1', {
  timeout: patience(180_000),
}, async () => {
  await shop.db.execute('update order_payments set amount = amount - 1, status = $1', ['failed']);
  await shop.db.execute('update test_gateway.charges set refunded = 1');
  expect((await countInvariants(shop.db)).filter(({ broken }) => broken > 0)).toMatchObject([
    { name: 'payments', broken: 2 },
    { name: 'ledger', broken: 2 },
  ]);
  await backUp(['--out', 'spoilt']);
  const config = await emptyShop('spoilt_books');
  const { code, said } = await run((io) => restoreCommand(config, ['spoilt'], io));
  expect(said).toContain('       2  orders whose payment is not their total\n');
  expect(said).toContain('The books are not whole');
  expect(code).toBe(1);
});

test('what is no backup, or one of another kind of database, is refused in a sentence', async () => {
  const config = await emptyShop('other');
  await expect(run((io) => restoreCommand(config, ['nowhere'], io))).rejects.toThrow(
    /is no backup: there is no/,
  );
  const other = shop.db.kind === 'pglite' ? 'postgres' : 'pglite';
  const strange = join(folder, 'strange');
  mkdirSync(strange);
  writeFileSync(join(strange, 'backup.json'), JSON.stringify({ format: 1, database: other }));
  await expect(run((io) => restoreCommand(config, ['strange'], io))).rejects.toThrow(
    other === 'postgres' ? /set DATABASE_URL to an empty database/ : /restore it without DATABASE_URL/,
  );
  expect(existsSync(join(config.dataDir, 'pglite'))).toBe(false);
});
