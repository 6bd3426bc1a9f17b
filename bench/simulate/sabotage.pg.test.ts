/** Some days of a busy small shop without one of the guards: its own count rises. On PostgreSQL, where two workers meet. */
import { cloneTestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import type { Sabotage } from './shop.ts';
import { simulate } from './simulate.ts';
import type { Outcome } from './simulate.types.ts';

const run = async (seed: number, sabotage: Sabotage): Promise<Outcome> => {
  const db = await cloneTestDatabase();
  try {
    return await simulate(db, {
      // Eight days, in which everybody's first order falls due.
      ...{ subscriptions: 40, months: 0.26, faults: true, haste: 6 },
      // Without the lock two workers wait for each other's deadlocks; what it keeps out shows with one as well.
      workers: sabotage === 'lock' ? 1 : 2,
      ...{ seed, sabotage },
    });
  } finally {
    await db.close();
  }
};

test.each([
  ['unique', 'doubles'],
  ['lock', 'afterCancel'],
  ['ceiling', 'overCeiling'],
  ['cancel', 'afterCancel'],
] as const)(
  'without the guard %s there are %s',
  async (sabotage, count) => {
    // Two workers race: where one of them dies is chance, so days may pass in which nobody is hurt.
    let hurt = 0;
    for (let seed = 1; hurt === 0 && seed <= 8; seed += 1) {
      hurt = (await run(seed, sabotage))[count];
    }
    expect(hurt).toBeGreaterThan(0);
  },
  patience(120_000),
);
