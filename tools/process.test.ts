/** What the commands of package.json promise: the program's own exit code and signals, and no orphan. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crema-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = join(folder, 'program.ts');
writeFileSync(
  program,
  `const [first]: string[] = process.argv.slice(2);
   process.on('SIGTERM', () => process.exit(7));
   if (first === 'wait') setInterval(() => {}, 1000);
   else process.exitCode = Number(first);
   console.log(process.pid, process.cwd());`,
);

/** Starts it as a script of package.json does, under a shell that stands for npm. */
function start(script: string): ChildProcess {
  return spawn('/bin/sh', ['-c', script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstWords(child: ChildProcess): Promise<string[]> {
  const [chunk] = (await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  return chunk.toString().trim().split(' ');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a TypeScript program runs in the project’s folder and its exit code comes through', async () => {
  const child = start(`exec "${process.execPath}" tools/run.mjs ${program} 5`);
  const exit = once(child, 'exit');
  const [, cwd] = await firstWords(child);
  expect(`${cwd}/`).toBe(root);
  expect(await exit).toEqual([5, null]);
});

test('a signal reaches the program', async () => {
  const child = start(`exec "${process.execPath}" tools/run.mjs ${program} wait`);
  const exit = once(child, 'exit');
  await firstWords(child);
  child.kill('SIGTERM');
  expect(await exit).toEqual([7, null]);
});

test('the program ends when whoever started it is killed', async () => {
  const child = start(`"${process.execPath}" tools/run.mjs ${program} wait & wait`);
  const [pid] = await firstWords(child);
  expect(isAlive(Number(pid))).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
});
