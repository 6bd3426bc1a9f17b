import { beforeEach, expect, inject, test } from 'vitest';
import { cloneTestDatabase, openTestDatabase, type TestDatabase } from './database.ts';

let db: TestDatabase;
beforeEach(async () => {
  db = await openTestDatabase();
});

const tables = async (on: TestDatabase): Promise<number> => {
  const { rows } = await on.execute(`select count(*)::int as n from pg_tables where schemaname = 'public'`);
  return (rows[0] as { n: number }).n;
};

test('the database is the kind that the project asks for, and migrated', async () => {
  expect(db.kind).toBe(process.env.TEST_DB);
  expect(inject('testDatabase').kind).toBe(db.kind);
  expect(await tables(db)).toBeGreaterThan(0);
  const { rows } = await db.execute('select tag from schema_migrations');
  expect(rows.length).toBeGreaterThan(0);
});

test('a database of one’s own has the same tables and none of the other’s', async () => {
  const own = await cloneTestDatabase();
  try {
    expect(await tables(own)).toBe(await tables(db));
    await own.execute('create table only_here (id int)');
    expect(await tables(own)).toBe((await tables(db)) + 1);
  } finally {
    await own.close();
  }
});

test('asking again empties what was written', async () => {
  await db.execute('create table if not exists left_over (id int generated always as identity)');
  try {
    await db.execute('insert into left_over default values');
    const again = await openTestDatabase();
    expect((await again.execute('select * from left_over')).rows).toEqual([]);
    await again.execute('insert into left_over default values');
    expect((await again.execute('select id from left_over')).rows).toEqual([{ id: 1 }]);
  } finally {
    await db.execute('drop table left_over');
  }
});

test('a table that has grown is empty, its file too', async () => {
  const bytes = async (): Promise<unknown> =>
    (await db.execute(`select pg_relation_size('grown')::int as bytes`)).rows;
  await db.execute('create table grown (words text)');
  try {
    await db.execute(`insert into grown select repeat('word ', 100) from generate_series(1, 1000)`);
    expect(await bytes()).not.toEqual([{ bytes: 0 }]);
    await openTestDatabase();
    expect(await bytes()).toEqual([{ bytes: 0 }]);
  } finally {
    await db.execute('drop table grown');
  }
});

test('rows that others point at go with them', async () => {
  await db.execute('create table cups (id int primary key)');
  await db.execute('create table handles (cup int not null references cups (id))');
  try {
    await db.execute('insert into cups values (1)');
    await db.execute('insert into handles values (1)');
    await openTestDatabase();
    const { rows } = await db.execute('select id as at from cups union all select cup from handles');
    expect(rows).toEqual([]);
    // Foreign keys are checked as before.
    await expect(db.execute('insert into handles values (1)')).rejects.toThrow();
  } finally {
    await db.execute('drop table handles, cups');
  }
});
