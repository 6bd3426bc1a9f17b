/** Behind a pooler that shares connections between transactions, as deploy/pgbouncer.ini sets one up. */
import { cloneTestDatabase, type TestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../../../../../../tools/testbed/servers/debian.ts';
import { type Pooler, startPgBouncer } from '../../../../../../tools/testbed/servers/pgbouncer.ts';
import { createChanges } from '../../changes/index.ts';
import { migrate } from '../migrate.ts';
import { DEFAULT_TIMEOUTS } from '../timeouts.ts';
import { openPostgres } from './postgres.ts';

const isHere = programOf('pgbouncer') !== undefined;

let direct: TestDatabase;
let serverUrl: string;
let pooler: Pooler | undefined;
beforeAll(async () => {
  direct = await cloneTestDatabase();
  serverUrl = direct.url ?? '';
  if (isHere) pooler = await startPgBouncer(serverUrl);
}, patience(60_000));
afterAll(async () => {
  await pooler?.stop();
  await direct.close();
});

const open = (directUrl?: string) =>
  openPostgres({
    url: pooler?.url(new URL(serverUrl).pathname.slice(1)) ?? '',
    directUrl,
    timeouts: { queryMs: 4000 },
    onConnectionError: () => {},
  });

// Without PgBouncer (Debian: the package pgbouncer) these are named as skipped.
const behind = test.skipIf(!isHere);

behind('changes arrive, and locks of a process hold, on the direct connection', async () => {
  const db = await open(serverUrl);
  try {
    const heard: string[] = [];
    const changes = await createChanges(db);
    changes.subscribe(({ tags }) => void heard.push(...tags));
    await changes.publish({ tags: ['category:tea'] });
    await expect.poll(() => heard).toContain('category:tea');
    const leave = await db.appear(4711);
    expect(await db.isPresent(4711)).toBe(true);
    await leave();
    await expect.poll(() => db.isPresent(4711)).toBe(false);
    await changes.close();
  } finally {
    await db.close();
  }
});

behind(
  'a transaction has its time limits, work without limits has none, and neither leaves any behind',
  async () => {
    const db = await open(serverUrl);
    const limits = () =>
      db
        .rows<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`)
        .then(([row]) => row?.limit);
    try {
      expect(await db.transaction(limits)).toBe('4s');
      expect(await db.transaction(limits, { unlimited: true })).toBe('0');
      // What deploy/pgbouncer.ini sets for every connection.
      expect(await limits()).toBe('10s');
      expect(await migrate(db)).toBe(0);
    } finally {
      await db.close();
    }
  },
);

behind(
  'without the direct connection the start says what to set',
  async () => {
    const db = await open();
    try {
      await expect(createChanges(db, { ...DEFAULT_TIMEOUTS, deafAfterMs: 1500 })).rejects.toThrow(
        /pool_mode = transaction: set DATABASE_DIRECT_URL/,
      );
    } finally {
      await db.close();
    }
  },
  patience(60_000),
);
