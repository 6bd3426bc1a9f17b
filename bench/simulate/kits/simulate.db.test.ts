/** Some weeks of kits: with every guard no count rises, and without one its own does. */
import { cloneTestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import type { KitSabotage } from './shop.ts';
import { type KitOutcome, simulateKits } from './simulate.ts';

const run = async (seed: number, sabotage?: KitSabotage): Promise<KitOutcome> => {
  const db = await cloneTestDatabase();
  try {
    const workers = db.kind === 'postgres' ? 2 : 1;
    return await simulateKits(db, {
      kits: 40,
      months: 1.5,
      seed,
      faults: true,
      haste: 15,
      workers,
      sabotage,
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

test.each([
  ['commitment', 'doubles'],
  ['budget', 'oversold'],
] as const)(
  'without the guard of the %s there are %s',
  async (sabotage, count) => {
    // Where a worker dies and who comes at once is chance, so weeks may pass in which nobody is hurt.
    let hurt = 0;
    for (let seed = 1; hurt === 0 && seed <= 8; seed += 1) hurt = (await run(seed, sabotage))[count];
    expect(hurt).toBeGreaterThan(0);
  },
  patience(120_000),
);
