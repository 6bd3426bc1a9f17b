import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '@crema/commerce/platform/changes/index';
import { patience } from '@crema/testing/pace';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ECHOES_MS, type Follower, followChanges } from './follow-changes.ts';

const OPEN = 'event: open\ndata: {}\n\n';
let readers: ServerResponse[];
/** What the feed answers to one caller after the other, and to all others 200. */
let statuses: number[];
const server = createServer((_request, response) => {
  response.writeHead(statuses.shift() ?? 200, { 'content-type': 'text/event-stream' }).flushHeaders();
  readers.push(response);
});
let told: Change[];
/** The moments of these, in milliseconds. */
let moments: number[];
/** How often changes may have been missed. */
let gaps: number;
/** The engine goes away, as the calls to it find out. */
let goAway: () => void;
let follower: Follower;
beforeEach(async () => {
  [readers, told, moments, statuses, gaps] = [[], [], [], [], 0];
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
    onChange: (change) => {
      told.push(change);
      moments.push(performance.now());
    },
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
/** Until everything has been told for the last time. How often it was told meanwhile, a busy machine may be too slow to see. */
const settle = () => expect.poll(() => follower.isEchoDue()).toBe(false);

test('is connected from the opening event on, and takes everything for changed then', async () => {
  follow();
  const feed = await reader(1);
  expect(follower.isConnected()).toBe(false);
  feed.write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
  expect(gaps).toBeGreaterThan(0);
  // Again a moment and a second later: another engine may have answered before it had heard of a change.
  await settle();
  expect([gaps, told]).toEqual([3, []]);
});

test('tells each change, however it was cut into pieces, and again a moment and a second later', async () => {
  follow();
  const feed = await reader(1);
  feed.write(`${OPEN}: still here\n\nevent: chan`);
  feed.write('ge\ndata: {"site":"usb2c","tags":["product:a"]}\n\nevent: change\ndata: {"tags":[]}\n\n');
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await settle();
  const changes = [{ site: 'usb2c', tags: ['product:a'] }, { tags: [] }];
  expect(told).toEqual([...changes, ...changes, ...changes]);
  // A timer ends up to a millisecond early.
  const after = (which: number) => Math.ceil((moments[which] ?? 0) - (moments[0] ?? 0));
  expect(after(2)).toBeGreaterThanOrEqual(ECHOES_MS[0] ?? Infinity);
  expect(after(4)).toBeGreaterThanOrEqual(ECHOES_MS[1] ?? Infinity);
});

test('a connection that ends is opened again; meanwhile nothing counts as followed', async () => {
  follow();
  (await reader(1)).end(OPEN);
  const next = await reader(2);
  await settle();
  // Three times for the beginning, and once for the end.
  expect([gaps, follower.isConnected()]).toEqual([4, false]);
  next.write(OPEN);
  await expect.poll(() => follower.isConnected()).toBe(true);
});

test('silence is a break, and so is a refusal', async () => {
  statuses = [200, 503];
  follow(patience(300));
  (await reader(1)).write(OPEN);
  await reader(3);
  await settle();
  expect([gaps, follower.isConnected()]).toEqual([4, false]);
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
