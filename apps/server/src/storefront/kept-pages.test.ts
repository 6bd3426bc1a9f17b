/** A change on one site drops that site's kept pages and nobody else's, though all sell products of the same codes. */

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADDRESSES } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programArguments } from '../../../../tools/environment.mjs';
import { ownDatabase, type Shop, startShop, temporaryFolder } from '../../../../tools/testbed/index.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PRODUCT = 'aurelune-dawn-parade';
const SITES = ['usb2c', 'cab2c', 'usafh'] as const;
const PATHS = ['/', '/plp/coffee', `/p/${PRODUCT}`];

let shop: Shop;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await temporaryFolder('kept-pages');
  env = { ...(await ownDatabase()), DATA_DIR: folder };
  shop = await startShop({ dataDir: folder, env: { ...env, SEED: 'demo', LOG_LEVEL: 'warn' } });
}, patience(120_000));
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const addresses = [
  ...SITES.flatMap((site) => PATHS.map((path) => `${path}?site=${site}`)),
  `/fr/p/${PRODUCT}?site=cab2c`,
];

/** Which rendering of each page is sent: another one has another ETag. */
async function renderings(): Promise<Record<string, string | null>> {
  const sent: Record<string, string | null> = {};
  for (const address of addresses) {
    const page = await fetch(shop.origin + address);
    expect([address, page.status]).toEqual([address, 200]);
    await page.body?.cancel();
    sent[address] = page.headers.get('etag');
  }
  return sent;
}

/** The renderings once every page is kept: asked for again, each is sent as it was. */
async function kept(): Promise<Record<string, string | null>> {
  let last = await renderings();
  const same = async (): Promise<boolean> => {
    const before = last;
    last = await renderings();
    return addresses.every((address) => before[address] === last[address]);
  };
  await expect.poll(same, { timeout: patience(20_000), interval: 300 }).toBe(true);
  return last;
}

/** Those pages of the second rendering that are not the first's. */
const anew = (before: Record<string, string | null>, after: Record<string, string | null>) =>
  addresses.filter((address) => before[address] !== after[address]);
const textOf = async (address: string) => (await fetch(shop.origin + address)).text();

test(
  'a product renamed on one site: its pages and lists there, in both languages',
  async () => {
    const before = await kept();
    const seed = JSON.parse(readFileSync(join(ROOT, 'seed/catalog/brands/aurelune.json'), 'utf8'));
    const product = seed.products.find(({ code }: { code: string }) => code === PRODUCT);
    product.name = { en: 'Renamed Parade', fr: 'Parade renommée' };
    const file = join(folder, 'product.json');
    writeFileSync(file, JSON.stringify({ products: [product] }));
    const run = spawnSync(
      process.execPath,
      programArguments('apps/server/src/cli/catalog.ts', 'import', file, '--site', 'cab2c'),
      { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' },
    );
    expect([run.status, run.stderr]).toEqual([0, expect.any(String)]);
    const page = `/p/${PRODUCT}?site=cab2c`;
    await expect.poll(() => textOf(page)).toContain('Renamed Parade');
    const changed = anew(before, await kept());
    expect(changed).toEqual(expect.arrayContaining(['/plp/coffee?site=cab2c', page, `/fr${page}`]));
    expect(changed.filter((address) => !address.endsWith('site=cab2c'))).toEqual([]);
  },
  patience(60_000),
);

test(
  'a page of one site written anew: all pages of that site, which share its header',
  async () => {
    const before = await kept();
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query(
      `update cms_pages set title = '{"en": "Another office"}' where site = 'usafh' and label in ('/', 'homepage')`,
    );
    await client.query(`select pg_notify('crema_changes', '{"site":"usafh","tags":["cms:usafh"]}')`);
    await client.end();
    await expect.poll(() => textOf('/?site=usafh')).toContain('Another office');
    const changed = anew(before, await kept());
    expect(changed).toEqual(addresses.filter((address) => address.endsWith('site=usafh')));
  },
  patience(60_000),
);

test(
  'the last of a product sold on one site: what shows it there',
  async () => {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ code: string }>(
      `update stock set on_hand = case when variant_code like '%-24' then 1 else 0 end
     where site = 'usb2c' and variant_code in
       (select code from variants where site = 'usb2c' and product_code = '${PRODUCT}')
     returning variant_code as code, on_hand`,
    );
    await client.end();
    const last = rows.find(({ code }) => code.endsWith('-24'))?.code;
    const before = await kept();
    const { cartGuid } = await call('POST', 'addProductToCart', { code: last, qty: 1 });
    await call('PUT', `carts/${cartGuid}/email`, { email: 'ada@example.com' });
    await call('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES.NY);
    await call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
    await call('POST', 'orders', { cartGuid, termsChecked: true });
    const page = `/p/${PRODUCT}?site=usb2c`;
    await expect.poll(async () => (await renderings())[page]).not.toBe(before[page]);
    const changed = anew(before, await kept());
    expect(changed).toContain(page);
    expect(changed.filter((address) => !address.endsWith('site=usb2c'))).toEqual([]);
  },
  patience(60_000),
);

async function call(method: string, path: string, body: object): Promise<{ cartGuid: string }> {
  const answer = await fetch(`${shop.origin}/rest/v2/usb2c/users/anonymous/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'the-one-order-of-this-test' },
    body: JSON.stringify(body),
  });
  expect([path, answer.ok]).toEqual([path, true]);
  return (await answer.json()) as { cartGuid: string };
}
