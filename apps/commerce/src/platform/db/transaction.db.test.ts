import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './index.ts';

let shop: TestCommerce;
let db: Database;
beforeAll(async () => {
  shop = await openTestCommerce();
  db = shop.commerce.platform.db;
  await db.execute('create table if not exists notes (id int primary key)');
});
beforeEach(() => db.execute('delete from notes'));
afterAll(async () => {
  await db.execute('drop table notes');
  await shop.commerce.close();
});

const write = async (id: number): Promise<void> => {
  await db.execute('insert into notes (id) values ($1)', [id], { prepared: true });
};
const written = async () =>
  ((await db.execute('select id from notes order by id')).rows as { id: number }[]).map(({ id }) => id);

test('what is sent with the commit is written with it', async () => {
  const result = await db.transaction(async () => {
    await write(1);
    await db.atCommit(() => write(2));
    return 'done';
  });
  expect([result, await written()]).toEqual(['done', [1, 2]]);
});

test('where it fails nothing is written, and its error is heard', async () => {
  const both = db.transaction(async () => {
    await write(1);
    await db.atCommit(() => write(1));
  });
  await expect(both).rejects.toMatchObject({ code: '23505' });
  expect(await written()).toEqual([]);
});

test('a transaction that fails sends nothing of it', async () => {
  const failed = db.transaction(async () => {
    await db.atCommit(() => write(2));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await written()).toEqual([]);
});

test('outside a transaction it is sent at once', async () => {
  await db.atCommit(() => write(3));
  expect(await written()).toEqual([3]);
});

test('the first statement sent with the begin is of the transaction', async () => {
  const failed = db.transaction(
    async () => {
      await write(1);
      throw new Error('no');
    },
    { firstAtOnce: true },
  );
  await expect(failed).rejects.toThrow('no');
  expect(await written()).toEqual([]);
});

test('statements that are sent together are each answered with what is theirs', async () => {
  await db.transaction(async () => {
    const answers = await Promise.all([
      write(1),
      db.execute('select count(*)::int as notes from notes'),
      write(2),
      db.execute('select count(*)::int as notes from notes'),
    ]);
    expect(answers.map((answer) => answer?.rows)).toEqual([
      undefined,
      [{ notes: 1 }],
      undefined,
      [{ notes: 2 }],
    ]);
  });
});

test('a transaction in which a failure was passed over is no success', async () => {
  const passedOver = db.transaction(async () => {
    await write(1);
    await write(1).catch(() => undefined);
  });
  await expect(passedOver).rejects.toThrow();
  expect(await written()).toEqual([]);
});
