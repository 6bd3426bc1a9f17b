import { patience } from '@crema/testing/pace';
import { afterEach, expect, test, vi } from 'vitest';
import { startFaultyProxy, startRedis } from '../../../../../tools/testbed/index.ts';
import { createLimiters, type Limiters } from './index.ts';

const THREE = { name: 'three', calls: 3, minutes: 1 };
const opened: Limiters[] = [];
afterEach(() => {
  for (const limiters of opened.splice(0)) limiters.close();
});

async function open(redisUrl?: string) {
  const log = { error: vi.fn() };
  const limiters = await createLimiters({ redisUrl, log });
  opened.push(limiters);
  return { log, count: (key: string, limit = THREE) => limiters.count(limit, key) };
}

test('a key has its calls, then waits for seconds; another key and another limit go on', async () => {
  const { count } = await open();
  for (let call = 0; call < 3; call += 1) expect(await count('a')).toBeUndefined();
  const seconds = await count('a');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await count('b')).toBeUndefined();
  expect(await count('a', { ...THREE, name: 'other' })).toBeUndefined();
});

test('a hundred thousand networks take a bounded memory, and the latest of them are counted', async () => {
  const { count } = await open();
  for (let n = 0; n < 100_000; n += 1) await count(`network ${n}`);
  // The first was forgotten with the others before the last 20,000.
  expect([await count('network 0'), await count('network 0'), await count('network 0')]).toEqual(
    Array(3).fill(undefined),
  );
  expect(await count('network 0')).toBeGreaterThan(0);
  for (let call = 0; call < 2; call += 1) expect(await count('network 99999')).toBeUndefined();
  expect(await count('network 99999')).toBeGreaterThan(0);
});

test('a Redis that falls silent holds up one call for half a second, then none; the log says so', {
  timeout: patience(60_000),
}, async () => {
  const redis = await startRedis();
  const proxy = await startFaultyProxy(new URL(redis.url).host);
  try {
    const { count, log } = await open(proxy.url(redis.url));
    for (let call = 0; call < 3; call += 1) expect(await count('a')).toBeUndefined();
    expect(await count('a')).toBeGreaterThan(0);
    proxy.silence();
    const began = performance.now();
    for (let call = 0; call < 20; call += 1) expect(await count('a')).toBeUndefined();
    // Twenty times the half second would be ten.
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(log.error).toHaveBeenCalled();
    proxy.resume();
    await expect.poll(() => count('a')).toBeGreaterThan(0);
  } finally {
    await proxy.stop();
    await redis.stop();
  }
});
