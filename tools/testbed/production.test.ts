/** The commands of docs/production.md, run as they are written there: from an empty database to an order and its restored backup. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onConnections } from '../../bench/harness/load/calls.ts';
import { newKey, type PlacedOrder, placeOrder, readyCart } from '../../bench/harness/load/shopper.ts';
import { freePort, type PostgresServer, startPostgres, temporaryFolder } from './index.ts';
import { installedProgram } from './servers/debian.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/production.md'), 'utf8');
const COMMANDS = [...PAGE.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, lines = '']) =>
  lines.trim().split('\n'),
);

/** PostgreSQL's client programs; without them (Debian: postgresql-client) this is named as skipped. */
const isHere = ['createdb', 'pg_dump', 'pg_restore'].every((name) => installedProgram(name));

let server: PostgresServer;
let folder: string;
let port: number;
let shop: ChildProcess | undefined;
beforeAll(async () => {
  server = await startPostgres({ fsync: false, origin: 'machine' });
  folder = await temporaryFolder('production');
  port = await freePort();
}, patience(120_000));
afterAll(async () => {
  if (shop?.pid && shop.exitCode === null) {
    process.kill(-shop.pid, 'SIGTERM');
    await once(shop, 'exit');
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, patience(60_000));

/** A line of the page with this test's places in it. */
const placed = (line: string): string =>
  line
    .replaceAll('/etc/crema/shop.env', join(folder, 'shop.env'))
    .replaceAll('/var/backups/crema', join(folder, 'backups'))
    .replaceAll('/var/lib/crema-restored', join(folder, 'restored'))
    .replaceAll('postgres://crema:password@127.0.0.1:5432/', server.url(''))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);

/** The line of the page that is, or else begins, so. */
function lineOf(beginning: string): string {
  const line = COMMANDS.find((one) => one === beginning) ?? COMMANDS.find((one) => one.startsWith(beginning));
  if (!line) throw new Error(`The page has no line “${beginning}”`);
  return placed(line);
}
const SETTINGS = COMMANDS.find((line) => line.startsWith('set -a')) ?? '';

function shell(line: string): { child: ChildProcess; said: { output: string } } {
  const { NODE_ENV: _, VITEST: __, TEST: ___, NODE_OPTIONS: ____, ...inherited } = process.env;
  const { hostname, port: at, username } = new URL(server.url());
  const child = spawn(line, {
    ...{ cwd: ROOT, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...inherited, PGHOST: hostname, PGPORT: at, PGUSER: username },
  });
  const said = { output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said.output += text;
    });
  return { child, said };
}

/** Runs a line of the page to its end, with its settings. @returns what it said. */
async function run(beginning: string, { settings = true } = {}): Promise<string> {
  const line = lineOf(beginning);
  const { child, said } = shell(settings ? `${placed(SETTINGS)}; ${line}` : line);
  const [code] = await once(child, 'close');
  expect(code, `${line}\n${said.output}`).toBe(0);
  return said.output;
}

/** Every line of the page is run below: one that is added has to be, too. */
const RUN = [
  ...[
    'createdb shop',
    'openssl rand',
    'set -a',
    'npm run migrate',
    'node tools/build.mjs',
    'node tools/serve.mjs',
  ],
  ...['curl -fsS http://127.0.0.1:3000/readyz', 'npm run staff', 'npm run catalog', 'npm run backup'],
  ...['createdb shop_restored', 'DATABASE_URL=', 'curl -fsS http://127.0.0.1:3000/metrics'],
  ...['npm run orders -- stuck', 'npm run mails -- list --dead'],
];

test('the page has these commands and no others', () => {
  expect(
    COMMANDS.map(
      (line) => RUN.find((one) => one === line) ?? RUN.find((beginning) => line.startsWith(beginning)),
    ),
  ).toEqual(RUN);
});

test.skipIf(!isHere)(
  'from an empty database to an order, a backup and its restore',
  { timeout: patience(600_000) },
  async () => {
    await run('createdb shop', { settings: false });
    const secret = (await run('openssl rand', { settings: false })).trim();
    expect(Buffer.from(secret, 'base64')).toHaveLength(48);
    const example = readFileSync(join(ROOT, 'deploy/shop.env.example'), 'utf8');
    const ours: Record<string, string> = {
      DATABASE_URL: server.url('shop'),
      SECRET_KEY: secret,
      SITE_HOSTS: 'shop.example=usb2c',
      PAYMENTS: 'test',
      DATA_DIR: join(folder, 'data'),
    };
    const filled = example
      .split('\n')
      .filter((line) => !/^(?:SMTP_URL|MAIL_FROM)=/.test(line))
      .map((line) =>
        line.replace(/^([A-Z_]+)=.*/, (whole, name) => (ours[name] ? `${name}=${ours[name]}` : whole)),
      );
    writeFileSync(join(folder, 'shop.env'), [...filled, 'MAIL=files', `PORT=${port}`, ''].join('\n'));

    expect(await run('npm run migrate')).toMatch(
      /\d+ migrations run: the database is as this release needs it/,
    );
    await run('node tools/build.mjs');
    const started = shell(`${placed(SETTINGS)}; exec ${lineOf('node tools/serve.mjs')}`);
    shop = started.child;
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect
      .poll(
        () => {
          expect(shop?.exitCode, started.said.output).toBeNull();
          return answers();
        },
        { timeout: patience(200_000), interval: 500 },
      )
      .toBe(200);
    expect(await run('curl -fsS http://127.0.0.1:3000/readyz')).toContain('ready');
    expect(await run('npm run staff')).toMatch(/https:\/\/shop\.example\/admin\S+/);
    expect(await run('npm run catalog')).toContain('products: 1 created');

    const order = await firstOrder();
    expect(order).toMatchObject({ status: 'processing' });
    expect(await run('npm run backup')).toContain('Backed up to');
    await run('createdb shop_restored');
    expect(await run('DATABASE_URL=')).toContain('The books are whole.');
    expect(await run('curl -fsS http://127.0.0.1:3000/metrics')).toContain('payments_unsettled 0');
    await run('npm run orders -- stuck');
    await run('npm run mails -- list --dead');
  },
);

/** Places an order as a guest does, once the running shop has heard of the product. */
async function firstOrder(): Promise<PlacedOrder | undefined> {
  let order: PlacedOrder | undefined;
  await onConnections(`http://127.0.0.1:${port}`, 1, async (connection) => {
    const cart = await expect
      .poll(() => readyCart(connection, 'first-light-24').catch(() => undefined), {
        timeout: patience(30_000),
        interval: 500,
      })
      .toBeDefined()
      .then(() => readyCart(connection, 'first-light-24'));
    order = (await placeOrder(connection, cart, newKey())).json<PlacedOrder>();
  });
  return order;
}
