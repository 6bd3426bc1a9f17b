/** What the simulation lets a job bring a second time is what a job has brought: no more than that. */
import { SITES } from '@crema/brands';
import { randomFrom } from '@crema/search/bench';
import { cloneTestDatabase } from '@crema/testing';
import { expect, test } from 'vitest';
import { dayNumber, eastern } from '../plain.ts';
import { Killed } from '../shop.ts';
import { signUp } from './population.ts';
import { openBoxes } from './shop.ts';

test('a box that is cancelled after a worker died at its month is not brought again as it was', async () => {
  const db = await cloneTestDatabase();
  const shop = await openBoxes(db, false);
  try {
    const { clock, commerce, meddling } = shop;
    const [box] = await signUp(shop, 1, { begin: dayNumber('2027-02-01'), random: randomFrom(1) });
    if (!box) throw new Error('Nobody signed up');
    clock.set(eastern(dayNumber('2027-02-28'), 6));
    const kept: typeof meddling.replay = [];
    meddling.onLock = (locked) => void kept.push(locked);
    meddling.reach = (moment) => {
      if (moment === 'written') throw new Killed(moment);
    };
    await commerce.monthlyBoxes.worker.run();
    expect(kept).toMatchObject([{ id: box.id, status: 'ACTIVE' }]);
    meddling.reach = () => {};
    const ctx = {
      ...{
        site: SITES[box.site],
        language: 'en' as const,
        customerId: box.customerId,
        correlationId: 'a-test',
      },
      caller: { kind: 'anonymous' as const },
    };
    await commerce.monthlyBoxes.edit(ctx, box.id, { cancel: true });
    meddling.replay.push(...kept);
    await commerce.monthlyBoxes.worker.run();
    expect((await db.execute('select 1 from orders')).rows).toEqual([]);
    expect((await db.execute('select status from monthly_boxes')).rows).toEqual([{ status: 'CANCELLED' }]);
  } finally {
    await shop.commerce.close();
    await db.close();
  }
});
