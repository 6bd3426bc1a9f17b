/** A fortnight of a busy small shop: with every guard no count rises, and without one its own does. */
import { cloneTestDatabase } from '@crema/testing';
import { expect, test } from 'vitest';
import type { Sabotage } from './shop.ts';
import { type Outcome, simulate } from './simulate.ts';

const run = async (sabotage?: Sabotage, subscriptions = 60): Promise<Outcome> => {
  const db = await cloneTestDatabase();
  try {
    return await simulate(db, {
      ...{ subscriptions, months: 0.5, seed: 1, faults: true, haste: 6 },
      ...{ workers: db.kind === 'postgres' ? 2 : 1, sabotage },
    });
  } finally {
    await db.close();
  }
};

test('with every guard: nothing twice, nothing missed, nothing above what was told or after a cancel', async () => {
  // Twice as many as it takes: how far two workers are when they are killed differs from run to run.
  const outcome = await run(undefined, 120);
  expect(outcome).toMatchObject({ doubles: 0, misses: 0, overCeiling: 0, afterCancel: 0 });
  expect(outcome.orders).toBeGreaterThan(20);
  expect(outcome.mails).toBeGreaterThan(outcome.orders);
}, 60_000);

test.each([
  ['unique', 'doubles'],
  ['lock', 'afterCancel'],
  ['ceiling', 'overCeiling'],
  ['cancel', 'afterCancel'],
] as const)(
  'without the guard %s there are %s',
  async (sabotage, count) => {
    expect((await run(sabotage))[count]).toBeGreaterThan(0);
  },
  60_000,
);
