/** A storefront over two engines on one database: one of them fails, then both, then one comes back. */

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programArguments } from '../../../../tools/environment.mjs';
import {
  type FaultyProxy,
  freePort,
  ownDatabase,
  type Shop,
  startFaultyProxy,
  startShop,
  temporaryFolder,
} from '../../../../tools/testbed/index.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PRODUCT = 'aurelune-dawn-parade';
const PAGE = `/p/${PRODUCT}`;
/** What one request may take while an engine falls silent: until it is noticed, and the answer of the other one. */
const SILENCE_NOTICED_MS = 8_000;

let folder: string;
let env: Record<string, string>;
let first: Shop;
let second: Shop;
let secondPort: number;
/** Stands between the storefront and the second engine. */
let proxy: FaultyProxy;
let storefront: Shop;
const startEngine = (port?: number) =>
  startShop({
    port,
    dataDir: folder,
    env: { ...env, ROLES: 'commerce,worker', SEED: 'demo', LOG_LEVEL: 'warn' },
  });
beforeAll(async () => {
  folder = await temporaryFolder('engines-away');
  env = await ownDatabase();
  secondPort = await freePort();
  first = await startEngine();
  second = await startEngine(secondPort);
  proxy = await startFaultyProxy(second.origin);
  storefront = await startShop({
    env: {
      ...{ ROLES: 'storefront', SECRET_KEY: env.SECRET_KEY ?? '', LOG_LEVEL: 'info' },
      COMMERCE_URL: `${first.origin}, http://127.0.0.1:${proxy.port}/`,
    },
  });
}, patience(180_000));
afterAll(async () => {
  await storefront?.stop();
  await proxy?.stop();
  await first?.stop();
  await second?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  html: string;
  headers: Headers;
  ms: number;
}
async function get(path: string): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(storefront.origin + path, { signal: AbortSignal.timeout(patience(30_000)) });
  const html = await answer.text();
  return { status: answer.status, html, headers: answer.headers, ms: performance.now() - began };
}
/** Asks for so many pages that are never kept, 15 a second, without waiting for the one before. */
async function uncached(count: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  for (let n = 0; n < count; n += 1) {
    answers.push(get(`${PAGE}?visit=${Math.random()}`));
    await delay(66);
  }
  return Promise.all(answers);
}
/** The ones that were not the product's page. */
const failed = (answers: Answer[]) =>
  answers
    .filter(({ status, html }) => status !== 200 || !html.includes('"price":'))
    .map(({ status }) => status);
const readiness = async () => {
  const answer = await fetch(`${storefront.origin}/readyz`);
  return [answer.status, await answer.json()];
};
/** How the storefront says that it answered the last request for an address. */
const lastCache = (path: string) =>
  [...storefront.output().matchAll(/"url":"([^"]*)","status":\d+,"cache":"(\w+)"/g)].findLast(
    ([, url]) => url === path,
  )?.[2];
/** Changes the price of the 24-count box in the database, as an operator does. */
function setPrice(price: number): void {
  const file = join(folder, 'product.json');
  const seed = JSON.parse(readFileSync(join(ROOT, 'seed/catalog/brands/aurelune.json'), 'utf8'));
  const product = seed.products.find(({ code }: { code: string }) => code === PRODUCT);
  for (const variant of product.variants) if (variant.count === 24) variant.price = price;
  writeFileSync(file, JSON.stringify({ products: [product] }));
  const run = spawnSync(
    process.execPath,
    programArguments('apps/server/src/cli/catalog.ts', 'import', file, '--site', 'usb2c'),
    { cwd: ROOT, env: { ...process.env, ...env, DATA_DIR: folder }, encoding: 'utf8' },
  );
  expect([run.status, run.stderr]).toEqual([0, expect.any(String)]);
}

test(
  'an engine that falls silent costs no page',
  async () => {
    expect(failed(await uncached(5))).toEqual([]);
    const asked = uncached(60);
    await delay(500);
    proxy.silence();
    const answers = await asked;
    await expect.poll(storefront.output).toContain('an engine is away');
    proxy.resume();
    await expect.poll(storefront.output).toContain('an engine is back');
    expect(failed(answers)).toEqual([]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(SILENCE_NOTICED_MS);
  },
  patience(60_000),
);

test(
  'an engine that is killed costs no page',
  async () => {
    const asked = uncached(60);
    await delay(500);
    await first.kill();
    expect(failed(await asked)).toEqual([]);
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
  },
  patience(60_000),
);

test(
  'without any engine, kept pages are shown as they were and the rest answers with the error page',
  async () => {
    await expect.poll(async () => [await get(PAGE), lastCache(PAGE)][1]).toBe('hit');
    const kept = await get(PAGE);
    await second.kill();
    await expect.poll(readiness).toEqual([200, { status: 'degraded', commerce: 'away' }]);

    const stale = await get(PAGE);
    expect([stale.status, stale.html]).toEqual([200, kept.html]);
    expect(stale.headers.get('cache-control')).toBe('no-store');
    await expect.poll(() => lastCache(PAGE)).toBe('stale');
    for (const path of [`${PAGE}?visit=1`, '/plp/tea', '/']) {
      const { status, html, headers, ms } = await get(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 400, expect.stringMatching(/^\d+$/)]);
      expect(html).toContain('SORRY, SOMETHING WENT WRONG!');
      expect(ms).toBeLessThan(patience(1_000));
    }
    const french = await get('/fr/plp/tea?site=cab2c');
    expect([french.status, french.html]).toEqual([400, expect.stringContaining('UN PROBLÈME EST SURVENU!')]);
    expect(french.html).toContain('<html lang="fr');
  },
  patience(60_000),
);

test(
  'once an engine is back every page is rendered anew, with what changed meanwhile',
  async () => {
    expect((await get(PAGE)).html).not.toContain('$31.41');
    setPrice(31.41);
    expect((await get(PAGE)).html).not.toContain('$31.41');
    second = await startEngine(secondPort);
    await expect.poll(async () => (await get(PAGE)).html).toContain('$31.41');
    await expect.poll(readiness).toEqual([200, { status: 'ready' }]);
    await expect.poll(async () => [await get(PAGE), lastCache(PAGE)][1]).toBe('hit');
  },
  patience(120_000),
);
