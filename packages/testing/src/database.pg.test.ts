import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';

let db: TestDatabase;
let reader: pg.Client;
beforeEach(async () => {
  db = await openTestDatabase();
  reader = new pg.Client({ connectionString: db.url });
  await reader.connect();
});
afterEach(async () => {
  await reader.end();
  await db.execute('drop table if exists beans, leaves');
});

test('tables that have grown are emptied beside a reader of the same tables', async () => {
  const grow = (table: string) =>
    db.execute(`insert into ${table} select repeat('word ', 100) from generate_series(1, 300)`);
  await db.execute('create table beans (words text)');
  await db.execute('create table leaves (words text)');
  for (let round = 0; round < 20; round++) {
    await grow('beans');
    await grow('leaves');
    const emptied = openTestDatabase();
    // In both orders, each a little later than the one before.
    const tables = round % 2 === 0 ? ['beans', 'leaves'] : ['leaves', 'beans'];
    await reader.query('select pg_sleep($1)', [round / 1000]);
    await reader.query('begin');
    for (const table of tables) await reader.query(`select count(*), pg_sleep(0.002) from ${table}`);
    await reader.query('commit');
    await emptied;
    const { rows } = await db.execute('select words from beans union all select words from leaves');
    expect(rows).toEqual([]);
  }
});
