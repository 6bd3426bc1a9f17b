import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireDataLock, DataFolderInUse, holderOf, markPostgresShop } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crema-lock-'));
});
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the lock, or what else `take` says, and then waits to be killed. */
async function otherHolder(take = `acquireDataLock(folder, 'the shop')`) {
  const module = JSON.stringify(new URL('./data-lock.ts', import.meta.url).href);
  const program = `const { acquireDataLock, markPostgresShop } = await import(${module});
    const folder = ${JSON.stringify(folder)}; ${take}; console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('one holder at a time, told apart by a clear message; released, it is free', () => {
  const lock = acquireDataLock(folder, 'the shop');
  expect(() => acquireDataLock(folder, 'npm run catalog')).toThrow(DataFolderInUse);
  expect(() => acquireDataLock(folder, 'npm run catalog')).toThrow(
    `The data folder ${folder} is in use by the shop (process ${process.pid}).`,
  );
  lock.release();
  acquireDataLock(folder, 'npm run catalog').release();
  expect(readdirSync(folder)).toEqual([]);
});

test('another process holds it until it is killed; then it is taken over', async () => {
  const child = await otherHolder();
  expect(() => acquireDataLock(folder, 'x')).toThrow(`(process ${child.pid})`);
  expect(holderOf(folder)?.purpose).toBe('the shop');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(holderOf(folder)).toBeUndefined();
  const lock = acquireDataLock(folder, 'x');
  expect(holderOf(folder)?.pid).toBe(process.pid);
  lock.release();
});

test.each([
  ['a process number that now belongs to another', { pid: process.pid, started: '1' }],
  ['another container', { pid: 1, namespace: 'pid:[1]' }],
])('a lock of %s is stale', (_name, left) => {
  const lock = acquireDataLock(folder, 'first');
  const holder = holderOf(folder);
  lock.release();
  writeFileSync(join(folder, 'in-use.json'), JSON.stringify({ ...holder, ...left }));
  acquireDataLock(folder, 'second').release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock file cut short is stale', () => {
  writeFileSync(join(folder, 'in-use.json'), '{"pid":');
  acquireDataLock(folder, 'second').release();
  expect(readdirSync(folder)).toEqual([]);
});

test('beside a running shop on PostgreSQL nobody opens an embedded one; a killed shop’s mark does not count', async () => {
  const shops = [
    await otherHolder('markPostgresShop(folder)'),
    await otherHolder('markPostgresShop(folder)'),
  ];
  const open = () => acquireDataLock(folder, 'npm run orders');
  for (const shop of shops) {
    expect(open).toThrow(DataFolderInUse);
    expect(open).toThrow(
      /^A shop on PostgreSQL runs with the data folder .* Set the DATABASE_URL and SECRET_KEY/,
    );
    shop.kill('SIGKILL');
    await once(shop, 'exit');
  }
  open().release();
  // The next one clears away what they left.
  const mark = markPostgresShop(folder);
  expect(readdirSync(folder)).toEqual([`postgres-shop.${process.pid}.json`]);
  expect(open).toThrow(`(process ${process.pid})`);
  mark.release();
  expect(readdirSync(folder)).toEqual([]);
});
