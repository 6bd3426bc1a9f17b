import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireDataLock, DataFolderInUse, holderOf } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crema-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the lock and then waits to be killed. */
async function otherHolder() {
  const module = JSON.stringify(new URL('./data-lock.ts', import.meta.url).href);
  const program = `const { acquireDataLock } = await import(${module});
    acquireDataLock(${JSON.stringify(folder)}, 'the shop'); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
