/** A cache in front that holds pages as they say, and drops them by the keys of what changed. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { patience } from '@crema/testing/pace';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperator } from '../../../../bench/harness/shops/operator.ts';
import { type Shop, startShop } from '../../../../tools/testbed/index.ts';
import { findVarnish, startVarnish } from '../../../../tools/testbed/servers/varnish.ts';
import { PLAIN_SHOP } from '../../../../tools/testbed/shop.ts';
import { type Purger, startPurging } from '../engines/purger.ts';

interface Held {
  body: string;
  keys: string[];
}
/** What the small cache holds, by path, and how often it asked the shop. */
const held = new Map<string, Held>();
let asked = 0;

let shop: Shop;
let purger: Purger;
const edge = createServer(async (request: IncomingMessage, response) => {
  if (request.method === 'PURGE') {
    const keys = String(request.headers['xkey-purge']).split(' ');
    for (const [path, page] of held) if (page.keys.some((key) => keys.includes(key))) held.delete(path);
    return response.writeHead(200).end();
  }
  const path = request.url ?? '/';
  const known = held.get(path);
  if (known) return response.writeHead(200, { 'x-edge': 'hit' }).end(known.body);
  asked += 1;
  const answer = await fetch(shop.origin + path);
  const body = await answer.text();
  const control = answer.headers.get('surrogate-control') ?? '';
  if (/^max-age=[1-9]/.test(control))
    held.set(path, { body, keys: answer.headers.get('xkey')?.split(' ') ?? [] });
  return response.writeHead(answer.status, { 'x-edge': 'miss', 'x-control': control }).end(body);
});
const through = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${(edge.address() as AddressInfo).port}${path}`);
  return {
    how: answer.headers.get('x-edge'),
    body: await answer.text(),
    control: answer.headers.get('x-control'),
  };
};

/** Writes one product with a price, as an operator imports it beside the shop. */
async function sell(price: string): Promise<void> {
  const file = join(shop.dataDir, 'products.csv');
  const columns = 'Code,Variant code,Title,Brand,Product type,Description,Price,Stock';
  writeFileSync(
    file,
    `${columns}\nfirst-light,first-light-24,First Light,Fernhill,Coffee,<p>Light.</p>,${price},20\n`,
  );
  await runOperator({ dataDir: shop.dataDir, env: {} } as Parameters<typeof runOperator>[0], 'catalog', [
    ...['import', file, '--site', 'usb2c'],
  ]);
}

beforeAll(async () => {
  const env = { SEED: 'none', LOG_LEVEL: 'warn', EDGE: 'on' };
  shop = await startShop({ entry: PLAIN_SHOP, env, readyWithin: patience(120_000) });
  await sell('18.99');
  edge.listen(0, '127.0.0.1');
  await once(edge, 'listening');
  const edges = [`http://127.0.0.1:${(edge.address() as AddressInfo).port}/`];
  const pick = () => ({ address: shop.origin, onAway: () => () => {} });
  purger = startPurging({ edges, pick, log: pino({ level: 'silent' }) });
}, patience(180_000));
afterAll(async () => {
  purger?.close();
  edge.closeAllConnections();
  edge.close();
  await shop?.stop();
}, patience(60_000));

test('a page is held, and dropped when what it shows has changed', {
  timeout: patience(90_000),
}, async () => {
  await expect.poll(() => purger.isCurrent(), { timeout: patience(20_000) }).toBe(true);
  const isHeld = async () => (await through('/p/first-light')).how;
  await expect.poll(isHeld, { timeout: patience(20_000), interval: 300 }).toBe('hit');
  expect((await through('/p/first-light')).body).toContain('18.99');
  const before = asked;
  for (let times = 0; times < 20; times += 1) await through('/p/first-light');
  expect(asked).toBe(before);

  await sell('21.49');
  const shown = async () => (await through('/p/first-light')).body.includes('21.49');
  await expect.poll(shown, { timeout: patience(20_000), interval: 200 }).toBe(true);
  await expect.poll(isHeld, { timeout: patience(20_000), interval: 300 }).toBe('hit');
  expect((await through('/p/first-light')).body).not.toContain('18.99');
});

test('what is one visitor’s is never held', async () => {
  for (const path of ['/cart', '/account', '/search?unlisted=1']) {
    const first = await through(path);
    const second = await through(path);
    if (second.how === 'miss') expect([path, first.control]).toEqual([path, 'no-store']);
  }
});

const varnish = findVarnish();
// Without Varnish (Debian: varnish and varnish-modules) this is named as skipped.
test.skipIf(!varnish)(
  'the shipped Varnish holds a page, drops it when it has changed, and takes no PURGE from outside',
  { timeout: patience(120_000) },
  async () => {
    const cache = await startVarnish(varnish ?? '', shop.port);
    const pick = () => ({ address: shop.origin, onAway: () => () => {} });
    const own = startPurging({ edges: [`${cache.origin}/`], pick, log: pino({ level: 'silent' }) });
    try {
      const ask = async (init?: RequestInit) => {
        const answer = await fetch(`${cache.origin}/p/first-light?site=usb2c`, init);
        // Two numbers: of this request, and of the one by which the page came here.
        const isHeld = answer.headers.get('x-varnish')?.includes(' ') ?? false;
        return { isHeld, body: await answer.text(), headers: answer.headers, status: answer.status };
      };
      await expect.poll(() => own.isCurrent(), { timeout: patience(20_000) }).toBe(true);
      const isHeld = async () => (await ask()).isHeld;
      await expect.poll(isHeld, { timeout: patience(20_000), interval: 300 }).toBe(true);
      expect((await ask()).headers.has('xkey')).toBe(false);
      expect((await ask({ headers: { cookie: 'isfrLangSelected=true' }, redirect: 'manual' })).isHeld).toBe(
        false,
      );
      const outside = { 'x-forwarded-for': '203.0.113.9', 'xkey-purge': 'site:usb2c' };
      expect((await ask({ method: 'PURGE', headers: outside })).status).toBe(405);
      expect(await isHeld()).toBe(true);

      await sell('23.49');
      const shown = async () => (await ask()).body.includes('23.49');
      await expect.poll(shown, { timeout: patience(20_000), interval: 200 }).toBe(true);
      await expect.poll(isHeld, { timeout: patience(20_000), interval: 300 }).toBe(true);
      expect((await ask()).body).toContain('23.49');
    } finally {
      own.close();
      await cache.stop();
    }
  },
);
