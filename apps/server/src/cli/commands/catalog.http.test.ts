import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTestDatabase } from '@crema/testing';
import { openTestCommerce } from '@crema/testing/commerce';
import { patience } from '@crema/testing/pace';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireDataLock } from '../../process/data-lock.ts';
import { serveAdminSocket } from '../admin-socket/server.ts';
import { catalogCommand } from './catalog.command.ts';
import { products, run, runHere, start } from './fixture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crema-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
/** Two products, one of them with a price that is refused. */
const bad = (): string => products(2).replace('p-1,,Size,3,1.00', 'p-1,,Size,3,"1,5"');

test('export to a file, import it, export to standard output: the same', async () => {
  const { commerce, dataDir } = await openTestCommerce();
  const here = (...args: string[]) => runHere(commerce, folder, ...args);
  expect((await here('import', write('few.csv', products(3)), '--site', 'usb2c')).code).toBe(0);
  expect((await here('export', '--site', 'usb2c', '--out', 'first.json')).code).toBe(0);
  expect((await here('import', 'first.json', '--site', 'cab2c')).code).toBe(0);
  const second = await here('export', '--site', 'cab2c');
  expect(second.out).toContain('"p-2"');
  expect(second.out).toBe(readFileSync(join(folder, 'first.json'), 'utf8'));
  await commerce.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('refused rows and unusable files end with 1 and a sentence', {
  timeout: patience(60_000),
}, async () => {
  await writeTestDatabase(join(folder, 'pglite'));
  const refused = await run(folder, 'import', write('bad.csv', bad()), '--site', 'usb2c', '--dry-run');
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('refused  line 9 · p-1: price: "1,5" uses a decimal comma');
  expect(refused.said).toContain('1 created, 0 updated, 0 unchanged, 1 refused');
  const head = readFileSync(join(folder, 'bad.csv'), 'utf8').slice(0, 100);
  write('book.csv', `PK\u0003\u0004${head}`);
  const { commerce, dataDir } = await openTestCommerce();
  const unusable = await runHere(commerce, folder, 'import', 'book.csv', '--site', 'usb2c');
  expect(unusable.code).toBe(1);
  expect(unusable.said.trim().split('\n').at(-1)).toContain('is a spreadsheet workbook');
  await commerce.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an output that nobody reads any more ends an export quietly, and stops no import', {
  timeout: patience(120_000),
}, async () => {
  await writeTestDatabase(join(folder, 'pglite'));
  const unread = async (...args: string[]) => {
    const child = start(folder, args);
    child.stdout?.destroy();
    const [code] = (await once(child, 'close')) as [number];
    return { code, said: child.said };
  };
  const brought = await unread('import', write('few.csv', bad()), '--site', 'usb2c');
  expect(brought.code).toBe(1);
  const read = await run(folder, 'export', '--site', 'usb2c');
  expect(read.code).toBe(0);
  expect(read.out).toContain('"p-0"');
  const { code, said } = await unread('export', '--site', 'usb2c');
  expect(code).toBe(0);
  for (const one of [said, brought.said]) expect(one).not.toMatch(/EPIPE|Stopped| {4}at /);
});

test('while the shop runs, it does the work itself and shows it', {
  timeout: patience(60_000),
}, async () => {
  const { commerce, dataDir } = await openTestCommerce();
  // The test's engine runs in memory; what its folder says is what a command finds.
  const lock = acquireDataLock(folder, 'the shop');
  const serving = await serveAdminSocket(folder, {
    catalog: (args, io) => catalogCommand(commerce, args, io),
  });
  try {
    const page = () => commerce.app.inject('/rest/v2/usb2c/products/p-1');
    expect((await page()).statusCode).toBe(404);
    const imported = await run(folder, 'import', write('few.csv', products(3)), '--site', 'usb2c');
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
  timeout: patience(60_000),
}, async () => {
  const lock = acquireDataLock(folder, 'npm run orders');
  const { code, said } = await run(folder, 'export', '--site', 'usb2c');
  lock.release();
  expect(code).toBe(1);
  expect(said).toContain(`is in use by npm run orders (process ${process.pid})`);
  expect(said).not.toContain('    at ');
});
