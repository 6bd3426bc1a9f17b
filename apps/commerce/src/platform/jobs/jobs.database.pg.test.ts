/** Jobs while their PostgreSQL is away. */

import { cloneTestDatabase, openTestCommerce } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import { openPostgres } from '#platform/db/index.ts';
import { startFaultyProxy } from '../../../../../tools/testbed/index.ts';

test(
  'go on by themselves when the database is back',
  async () => {
    const direct = await cloneTestDatabase();
    const url = direct.url ?? '';
    const proxy = await startFaultyProxy(url);
    const timeouts = { connectMs: 1000, queryMs: 1000, heartbeatMs: 200 };
    const db = await openPostgres({ url: proxy.url(url), timeouts, onConnectionError: () => {} });
    const done: number[] = [];
    const { commerce } = await openTestCommerce({
      db,
      extend: ({ jobs }) => jobs.define<{ n: number }>('test.count', async ({ n }) => void done.push(n)),
    });
    const { jobs } = commerce.platform;
    await jobs.start(true);
    await jobs.enqueue('test.count', { n: 1 });
    await expect.poll(() => done).toEqual([1]);
    proxy.refuse();
    await expect(jobs.enqueue('test.count', { n: 2 })).rejects.toThrow('The database does not answer');
    await new Promise((later) => setTimeout(later, 1500));
    proxy.resume();
    await expect.poll(() => jobs.enqueue('test.count', { n: 3 })).toBeUndefined();
    await expect.poll(() => done.includes(3), { timeout: patience(40_000) }).toBe(true);
    expect(done).not.toContain(2);
    await commerce.close();
    await db.close();
    await direct.close();
    await proxy.stop();
  },
  patience(60_000),
);
