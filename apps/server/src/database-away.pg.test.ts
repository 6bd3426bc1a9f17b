/** A shop's process while its PostgreSQL is silent, ends connections, or is not there at the start. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cloneTestDatabase, type TestDatabase } from '@crema/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FaultyProxy,
  freePort,
  onPostgres,
  type Shop,
  startFaultyProxy,
  startShop,
} from '../../../tools/testbed/index.ts';

/** A load balancer's patience; on a slow machine the answer itself takes some of it. */
const PROMPT_MS = 3000;

describe('a shop whose PostgreSQL fails', () => {
  let direct: TestDatabase;
  let proxy: FaultyProxy;
  let shop: Shop;
  const env = (url: string) => ({
    ...onPostgres(url, 'known to this test and to nobody else'),
    ...{ ROLES: 'commerce,worker', SEED: 'none', LOG_LEVEL: 'info' },
    ...{ DATABASE_HEARTBEAT_MS: '500', DATABASE_QUERY_TIMEOUT_MS: '1000' },
  });
  beforeAll(async () => {
    direct = await cloneTestDatabase();
    proxy = await startFaultyProxy(direct.url ?? '');
    shop = await startShop({ env: env(proxy.url(direct.url ?? '')) });
  });
  afterAll(async () => {
    proxy.resume();
    await shop.stop();
    await proxy.stop();
    await direct.close();
  });

  const readiness = async () => {
    const begun = performance.now();
    const answer = await fetch(`${shop.origin}/readyz`);
    const body = (await answer.json()) as Record<string, string>;
    return { status: answer.status, body, inTime: performance.now() - begun < PROMPT_MS };
  };
  const ready = { status: 200, body: { status: 'ready' }, inTime: true };

  test('says what is a test or a file about it, and warns once of a proxy that nobody told it of', async () => {
    expect(shop.output()).toContain('test gateway: no card is charged (PAYMENTS=test)');
    expect(shop.output()).toContain(`files in ${join(shop.dataDir, 'mail')} (MAIL=files)`);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (let times = 0; times < 3; times += 1) await fetch(`${shop.origin}/healthz`, { headers });
    await expect.poll(() => shop.output().split('TRUST_PROXY is not set').length - 1).toBe(1);
  });

  test('keeps a command that was not told of its database from opening a second shop', async () => {
    const command = fileURLToPath(new URL('./cli/orders.ts', import.meta.url));
    const env = { PATH: process.env.PATH, DATA_DIR: shop.dataDir };
    // Not waited for in one piece: the proxy to the database is of this process.
    const run = await promisify(execFile)(process.execPath, [command, 'list'], { env }).then(
      () => ({ code: 0, stdout: '', stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(
      /^A shop on PostgreSQL runs with the data folder .* Set the DATABASE_URL .*\n$/,
    );
    expect(existsSync(join(shop.dataDir, 'pglite'))).toBe(false);
  });

  test('says within three seconds that it is not ready, and why, and is again when packets pass', async () => {
    expect(await readiness()).toEqual(ready);
    proxy.silence();
    const away = { status: 'not ready', database: 'away' };
    expect(await readiness()).toMatchObject({ status: 503, body: away, inTime: true });
    const unheard = { ...away, changes: 'unheard' };
    await expect.poll(readiness).toEqual({ status: 503, body: unheard, inTime: true });
    proxy.resume();
    await expect.poll(readiness).toEqual(ready);
  });

  test('is not ready while it hears of no changes, though the database answers', async () => {
    proxy.silence((sent) => sent.includes('listen "crema_changes"'));
    const body = { status: 'not ready', changes: 'unheard' };
    await expect.poll(readiness, { interval: 20 }).toEqual({ status: 503, body, inTime: true });
    await expect.poll(readiness).toEqual(ready);
  });

  test('lives on when PostgreSQL ends every connection, and logs a line and no stack for each', async () => {
    const { length } = shop.output();
    for (let times = 0; times < 5; times += 1) {
      await direct.execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await readiness();
    }
    await expect.poll(readiness).toEqual(ready);
    // Lines are written in batches.
    await expect.poll(() => shop.output().slice(length)).toContain('database connection lost');
    expect(shop.output().slice(length)).not.toMatch(/"stack"|\n {4}at /);
  });

  test('that is not there at the start ends with one sentence', async () => {
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
    const message = await startShop({ env: env(url) }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toMatch(
      /^The shop did not start: it ended\nThe database does not answer: .*ECONNREFUSED.*\n$/,
    );
  });
});
