/** Some weeks of kits: with every guard no count rises. On PostgreSQL, where two workers meet. */
import { cloneTestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import { type KitOutcome, simulateKits } from './simulate.ts';

const run = async (seed: number): Promise<KitOutcome> => {
  const db = await cloneTestDatabase();
  try {
    return await simulateKits(db, {
      kits: 40,
      months: 1.5,
      seed,
      faults: true,
      haste: 15,
      workers: 2,
    });
  } finally {
    await db.close();
  }
};

test(
  'nothing is oversold, charged twice, above what was agreed to, or counted otherwise than its orders say',
  async () => {
    const outcome = await run(1);
    expect(outcome).toMatchObject({
      ...{ doubles: 0, misses: 0, wrongAmounts: 0, wrongCounts: 0, oversold: 0, wrongRefusals: 0 },
    });
    expect([outcome.sold > 15, outcome.refused > 0, outcome.charges > 3]).toEqual([true, true, true]);
  },
  patience(120_000),
);
