/** Some days of a busy small shop: with every guard no count rises, and without one its own does. */

import { cloneTestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import type { Sabotage } from './shop.ts';
import { simulate } from './simulate.ts';
import type { Outcome } from './simulate.types.ts';

interface Days {
  subscriptions: number;
  seed: number;
  sabotage?: Sabotage;
  provider?: 'stripe';
}

const run = async (days: Days): Promise<Outcome> => {
  const db = await cloneTestDatabase();
  try {
    return await simulate(db, {
      // Eight days, in which everybody's first order falls due.
      ...{ months: 0.26, faults: true, haste: 6 },
      // Without the lock two workers wait for each other's deadlocks; what it keeps out shows with one as well.
      workers: db.kind === 'postgres' && days.sabotage !== 'lock' ? 2 : 1,
      ...days,
    });
  } finally {
    await db.close();
  }
};

test(
  'with every guard: nothing twice, nothing missed, nothing above what was told or after a cancel',
  async () => {
    const outcome = await run({ subscriptions: 80, seed: 1 });
    expect(outcome).toMatchObject({ doubles: 0, misses: 0, overCeiling: 0, afterCancel: 0, wrongPoints: 0 });
    expect(outcome.points).toBeGreaterThan(50 * outcome.members);
    expect(outcome.orders).toBeGreaterThan(30);
    expect(outcome.mails).toBeGreaterThan(outcome.orders);
  },
  patience(60_000),
);

test(
  'paid through Stripe: the same, counted from its ledger',
  async () => {
    const outcome = await run({ subscriptions: 30, seed: 1, provider: 'stripe' });
    expect(outcome).toMatchObject({ doubles: 0, misses: 0, overCeiling: 0, afterCancel: 0, wrongPoints: 0 });
    expect(outcome.charges).toBeGreaterThan(10);
  },
  patience(60_000),
);

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
      hurt = (await run({ subscriptions: 40, seed, sabotage }))[count];
    }
    expect(hurt).toBeGreaterThan(0);
  },
  patience(120_000),
);
