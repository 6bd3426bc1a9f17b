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
/** Keys that the cache dropped, request by request, with the moments (ms) of these, and what it answers. */
let purged: string[][];
let moments: number[];
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
  if (status === 200) {
    purged.push(String(request.headers['xkey-purge']).split(' ').sort());
    moments.push(performance.now());
  }
  response.writeHead(status).end();
});
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

let purger: Purger;
beforeEach(async () => {
  [readers, purged, moments, status] = [[], [], [], 200];
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

/** Until the cache has dropped everything that it is told, each of it for the last time: from then on it is told nothing. */
const settle = () => expect.poll(() => purger.isCurrent()).toBe(true);
/** What the cache is told from one request on: again and again, and on a busy machine two of these times at once. */
const told = (from: number) => [...new Set(purged.slice(from).map(String))];

test('drops what changed, and everything when it begins to follow', async () => {
  (await reader(1)).write(OPEN);
  await settle();
  expect(told(0)).toEqual([String(EVERYTHING)]);
  const before = purged.length;
  readers[0]?.write(change({ site: 'usb2c', tags: ['product:usb2c:dawn', 'category:usb2c:tea'] }));
  await expect.poll(() => purged.length).toBeGreaterThan(before);
  await settle();
  expect(told(before)).toEqual(['category:usb2c:tea,product:usb2c:dawn']);
});

test('what a storefront gave before it had heard of the change is dropped well within a second', async () => {
  (await reader(1)).write(OPEN);
  await settle();
  const before = purged.length;
  readers[0]?.write(change({ site: 'usb2c', tags: ['product:usb2c:dawn'] }));
  await expect.poll(() => purged.length).toBeGreaterThan(before);
  await settle();
  const [first = 0, second = 0, ...later] = moments.slice(before);
  expect(second - first).toBeLessThan(patience(700));
  // And a last time after the last moment at which a storefront drops what it made of an old answer.
  const last = (later.at(-1) ?? second) - first;
  expect(last).toBeGreaterThan(Math.max(...ECHOES_MS));
  expect(last).toBeLessThan(patience(Math.max(...ECHOES_MS) + 1000));
});

test('a change without tags drops its site', async () => {
  (await reader(1)).write(OPEN);
  readers[0]?.write(change({ site: 'cab2c', tags: [] }));
  await expect.poll(() => purged).toContainEqual(['site:cab2c']);
});

test('drops everything when the feed is lost, and again when it is back', async () => {
  (await reader(1)).write(OPEN);
  await settle();
  const before = purged.length;
  readers[0]?.end();
  await expect.poll(() => purged.length).toBe(before + 1);
  (await reader(2)).write(OPEN);
  await settle();
  expect(purged.length).toBeGreaterThan(before + 2);
  expect(told(0)).toEqual([String(EVERYTHING)]);
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
