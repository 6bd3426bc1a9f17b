/** A shop of one's own, by the README alone: from an empty PostgreSQL to the first order of one's own product. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { codeAt } from '../apps/commerce/src/domains/staff/login/totp.rules.ts';
import { freePort, type PostgresServer, startPostgres, temporaryFolder } from '../tools/testbed/index.ts';
import { findings } from './accessibility.steps.ts';
import { expectConfirmation, fillCard, toCheckout, toPayment } from './purchase.steps.ts';
import { ENGLISH } from './purchase.words.ts';

const PASSWORD = 'four patient kettles';

/** The commands of the README's section, block by block. */
async function readmeBlocks(): Promise<string[]> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [, section = ''] = readme.split('\n## A shop of your own\n');
  const [own = ''] = section.split('\nMore for those who work here:');
  return [...own.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block.replaceAll(/^ +/gm, '').trim(),
  );
}

let postgres: PostgresServer;
let folder: string;
let port: number;
let shop: ChildProcess | undefined;
let printed = '';
/** The settings of the README, with the database and the port that are free here. */
let settings: string;
let start = '';
let addOwner = '';

test.beforeAll(async () => {
  test.setTimeout(patience(240_000));
  const [create = '', exported = '', ...commands] = await readmeBlocks();
  [start = '', addOwner = ''] = commands;
  const [, database = ''] = /^createdb (\w+)$/.exec(create) ?? [];
  expect([database, commands]).toEqual([
    'shop',
    ['npm start', 'npm run staff -- add you@example.com --role owner'],
  ]);
  postgres = await startPostgres({ fsync: false });
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  [folder, port] = [await temporaryFolder('own-shop'), await freePort()];
  for (const replaced of ['postgres://user:password@localhost/shop', 'localhost:3000'])
    expect(exported).toContain(replaced);
  const secret = spawnSync('openssl', ['rand', '-base64', '48'], { encoding: 'utf8' }).stdout.trim();
  settings = exported
    .replace('postgres://user:password@localhost/shop', postgres.url(database))
    .replace('localhost:3000', `localhost:${port}`)
    // Every terminal of the reader has the same.
    .replace('"$(openssl rand -base64 48)"', `'${secret}'`);
  shop = run(start);
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  await ready(shop, patience(200_000));
});

test.afterAll(async () => {
  shop?.kill('SIGTERM');
  if (shop && shop.exitCode === null) await new Promise((resolve) => shop?.once('exit', resolve));
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Runs a command of the README in a terminal of its own. */
function run(command: string): ChildProcess {
  const { DATABASE_URL: _url, SEED: _seed, NODE_ENV: _env, ...env } = process.env;
  return spawn('bash', ['-ec', `${settings}\nexec ${command}`], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
    // What the section says nothing of: where this test keeps pictures and mails, and its free port.
    env: { ...env, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' },
  });
}

async function ready(child: ChildProcess, within: number): Promise<void> {
  for (const since = performance.now(); performance.now() - since < within; await delay(100)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The shop did not start:\n${printed}`);
}

/** Runs a command to its end, and answers what it printed. */
async function outputOf(command: string): Promise<string> {
  const child = run(command);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect([code, text]).toEqual([0, expect.stringContaining('/admin/setup#')]);
  return text;
}

/** Follows the one-time link, sets both factors up, and logs in. */
async function becomeOwner(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const key = page.getByText(/^([A-Z2-7]{4} ?){8}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(await codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('you@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // A code is good once: the next one, which the clock's tolerance already takes.
  await page.getByLabel('Code', { exact: true }).fill(await codeAt(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
}

test('from an empty PostgreSQL to the first order of one’s own product, by the README alone', async ({
  page,
}) => {
  test.setTimeout(patience(180_000));
  const link = /http:\/\/localhost:\d+\/admin\/setup#\S+/.exec(await outputOf(addOwner))?.[0] ?? '';
  await becomeOwner(page, link);
  const origin = `http://localhost:${port}`;

  await test.step('the first page says what is left to do', async () => {
    const guide = page.getByRole('region', { name: 'Open your shop' });
    await expect(guide.getByRole('listitem')).toHaveCount(8);
    await expect(guide.getByText('There is nothing to buy yet.')).toBeVisible();
    expect(await findings(page, 'the first page')).toEqual([]);
    await guide.getByRole('link', { name: 'Start: Products' }).click();
  });

  await test.step('a product is added', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /new/i })).toBeVisible();
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('house-blend');
    await page.getByRole('group', { name: 'Name' }).getByRole('textbox').fill('House Blend');
    await page.getByRole('textbox', { name: 'Brand' }).fill('Own Roastery');
    const variant = page.getByRole('group', { name: 'Variants' });
    await variant.getByRole('textbox', { name: 'Variant code' }).fill('HOUSE-24');
    await variant.getByLabel('List price').fill('15.99');
    await variant.getByLabel('Units on hand to begin with').fill('12');
    expect(await findings(page, 'a new product')).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'House Blend' })).toBeVisible();
  });

  await test.step('a guest finds it by the menu and buys it', async () => {
    await toCheckout(page, ENGLISH, origin);
    await toPayment(page);
    await fillCard(page);
    await page.getByRole('button', { name: ENGLISH.pay }).click();
    await expectConfirmation(page);
  });

  await test.step('the order is in the back office, and the list says that there is something to buy', async () => {
    await page.goto(`${origin}/admin/usb2c/orders`);
    await page
      .getByRole('main')
      .getByRole('row', { name: /Amélie/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('main').getByText('House Blend').first()).toBeVisible();
    await page.goto(`${origin}/admin/usb2c`);
    const products = page
      .getByRole('region', { name: 'Open your shop' })
      .getByRole('listitem')
      .filter({ hasText: 'Products' });
    await expect(products.getByText('Done', { exact: true })).toBeVisible();
  });
});
