import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '@crema/commerce/platform/changes/index';
import { patience } from '@crema/testing/pace';
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
/** How often changes may have been missed. */
let gaps: number;
/** The engine goes away, as the calls to it find out. */
let goAway: () => void;
let follower: Follower;
beforeEach(async () => {
  [readers, told, status, gaps] = [[], [], 200, 0];
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
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onAway = (end: () => void) => {
    goAway = end;
    return () => {};
  };
  follower = followChanges({
    pick: () => ({ address, onAway }),
    log: pino({ level: 'silent' }),
    onChange: (change) => told.push(change),
    onGap: () => {
      gaps += 1;
    },
    longestSilence,
  });
};
const reader = async (number: number) => {
  await expect.poll(() => readers.length).toBe(number);
  return readers[number - 1] as ServerResponse;
};

test('is connected from the opening event on, and takes everything for changed then', async () => {
  follow();
  const feed = await reader(1);
  expect(follower.isConnected()).toBe(false);
  feed.write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
  expect([gaps, told]).toEqual([1, []]);
  // Once more a moment later: another engine may have answered before it had heard of a change.
  await expect.poll(() => gaps, { timeout: patience(3_000) }).toBe(2);
});

test('tells each change, however it was cut into pieces, and again a moment and a second later', async () => {
  follow();
  const feed = await reader(1);
  feed.write(`${OPEN}: still here\n\nevent: chan`);
  feed.write('ge\ndata: {"site":"usb2c","tags":["product:a"]}\n\nevent: change\ndata: {"tags":[]}\n\n');
  await expect.poll(() => told.length).toBe(2);
  const changes = [{ site: 'usb2c', tags: ['product:a'] }, { tags: [] }];
  expect(told).toEqual(changes);
  await expect.poll(() => told).toEqual([...changes, ...changes]);
  await expect.poll(() => told, { timeout: patience(3_000) }).toEqual([...changes, ...changes, ...changes]);
});

test('a connection that ends is opened again; meanwhile nothing counts as followed', async () => {
  follow();
  (await reader(1)).end(OPEN);
  const next = await reader(2);
  expect([gaps, follower.isConnected()]).toEqual([2, false]);
  next.write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
});

test('silence is a break, and so is a refusal', async () => {
  follow(300);
  (await reader(1)).write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
  await expect.poll(() => follower.isConnected()).toBe(false);
  status = 503;
  (await reader(2)).write(OPEN);
  await reader(3);
  expect(follower.isConnected()).toBe(false);
});

test('an engine that is found to be away is left at once, however open its feed is', async () => {
  follow();
  (await reader(1)).write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
  goAway();
  (await reader(2)).write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
  expect(gaps).toBeGreaterThanOrEqual(3);
});
