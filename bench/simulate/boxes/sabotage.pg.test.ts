/** Some weeks of monthly boxes without what makes a month one. On PostgreSQL, where two workers meet. */
import { cloneTestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import { type BoxOutcome, simulateBoxes } from './simulate.ts';

const run = async (seed: number): Promise<BoxOutcome> => {
  const db = await cloneTestDatabase();
  try {
    return await simulateBoxes(db, {
      ...{ boxes: 60, months: 0.6, faults: true, haste: 4, workers: 2 },
      ...{ seed, broken: true },
    });
  } finally {
    await db.close();
  }
};

test(
  'without what makes a month one, months are billed twice',
  async () => {
    // Which months a job brings twice is chance, so weeks may pass in which it brings none that was billed.
    let doubles = 0;
    for (let seed = 1; doubles === 0 && seed <= 8; seed += 1) ({ doubles } = await run(seed));
    expect(doubles).toBeGreaterThan(0);
  },
  patience(120_000),
);
