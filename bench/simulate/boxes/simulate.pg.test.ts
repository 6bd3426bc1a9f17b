/** Some weeks of monthly boxes: with every guard no count rises. On PostgreSQL, where two workers meet. */
import { cloneTestDatabase } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import { type BoxOutcome, simulateBoxes } from './simulate.ts';

const run = async (days: { boxes: number; months: number; seed: number }): Promise<BoxOutcome> => {
  const db = await cloneTestDatabase();
  try {
    return await simulateBoxes(db, { faults: true, haste: 4, workers: 2, ...days });
  } finally {
    await db.close();
  }
};

test(
  'nothing is billed twice, missed, at another price than was told, or after a cancel',
  async () => {
    const outcome = await run({ boxes: 60, months: 1.6, seed: 1 });
    expect(outcome).toMatchObject({
      ...{ doubles: 0, misses: 0, wrongAmounts: 0, afterCancel: 0, wrongAnswers: 0 },
    });
    expect(outcome.charges).toBeGreaterThan(50);
    expect(outcome.skipped).toBeGreaterThan(3);
  },
  patience(90_000),
);
