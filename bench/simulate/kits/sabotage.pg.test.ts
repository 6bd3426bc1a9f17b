/** Some weeks of kits without one of the guards: its own count rises. On PostgreSQL, where two workers meet. */
import { cloneTestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import type { KitSabotage } from './shop.ts';
import { type KitOutcome, simulateKits } from './simulate.ts';

const run = async (seed: number, sabotage: KitSabotage): Promise<KitOutcome> => {
  const db = await cloneTestDatabase();
  try {
    return await simulateKits(db, {
      ...{ kits: 40, months: 1.5, faults: true, haste: 15, workers: 2 },
      ...{ seed, sabotage },
    });
  } finally {
    await db.close();
  }
};

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
