/** What becomes of the pool, its transactions and its listeners when connections end, fall silent or wait too long. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cloneTestDatabase, type TestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../../../../../../tools/testbed/index.ts';
import { type Database, DatabaseAwayError, isDatabaseAway, openPostgres } from '../index.ts';

const TIMEOUTS = { connectMs: patience(1000), queryMs: 400, lockMs: 200, heartbeatMs: 200 };
const COMMERCE = fileURLToPath(new URL('../../..', import.meta.url));

describe('a connection to PostgreSQL', () => {
  let direct: TestDatabase;
  let url: string;
  let proxy: FaultyProxy;
  let db: Database;
  beforeAll(async () => {
    direct = await cloneTestDatabase();
    url = direct.url ?? '';
  });
  beforeEach(async () => {
    proxy = await startFaultyProxy(url);
    db = await openPostgres({
      url: proxy.url(url),
      poolSize: 2,
      timeouts: TIMEOUTS,
      onConnectionError: () => {},
    });
  });
  afterEach(async () => {
    proxy.resume();
    await db.close();
    await proxy.stop();
  });
  afterAll(() => direct.close());

  const works = async () => (await db.rows(sql`select 1 as one`)).length === 1;
  const backend = async () =>
    (await db.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0;

  /** A process of its own, whose backend ends in the middle of a transaction. Answers its exit code and last words. */
  async function endedInside(guards: object): Promise<{ code: number | null; said: string }> {
    const script = `
      const { openPostgres } = await import('#platform/db/index.ts');
      const db = await openPostgres({ url: ${JSON.stringify(url)}, guards: ${JSON.stringify(guards)}, onConnectionError() {} });
      await db.transaction(async () => {
        const { rows: [{ pid }] } = await db.execute('select pg_backend_pid() as pid');
        const { default: { Client } } = await import('pg');
        const other = new Client({ connectionString: ${JSON.stringify(url)} });
        await other.connect();
        await other.query('select pg_terminate_backend($1)', [pid]);
        await other.end();
        await new Promise((resolve) => setTimeout(resolve, 300));
      }).catch((error) => console.log(error.name));
      console.log((await db.execute('select 1 as one')).rows.length);
      await db.close();`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: COMMERCE });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  }

  test('that PostgreSQL ends inside a transaction fails the transaction, not the process', async () => {
    expect(await endedInside({})).toEqual({ code: 0, said: 'DatabaseAwayError\n1\n' });
    expect(await endedInside({ errorListener: false })).toMatchObject({ code: 1, said: '' });
  });

  test('that is reset inside a transaction is never used again', async () => {
    let lost = 0;
    const work = db.transaction(async () => {
      lost = await backend();
      proxy.reset();
      await works();
    });
    await expect(work).rejects.toThrow(DatabaseAwayError);
    expect(await backend()).not.toBe(lost);
  });

  test('that falls silent is given up in time, in and out of transactions, and others take its place', async () => {
    expect(await works()).toBe(true);
    const begun = performance.now();
    const silent = db.transaction(async () => {
      await works();
      proxy.silence();
      await works();
    });
    await expect(silent).rejects.toThrow(DatabaseAwayError);
    await expect(works()).rejects.toSatisfy(isDatabaseAway);
    expect(performance.now() - begun).toBeLessThan(patience(5000));
    proxy.resume();
    expect(await works()).toBe(true);
  });

  test('that is slow works on', async () => {
    proxy.delay(20);
    expect(await db.transaction(works)).toBe(true);
  });

  test('that waits too long for a lock, a statement or its own transaction is told so', async () => {
    await direct.execute('create table if not exists held (id int)');
    const { promise, resolve } = Promise.withResolvers<void>();
    const holding = direct.transaction(async () => {
      await direct.execute('lock table held');
      await promise;
    });
    await expect
      .poll(
        async () =>
          (await direct.execute("select 1 from pg_locks where relation = 'held'::regclass")).rows.length,
      )
      .toBeGreaterThan(0);
    await expect(db.execute('select * from held')).rejects.toThrow(/lock timeout/);
    resolve();
    await holding;
    await expect(db.execute('select pg_sleep(2)')).rejects.toThrow(/statement timeout/);
    const idle = db.transaction(async () => {
      await works();
      await new Promise((later) => setTimeout(later, 3 * TIMEOUTS.queryMs));
      await works();
    });
    await expect(idle).rejects.toThrow(DatabaseAwayError);
    expect(await works()).toBe(true);
  });

  test('has all the time it needs where the work says so, and says whose limit it was otherwise', async () => {
    const slept = db.transaction(() => db.execute('select pg_sleep(1.7)'), { unlimited: true });
    await expect(slept).resolves.toBeDefined();
  });

  test('that is cut while it commits leaves all or nothing, and says that it is not known', async () => {
    await direct.execute('create table if not exists cut (id int)');
    for (const forward of [true, false]) {
      await direct.execute('truncate cut');
      const happened = proxy.cutOnce({ when: 'commit', forward });
      const work = db.transaction(() => db.execute('insert into cut values (1)'));
      await expect(work).rejects.toThrow(DatabaseAwayError);
      await happened;
      expect((await direct.execute('select 1 from cut')).rows).toHaveLength(forward ? 1 : 0);
    }
  });

  test('that listens and falls silent is replaced, and its listener told that anything may have changed', async () => {
    const heard: [payload: string, since: number][] = [];
    const listening = await db.listen('a_channel', (...word) => heard.push(word));
    const silentFrom = performance.now();
    proxy.silence((sent) => sent.includes('listen'));
    await direct.execute("select pg_notify('a_channel', 'missed')");
    await expect.poll(() => heard.map(([payload]) => payload)).toEqual(['']);
    expect(heard[0]?.[1]).toBeLessThanOrEqual(silentFrom);
    expect(listening.heardAt()).toBeGreaterThan(silentFrom);
    await direct.execute("select pg_notify('a_channel', 'again')");
    await expect.poll(() => heard.map(([payload]) => payload)).toEqual(['', 'again']);
    await listening.close();
  });

  test('that shows a process present is made anew with its lock', async () => {
    const holder = async () =>
      (await direct.rows<{ pid: number }>(sql`select pid from pg_locks where objid = 77 and granted`))[0]
        ?.pid;
    const leave = await db.appear(77);
    const first = await holder();
    expect(await direct.isPresent(77)).toBe(true);
    proxy.reset();
    await expect.poll(async () => ![undefined, first].includes(await holder())).toBe(true);
    expect(await direct.isPresent(77)).toBe(true);
    await leave();
    await expect.poll(() => direct.isPresent(77)).toBe(false);
  });

  test('that is refused is the database’s being away; another’s socket is not', async () => {
    proxy.refuse();
    await expect(works()).rejects.toSatisfy(isDatabaseAway);
    await expect(db.transaction(works)).rejects.toThrow(DatabaseAwayError);
    await expect(db.isPresent(1)).rejects.toThrow(DatabaseAwayError);
    const geocoder = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(isDatabaseAway(new Error('no geocoder', { cause: geocoder }))).toBe(false);
    proxy.resume();
    await expect(db.execute('select nonsense')).rejects.not.toSatisfy(isDatabaseAway);
  });
});
