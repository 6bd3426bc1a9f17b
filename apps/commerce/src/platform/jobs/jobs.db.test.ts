/** A job that fails is tried again; what was taken together with it is not. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let runs: string[] = [];

beforeAll(async () => {
  shop = await openTestCommerce({
    extend: ({ jobs }) =>
      jobs.define<{ name: string }>('test.batch', async ({ name }) => {
        runs.push(name);
        if (name === 'bad') throw new Error('refused');
      }),
  });
  await shop.commerce.platform.jobs.start(true);
});
afterAll(() => shop.commerce.close());

test('one that fails waits to be tried again, and its neighbours in the batch are done', async () => {
  const { db, jobs } = shop.commerce.platform;
  runs = [];
  // Committed together, they are taken together.
  await db.transaction(async () => {
    for (const name of ['ada', 'bob', 'bad', 'cyd']) await jobs.enqueue('test.batch', { name });
  });
  const states = async () => {
    const { rows } = await shop.db.execute(
      `select data->>'name' as name, state from jobs.job where name = 'test.batch' order by 1`,
    );
    return Object.fromEntries(
      (rows as { name: string; state: string }[]).map((row) => [row.name, row.state]),
    );
  };
  await expect
    .poll(states, { interval: 100 })
    .toEqual({ ada: 'completed', bob: 'completed', bad: 'retry', cyd: 'completed' });
  expect(runs.toSorted()).toEqual(['ada', 'bad', 'bob', 'cyd']);
});
