/** The nginx of deploy/nginx.conf, with TLS, in front of a shop. */
import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDatabase } from '../on-postgres.ts';
import { PLAIN_SHOP, type Shop, startShop } from '../shop.ts';
import { programOf } from './debian.ts';
import { startNginx, type WebServer } from './nginx.ts';

const HOST = 'shop.example';
const isHere = programOf('nginx') !== undefined;

let shop: Shop;
let proxy: WebServer | undefined;
beforeAll(async () => {
  if (!isHere) return;
  const own = { SEED: 'none', LOG_LEVEL: 'warn', TRUST_PROXY: '1', SITE_HOSTS: `${HOST}=usb2c` };
  const env = { ...(await ownDatabase()), ...own };
  shop = await startShop({ entry: PLAIN_SHOP, env, readyWithin: patience(120_000) });
  proxy = await startNginx(HOST, shop.port);
}, patience(180_000));
afterAll(async () => {
  await proxy?.stop();
  await shop?.stop();
}, patience(60_000));

/** Asks the proxy over TLS; its certificate is of its own making. */
async function ask(path: string, options: RequestOptions = {}) {
  const asked = request({
    ...{ host: '127.0.0.1', port: proxy?.ports.https, path, servername: HOST, rejectUnauthorized: false },
    ...options,
    headers: { host: HOST, ...options.headers },
  });
  asked.end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode as number, headers: answer.headers, body: await text(answer) };
}

// Without nginx (Debian: the package nginx) these are named as skipped.
const behind = test.skipIf(!isHere);

behind('HTTP leads to HTTPS', async () => {
  const asked = plainRequest({
    host: '127.0.0.1',
    port: proxy?.ports.http,
    path: '/brewers',
    headers: { host: HOST },
  });
  asked.end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `https://${HOST}/brewers`]);
});

behind(
  'pages, calls, pictures and the back office are there, and the shop knows that it was called over TLS',
  async () => {
    const page = await ask('/');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    expect(page.body).toContain(`https://${HOST}/`);
    const paths = [
      '/rest/v2/usb2c/cms/siteConfig',
      '/robots.txt',
      '/sitemap.xml',
      '/admin',
      '/docs',
      '/openapi.json',
    ];
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(answers.map(({ status }, at) => [paths[at], status < 400])).toEqual(
      paths.map((path) => [path, true]),
    );
  },
);

behind('what is for operators is not there, whatever the caller claims', async () => {
  for (const path of ['/metrics', '/changes', '/readyz', '/healthz'])
    expect((await ask(path, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
});
