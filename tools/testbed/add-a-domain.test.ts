/** The commands of docs/add-a-domain.md, run as they are written there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { patience } from '@crema/testing/pace';
import { afterAll, expect, test } from 'vitest';
import { freePort, ownDatabase, temporaryFolder } from './index.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/add-a-domain.md'), 'utf8');
const COMMANDS = [...PAGE.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, lines = '']) =>
  lines.trim().split('\n'),
);
const [TEST = '', START = '', ASK = ''] = COMMANDS;

const running: ChildProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const child of running) if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  await Promise.all(running.map((child) => child.exitCode ?? once(child, 'exit')));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Runs a line of the page in a shell. What it says is in `output`. */
function shell(line: string, env: Record<string, string> = {}) {
  // Not what this test itself runs under: the command is a newcomer's.
  const { NODE_ENV: _, VITEST: __, TEST: ___, NODE_OPTIONS: ____, ...inherited } = process.env;
  const child = spawn(line, {
    ...{ cwd: ROOT, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...inherited, ...env },
  });
  running.push(child);
  const said = { output: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said.output += text));
  return { child, said };
}

test('the page has a test, a start and a question, in this order', () => {
  expect(COMMANDS).toHaveLength(3);
  expect([TEST, START, ASK].map((line) => line.replace(/ .*/, ''))).toEqual([
    'npx',
    'EXTENSIONS=examples/deposits',
    'curl',
  ]);
});

/** What it finds is run, and has to pass, as a part of the database projects. */
test('the command for the example’s test finds it', { timeout: patience(120_000) }, async () => {
  expect(TEST).toContain('vitest run ');
  const { child, said } = shell(TEST.replace('vitest run ', 'vitest list --filesOnly '));
  const [code] = await once(child, 'exit');
  expect(code, said.output).toBe(0);
  expect(said.output).toContain('examples/deposits/src/deposits.db.test.ts');
});

test('the shop starts with the example in it, and its call is in OpenAPI', {
  timeout: patience(240_000),
}, async () => {
  const folder = await temporaryFolder('add-a-domain');
  folders.push(folder);
  const port = String(await freePort());
  const empty = { ...(await ownDatabase()), DATA_DIR: folder, SEED: 'none' };
  const { child, said } = shell(START, { ...empty, PORT: port, LOG_LEVEL: 'warn' });
  const origin = `http://localhost:${port}`;
  await expect
    .poll(
      () => {
        expect(child.exitCode, said.output).toBeNull();
        return fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: patience(200_000), interval: 500 },
    )
    .toBe(200);
  const [address = ''] = /http:\S+/.exec(ASK) ?? [];
  const answer = await fetch(address.replace('http://localhost:3000', origin));
  expect(await answer.text()).toContain('getDeposits');
});
