/** Some days of a busy small shop: with every guard no count rises. On PostgreSQL, where two workers meet. */

import { cloneTestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import type { Outcome } from './simulate.types.ts';

interface Days {
  subscriptions: number;
  seed: number;
  provider?: 'stripe';
}

const run = async (days: Days): Promise<Outcome> => {
  const db = await cloneTestDatabase();
  try {
    return await simulate(db, {
      // Eight days, in which everybody's first order falls due.
      ...{ months: 0.26, faults: true, haste: 6 },
      workers: 2,
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
