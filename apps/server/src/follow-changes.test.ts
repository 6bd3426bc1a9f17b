import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '@crema/commerce/platform/changes/index';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Follower, followChanges } from './follow-changes.ts';

const OPEN = 'event: open\ndata: {}\n\n';
let readers: ServerResponse[];
let status: number;
const server = createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'text/event-stream' }).flushHeaders();
  readers.push(response);
});
let told: Change[];
let follower: Follower;
beforeEach(async () => {
  [readers, told, status] = [[], [], 200];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  follower.close();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
const follow = (longestSilence?: number) => {
  const commerceUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const log = pino({ level: 'silent' });
  follower = followChanges({ commerceUrl, log, onChange: (change) => told.push(change), longestSilence });
};
const reader = async (number: number) => {
  await expect.poll(() => readers.length, { timeout: 5_000 }).toBe(number);
  return readers[number - 1] as ServerResponse;
};

test('is connected from the opening event on, and takes everything for changed then', async () => {
  follow();
  const feed = await reader(1);
  expect(follower.isConnected()).toBe(false);
  feed.write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
  expect(told).toEqual([{ tags: [] }]);
});

test('tells each change, however it was cut into pieces, and once more a moment later', async () => {
  follow();
  const feed = await reader(1);
  feed.write(`${OPEN}: still here\n\nevent: chan`);
  feed.write('ge\ndata: {"site":"usb2c","tags":["product:a"]}\n\nevent: change\ndata: {"tags":[]}\n\n');
  await expect.poll(() => told.length).toBe(3);
  expect(told.slice(1)).toEqual([{ site: 'usb2c', tags: ['product:a'] }, { tags: [] }]);
  await expect.poll(() => told.length, { timeout: 3_000 }).toBe(6);
});

test('a connection that ends is opened again; meanwhile nothing counts as followed', async () => {
  follow();
  (await reader(1)).end(OPEN);
  await expect.poll(() => told.filter(({ tags }) => tags.length === 0).length).toBeGreaterThan(1);
  expect(follower.isConnected()).toBe(false);
  (await reader(2)).write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
});

test('silence is a break, and so is a refusal', async () => {
  follow(300);
  (await reader(1)).write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
  await expect.poll(() => follower.isConnected(), { timeout: 3_000 }).toBe(false);
  status = 503;
  (await reader(2)).write(OPEN);
  await reader(3);
  expect(follower.isConnected()).toBe(false);
});
