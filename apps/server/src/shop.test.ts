import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openPglite } from '@crema/commerce/platform/db/index';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop, temporaryFolder } from '../../../tools/testbed/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The real process on an embedded database of its own; the tests follow one another through its life. */
let shop: Shop;
let dataDir: string;
beforeAll(async () => {
  dataDir = await temporaryFolder('server-test');
  shop = await startShop({ dataDir, env: { SEED: 'demo', LOG_LEVEL: 'warn', TRUST_PROXY: '1' } });
}, patience(120_000));
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const { PATH, NODE_COMPILE_CACHE } = process.env;
const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
    timeout: patience(60_000),
  });

const addToCart = async (cartGuid?: string): Promise<{ cartGuid: string; cartQuantity: number }> => {
  const answer = await fetch(`${shop.origin}/rest/v2/usb2c/users/anonymous/addProductToCart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: '1012-AURL-DAWN-24', qty: 1, ...(cartGuid ? { cartGuid } : {}) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { cartGuid: string; cartQuantity: number };
};

test('the start prints the three shops, the database and what it survives', () => {
  const said = shop.output();
  for (const part of [
    'www.crema.localhost',
    'www.crema.ca.localhost',
    'commercial.crema.localhost',
    'PGlite in',
    'not a power cut',
    `files in ${join(dataDir, 'mail')}`,
    'test gateway: no card is charged',
  ]) {
    expect(said).toContain(part);
  }
});

test('health, readiness and metrics answer; metrics are for loopback only', async () => {
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  const metrics = await (await fetch(`${shop.origin}/metrics`)).text();
  expect(metrics).toContain('http_requests_total');
  const proxied = await fetch(`${shop.origin}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(proxied.status).toBe(403);
});

test('a page, its files and the API come from one address, each with a correlation id', async () => {
  const page = await fetch(`${shop.origin}/plp/beverages/coffee`);
  const html = await page.text();
  expect([page.status, page.headers.get('x-correlation-id')?.length]).toEqual([200, expect.any(Number)]);
  const script = /\/assets\/[^" ]+\.js/.exec(html)?.[0];
  const file = await fetch(`${shop.origin}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${shop.origin}/assets/gone-00000000.js`)).status).toBe(404);
  expect((await fetch(`${shop.origin}/rest/v2/usb2c/c/coffee`)).status).toBe(200);
});

test('nothing but what was built is served, and no list of it', async () => {
  // covers: V4.3.2, V12.3.2, V12.5.1
  const built = ['/.vite/manifest.json', '/.vite/license.md', '/%2evite/manifest.json', '/.vite/'];
  for (const path of [
    '/assets/',
    '/assets',
    '/.git/config',
    '/.env',
    '/package.json',
    '/data/secret.key',
    ...built,
  ])
    expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 404]);
});

/** As a caller sends it: `fetch` would tidy the path. */
const raw = (path: string) =>
  new Promise<{ status: number | undefined; type: string | undefined }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: shop.port, path }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, type: answer.headers['content-type'] });
    });
    asked.on('error', reject).end();
  });

const HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.crema.localhost' };

test('every kind of answer says how browsers are to treat it, and over HTTPS to stay with it', async () => {
  // covers: V14.3.3, V14.4.1, V14.4.4, V14.4.5, V14.4.6
  const asset = /\/assets\/[^" ]+\.js/.exec(await (await fetch(`${shop.origin}/?site=usb2c`)).text())?.[0];
  const pages = ['/?site=usb2c', '/no-such-page', '/%zz', '/fr?site=usb2c'];
  const others = [
    asset ?? '',
    '/icons/usb2c.svg',
    '/healthz',
    '/metrics',
    '/openapi.json',
    '/rest/v2/nowhere/x',
  ];
  for (const path of [...pages, ...others, '/media/no-such.webp', '/api/nothing', '/robots.txt']) {
    const answer = await fetch(shop.origin + path);
    const { headers } = answer;
    const type = headers.get('content-type') ?? '';
    // What has a body says what it is, and text in which letters.
    if ((await answer.arrayBuffer()).byteLength > 0)
      expect([path, type]).toEqual([path, expect.stringMatching(/^(text\/.*; charset=utf-8|(?!text).+)$/)]);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
    expect([path, headers.get('strict-transport-security')]).toEqual([path, null]);
    expect([path, headers.get('x-powered-by'), headers.get('server')]).toEqual([path, null, null]);
    const secure = await fetch(shop.origin + path, { headers: HTTPS });
    expect([path, secure.headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=63072000; includeSubDomains',
    ]);
  }
  for (const path of pages) {
    const { headers } = await fetch(shop.origin + path);
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin']);
    expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
  const { headers } = await fetch(`${shop.origin}/?site=usb2c`);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src 'self'[^;]*;/);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
});

test('what the API answers is a file to keep for whoever opens it as a page', async () => {
  // covers: V14.4.2
  const products = '/rest/v2/usb2c/products';
  for (const path of [
    `${products}/aurelune-dawn-parade`,
    `${products}/nothing`,
    '/api/auth/systemUserToken',
  ]) {
    const { headers } = await fetch(shop.origin + path);
    expect([path, headers.get('content-type')]).toEqual([path, expect.stringContaining('application/json')]);
    expect([path, headers.get('content-disposition')]).toEqual([path, 'attachment; filename="api.json"']);
  }
  const { headers } = await fetch(`${shop.origin}/?site=usb2c`);
  expect(headers.get('content-disposition')).toBeNull();
});

test('the visit’s cookie is out of scripts’ reach, and of plain HTTP’s where HTTPS is spoken', async () => {
  // covers: V3.4.3
  const add = (headers = {}) =>
    fetch(`${shop.origin}/rest/v2/usb2c/users/anonymous/addProductToCart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ code: '1012-AURL-DAWN-24', qty: 1 }),
    });
  expect((await add()).headers.get('set-cookie')).toMatch(
    /^SESSION=[\w-]{16,}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await add(HTTPS)).headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});

test('what no part of the shop answers has a correlation id too', async () => {
  const headers = { 'x-correlation-id': 'abcdef0123456789' };
  for (const path of ['/healthz', '/readyz', '/metrics', '/rest/v2/usb2c/products/%zz']) {
    const answer = await fetch(shop.origin + path, { headers });
    expect([path, answer.headers.get('x-correlation-id')]).toEqual([path, headers['x-correlation-id']]);
  }
});

test('a path that leads out of the files, or to another host, is a page that is not there', async () => {
  for (const path of [
    '/assets/%2e%2e/package.json',
    '//elsewhere.example',
    '/fr//elsewhere.example',
    '/x.%zz.png',
  ]) {
    const { status, type } = await raw(path);
    expect([path, status, type]).toEqual([
      path,
      path.includes('%zz') ? 400 : 404,
      'text/html; charset=utf-8',
    ]);
  }
});

test('headers that are too large get the error body', async () => {
  const answer = await fetch(`${shop.origin}/`, { headers: { 'x-long': 'x'.repeat(20_000) } });
  expect(answer.status).toBe(431);
  expect(answer.headers.get('x-correlation-id')).toMatch(/^[0-9a-f]{32}-/);
  expect(await answer.json()).toMatchObject({ errors: [{ type: 'HeaderFieldsTooLargeError' }] });
});

/** Bytes as they are, to the end of the connection: what no client library would send. */
const spoken = async (bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  socket.end(bytes);
  return text(socket);
};

test.each([
  ['no host', 'GET /healthy HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BadRequestError'],
  [
    'no host in a call',
    'GET /rest/v2/usb2c/c/coffee HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'BadRequestError',
  ],
  [
    'a wish that nobody grants',
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
    417,
    'ExpectationFailedError',
  ],
  ['a tunnel', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'MethodNotAllowedError'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'BadRequestError'],
])('%s is told in the error body of the API', async (_what, bytes, status, type) => {
  const [head = '', body = ''] = (await spoken(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toMatch(/\nx-correlation-id: [0-9a-f]{32}-/);
  expect(body).toContain(`"errors":[{"type":"${type}","message":"`);
});

test('a second process on the same data folder is refused with a sentence', () => {
  const second = run({ DATA_DIR: dataDir, PORT: '0' });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain('is in use by the shop');
  expect(second.stderr).not.toContain('    at ');
});

test('a start on PostgreSQL with nothing else set says every missing setting at once, each with how to set it', () => {
  const { status, stdout, stderr } = run({
    DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
    DATA_DIR: dataDir,
  });
  expect([status, stdout]).toEqual([1, '']);
  const lines = stderr.split('\n').filter((line) => line.startsWith('  - '));
  expect(lines.map((line) => line.split(' ')[3])).toEqual([
    ...['SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'SITE_HOSTS', 'PAYMENTS'],
  ]);
  for (const how of [
    'openssl rand -base64 48',
    'MAIL=files',
    'SITE_HOSTS=shop.example=usb2c',
    'PAYMENTS=test',
  ])
    expect(stderr).toContain(how);
});

test('every problem of the configuration comes in one message', () => {
  // covers: V2.10.2, V14.1.3
  const { status, stderr } = run({
    PORT: 'x',
    ROLES: 'cook',
    SEED: 'all',
    DATABASE_URL: 'postgres://127.0.0.1/x',
    SITE_HOSTS: 'a',
  });
  expect(status).toBe(1);
  for (const name of ['PORT', 'ROLES', 'SEED', 'SECRET_KEY', 'SITE_HOSTS']) expect(stderr).toContain(name);
});

test(
  'a killed process leaves the data whole, and the next one takes over the folder',
  async () => {
    const { cartGuid } = await addToCart();
    await shop.kill();
    shop = await startShop({ dataDir, env: { SEED: 'demo', LOG_LEVEL: 'warn', TRUST_PROXY: '1' } });
    expect((await addToCart(cartGuid)).cartQuantity).toBe(2);
  },
  patience(120_000),
);

test(
  'SIGTERM answers every request under way and exits with 0',
  async () => {
    const { cartGuid } = await addToCart();
    const underWay = Array.from({ length: 40 }, () => addToCart(cartGuid));
    // Let the first of them reach the process.
    await Promise.race(underWay);
    const [answers, code] = await Promise.all([Promise.all(underWay), shop.stop()]);
    expect(Math.max(...answers.map((answer) => answer.cartQuantity))).toBe(41);
    expect(code).toBe(0);
    const db = await openPglite(join(dataDir, 'pglite'));
    const inCart = 'select sum(quantity)::int as n from cart_entries where cart_guid = $1';
    expect((await db.execute(inCart, [cartGuid])).rows).toEqual([{ n: 41 }]);
    await db.close();
  },
  patience(120_000),
);
