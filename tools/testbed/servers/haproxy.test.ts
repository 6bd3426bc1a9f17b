/** The HAProxy of deploy/haproxy.cfg before servers that say who they are and what they were told. */

import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, temporaryFolder } from '../folders.ts';
import { programOf } from './debian.ts';
import { type Balancer, type BalancerPorts, startHaproxy } from './haproxy.ts';

const program = programOf('haproxy');
const servers: Server[] = [];
let folder: string;
let ports: BalancerPorts;
let balancer: Balancer | undefined;
/** Calls that each server breaks off before it answers. */
const breaksOff = new Map<string, number>();

/** A server that answers with its name, the caller's address and the method; `/readyz` is always well. */
async function say(name: string, port: number): Promise<void> {
  const server = createServer((request, response) => {
    const left = breaksOff.get(name) ?? 0;
    if (left > 0 && request.url !== '/readyz') {
      breaksOff.set(name, left - 1);
      request.socket.destroy();
      return;
    }
    const { 'x-forwarded-for': forwarded } = request.headers;
    response.end(JSON.stringify({ name, forwarded, method: request.method }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

beforeAll(async () => {
  if (!program) return;
  folder = await temporaryFolder('haproxy');
  const names = ['door', 'cache', 'storefronts', 'storefrontOne', 'storefrontTwo', 'engines'] as const;
  const others = ['engineOne', 'engineTwo', 'database', 'databaseOne', 'databaseTwo'] as const;
  const found: [string, number][] = [];
  for (const name of [...names, ...others]) found.push([name, await freePort()]);
  ports = Object.fromEntries(found) as BalancerPorts;
  await say('cache', ports.cache);
  await say('storefront', ports.storefrontOne);
  await say('engine', ports.engineOne);
  balancer = await startHaproxy(program, folder, ports);
}, patience(60_000));
afterAll(async () => {
  await balancer?.stop();
  for (const server of servers) server.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
}, patience(30_000));

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`http://127.0.0.1:${ports.door}${path}`, init);
  const text = await answer.text();
  return { status: answer.status, ...(text.startsWith('{') ? JSON.parse(text) : {}) };
};

// Without HAProxy (Debian: the package haproxy) these are named as skipped.
const behind = test.skipIf(!program);

behind('pages go to the cache, calls to an engine, and nobody’s own address is believed', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await expect
    .poll(() => ask('/p/dawn', { headers }))
    .toMatchObject({ name: 'cache', forwarded: '127.0.0.1' });
  for (const path of ['/rest/v2/usb2c/cms/siteConfig', '/admin', '/admin/v1/me', '/robots.txt'])
    await expect.poll(() => ask(path, { headers })).toMatchObject({ name: 'engine', forwarded: '127.0.0.1' });
});

behind('what is for operators is not there', async () => {
  for (const path of ['/metrics', '/changes', '/changes/experiments', '/readyz', '/healthz'])
    expect(await ask(path)).toEqual({ status: 404 });
});

behind('a call that broke off is sent again where its key makes it the same, and not otherwise', async () => {
  await expect.poll(() => ask('/rest/v2/x')).toMatchObject({ name: 'engine' });
  const post = (headers: Record<string, string>) =>
    ask('/rest/v2/x', { method: 'POST', body: '{}', headers });
  breaksOff.set('engine', 1);
  expect(await post({ 'idempotency-key': 'one' })).toMatchObject({ status: 200, method: 'POST' });
  breaksOff.set('engine', 1);
  // Refused, or broken off as well: HAProxy does the latter on a connection that it kept.
  const alone = await post({}).then(
    ({ status }) => status,
    () => 502,
  );
  expect([alone, breaksOff.get('engine')]).toEqual([502, 0]);
});

behind('without the cache pages come from a storefront', async () => {
  const cache = servers[0] as Server;
  cache.closeAllConnections();
  await new Promise((resolve) => cache.close(resolve));
  await expect
    .poll(() => ask('/p/dawn'), { timeout: patience(10_000) })
    .toMatchObject({ name: 'storefront' });
});
