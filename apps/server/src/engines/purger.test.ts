/** What caches in front are told of changes, of gaps, and of what they missed while they were away. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patience } from '@crema/testing/pace';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ECHOES_MS } from './follow-changes.ts';
import { type Purger, startPurging } from './purger.ts';

const OPEN = 'event: open\ndata: {}\n\n';
const EVERYTHING = ['site:cab2c', 'site:usafh', 'site:usb2c'];
const log = pino({ level: 'silent' });

let readers: ServerResponse[];
/** Keys that the cache dropped, request by request, and what it answers. */
let purged: string[][];
let status: number;
const feed = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  readers.push(response);
});
const edge = createServer((request, response) => {
  expect([request.method, request.headers['surrogate-key']]).toEqual([
    'PURGE',
    request.headers['xkey-purge'],
  ]);
  if (status === 200) purged.push(String(request.headers['xkey-purge']).split(' ').sort());
  response.writeHead(status).end();
});
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

let purger: Purger;
beforeEach(async () => {
  [readers, purged, status] = [[], [], 200];
  for (const server of [feed, edge]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const address = addressOf(feed).slice(0, -1);
  purger = startPurging({ edges: [addressOf(edge)], pick: () => ({ address, onAway: () => () => {} }), log });
});
afterEach(async () => {
  purger.close();
  for (const server of [feed, edge]) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});
const reader = async (number: number): Promise<ServerResponse> => {
  await expect.poll(() => readers.length, { timeout: patience(5000) }).toBe(number);
  return readers[number - 1] as ServerResponse;
};
const change = (data: object): string => `event: change\ndata: ${JSON.stringify(data)}\n\n`;

test('drops what changed, and everything when it begins to follow', async () => {
  (await reader(1)).write(OPEN);
  await expect.poll(() => purged).toEqual([EVERYTHING]);
  // A moment later once more: another engine may have heard later.
  await expect.poll(() => purged).toEqual([EVERYTHING, EVERYTHING]);
  await expect.poll(() => purger.isCurrent()).toBe(true);
  readers[0]?.write(change({ site: 'usb2c', tags: ['product:usb2c:dawn', 'category:usb2c:tea'] }));
  await expect.poll(() => purged.slice(2)).toContainEqual(['category:usb2c:tea', 'product:usb2c:dawn']);
});

test('what a storefront gave before it had heard of the change is dropped well within a second', async () => {
  (await reader(1)).write(OPEN);
  readers[0]?.write(change({ site: 'usb2c', tags: ['product:usb2c:dawn'] }));
  const drops = (): number => purged.filter((keys) => keys.includes('product:usb2c:dawn')).length;
  await expect.poll(drops).toBe(1);
  await expect.poll(drops, { timeout: patience(700), interval: 20 }).toBe(2);
  // And a last time after the last moment at which a storefront drops what it made of an old answer.
  const last = Math.max(...ECHOES_MS) + 1000;
  await expect.poll(drops, { timeout: patience(last), interval: 20 }).toBe(3);
});

test('a change without tags drops its site', async () => {
  (await reader(1)).write(OPEN);
  readers[0]?.write(change({ site: 'cab2c', tags: [] }));
  await expect.poll(() => purged).toContainEqual(['site:cab2c']);
});

test('drops everything when the feed is lost, and again when it is back', async () => {
  (await reader(1)).write(OPEN);
  await expect.poll(() => purged.length).toBe(2);
  readers[0]?.end();
  await expect.poll(() => purged.length).toBe(3);
  (await reader(2)).write(OPEN);
  await expect.poll(() => purged.slice(3)).toEqual([EVERYTHING, EVERYTHING]);
});

test('a cache that refuses is told again, until it has dropped all', async () => {
  status = 503;
  (await reader(1)).write(OPEN);
  readers[0]?.write(change({ site: 'usb2c', tags: ['product:usb2c:dawn'] }));
  await expect.poll(() => purger.isCurrent()).toBe(false);
  status = 200;
  await expect.poll(() => purged.flat(), { timeout: patience(10_000) }).toContain('product:usb2c:dawn');
  await expect.poll(() => new Set(purged.flat())).toEqual(new Set([...EVERYTHING, 'product:usb2c:dawn']));
  await expect.poll(() => purger.isCurrent()).toBe(true);
});
