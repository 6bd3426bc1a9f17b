import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from './database.ts';
import { statementsOf } from './statements.ts';

it('tells what the work asks, in a transaction too, and nothing of what is asked beside it', async () => {
  const db = await openTestDatabase();
  const beside = async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      await db.transaction(() => db.rows(sql`select ${asked}::int as beside`));
      await delay(1);
    }
  };
  const others = beside();
  const told = await statementsOf(db, async () => {
    await db.transaction(() => db.rows(sql`select ${1}::int as mine`));
    await delay(10);
    return (await db.execute('select $1::int as mine', [2])).rows;
  });
  await others;
  expect(told).toEqual({
    answer: [{ mine: 2 }],
    statements: [
      { text: 'select $1::int as mine', values: [1] },
      { text: 'select $1::int as mine', values: [2] },
    ],
    transactions: 1,
  });
});

it('counts no more once the work has ended, with an error too', async () => {
  const db = await openTestDatabase();
  const { rows, execute, transaction } = db;
  const failing = statementsOf(db, () => Promise.reject(new Error('of a test')));
  await expect(failing).rejects.toThrow('of a test');
  expect([db.rows, db.execute, db.transaction]).toEqual([rows, execute, transaction]);
});
