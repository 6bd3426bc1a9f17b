/** The storefront in a process of its own: what it keeps follows the engine's change feed. */

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programArguments } from '../../../tools/environment.mjs';
import {
  freePort,
  ownDatabase,
  type Shop,
  startShop,
  temporaryFolder,
} from '../../../tools/testbed/index.ts';
import { ECHOES_MS } from './engines/follow-changes.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = '/p/aurelune-dawn-parade';
const TOKEN = 'only-the-storefront-knows-this';

let folder: string;
/** The engine's database, and the secret that both share, so that the one knows the other's system user. */
let own: Record<string, string>;
let enginePort: number;
let engine: Shop;
let storefront: Shop;
const engineOptions = () => ({
  port: enginePort,
  dataDir: folder,
  env: { ...own, ROLES: 'commerce,worker', SEED: 'demo', LOG_LEVEL: 'info', CHANGES_TOKEN: TOKEN },
});
beforeAll(async () => {
  folder = await temporaryFolder('split');
  own = await ownDatabase();
  enginePort = await freePort();
  engine = await startShop(engineOptions());
  const { SECRET_KEY = '' } = own;
  storefront = await startShop({
    env: {
      ...{ ROLES: 'storefront', COMMERCE_URL: engine.origin, CHANGES_TOKEN: TOKEN, SECRET_KEY },
      LOG_LEVEL: 'info',
    },
  });
}, patience(300_000));
afterAll(async () => {
  await storefront.stop();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = async () => (await fetch(storefront.origin + PAGE)).text();
/** How the storefront answered the last request for the page: from its cache, or anew. */
const lastAnswer = () =>
  [...storefront.output().matchAll(new RegExp(`"url":"${PAGE}".*?"cache":"(\\w+)"`, 'g'))].at(-1)?.[1];
/** Runs an operator's command beside the engine. */
const operator = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, programArguments(`apps/server/src/cli/${program}.ts`, ...args), {
    cwd: ROOT,
    env: { ...process.env, ...own, DATA_DIR: folder },
    encoding: 'utf8',
  });
/** Sets the price of the 24-count box through the engine, as an operator does. */
const setPrice = (price: number) => {
  const file = join(folder, 'product.json');
  const seed = JSON.parse(readFileSync(join(ROOT, 'seed/catalog/brands/aurelune.json'), 'utf8'));
  const product = seed.products.find(({ code }: { code: string }) => code === 'aurelune-dawn-parade');
  for (const variant of product.variants) if (variant.count === 24) variant.price = price;
  writeFileSync(file, JSON.stringify({ products: [product] }));
  const run = operator('catalog', 'import', file, '--site', 'usb2c');
  expect([run.status, run.stderr]).toEqual([0, expect.any(String)]);
};

test(
  'asks for lists as the system user, whose secret both share',
  async () => {
    // covers: S6.8
    const asked = () =>
      [...engine.output().matchAll(/"path":"\/api\/auth\/systemUserToken","status":(\d+)/g)].map(
        ([, status]) => status,
      );
    const list = await fetch(`${storefront.origin}/plp/tea?sort=name-asc`);
    expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('<h1')]);
    // Of one site one token, until it ends.
    await fetch(`${storefront.origin}/plp/coffee?sort=name-asc`);
    await expect.poll(() => asked()).toEqual(['200']);
  },
  patience(60_000),
);

test(
  'shows a price that the engine changed, on a page that it had kept',
  async () => {
    await expect.poll(async () => [await page(), lastAnswer()][1]).toBe('hit');
    expect(await page()).not.toContain('$31.41');
    setPrice(31.41);
    await expect.poll(page).toContain('$31.41');
    await expect.poll(async () => [await page(), lastAnswer()][1]).toBe('hit');
  },
  patience(60_000),
);

test(
  'shows what it kept while the feed is cut, as stale, and follows again when the engine is back',
  async () => {
    // A change is told again, the last time a second later: what is kept before that goes with it.
    await delay(Math.max(...ECHOES_MS) * 1.5);
    await expect.poll(async () => [await page(), lastAnswer()][1]).toBe('hit');
    await engine.kill();
    await expect.poll(async () => [await page(), lastAnswer()][1]).toBe('stale');
    expect((await fetch(`${storefront.origin}${PAGE}?visit=1`)).status).toBe(400);
    engine = await startShop(engineOptions());
    await expect.poll(page).toContain('$31.41');
    setPrice(27.18);
    await expect.poll(page).toContain('$27.18');
    await expect.poll(async () => [await page(), lastAnswer()][1]).toBe('hit');
  },
  patience(120_000),
);

test(
  'shows the arms that the engine’s experiments give a visitor, and drops them when those change',
  async () => {
    const agent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const cookie = 'userConsent=c1%3A1; experiment_visitor=visitor-of-the-split-test';
    const headers = { 'user-agent': agent, cookie };
    const arms = async (origin: string) =>
      (
        (await (await fetch(`${origin}/rest/v2/usb2c/experiments/home`, { headers })).json()) as {
          arms: string;
        }
      ).arms;
    const home = async () => {
      const answer = await fetch(`${storefront.origin}/?site=usb2c`, { headers });
      return /"usb2c","home","([^"]*)"/.exec(await answer.text())?.[1];
    };
    const expected = await arms(engine.origin);
    expect(expected).toMatch(/^2041:[01]$/);
    await expect.poll(home).toBe(expected);
    const file = join(folder, 'experiments-none.json');
    writeFileSync(file, '{"features":{}}');
    const run = operator('experiments', 'save', file);
    expect([run.status, run.stdout]).toEqual([0, 'Saved: no experiments.\n']);
    await expect.poll(home).toBeUndefined();
    expect((await fetch(`${engine.origin}/changes/experiments`)).status).toBe(403);
  },
  patience(60_000),
);

test('the feed is for those who have the token', async () => {
  for (const authorization of ['', 'Bearer something-else']) {
    const answer = await fetch(`${engine.origin}/changes`, { headers: { authorization } });
    expect([answer.status, await answer.json()]).toEqual([403, { errors: [expect.any(Object)] }]);
  }
  expect((await fetch(`${storefront.origin}/changes`)).status).toBe(404);
});
