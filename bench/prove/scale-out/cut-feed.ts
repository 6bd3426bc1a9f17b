import { setTimeout as delay } from 'node:timers/promises';
import { atLeast, exactly } from '../checkouts/lines.ts';
import { FLIPS, type Offer } from './goods.ts';
import { holdAll, openReader } from './pages.ts';
import type { Part } from './parts.ts';

const CHANGE_EVERY_MS = 500;
/** A dead connection is noticed after three heartbeats of ten seconds. */
const NOTICED_WITHIN_MS = 60_000;
/** The purger drops everything again 0.3 and 1.5 seconds after it follows again. */
const DROPPED_AFTER_MS = 2000;
const READS_OF_EACH = 50;
const FIRST_PRICE = 4100;

/** No byte reaches the purger for so long while prices change: what the cache shows then, and when it hears again. */
export const cutFeed: Part = {
  name: 'cut-feed',
  seconds: { whole: 30, quick: 5 },
  run: async (world, { lasts, say }) => {
    const offers = new Map<string, Offer>(
      FLIPS.map((product) => [product, { price: FIRST_PRICE, inStock: true }]),
    );
    for (const [product, offer] of offers) await world.goods.offer(product, offer);
    const reader = openReader(world, 30);
    try {
      await holdAll(reader, offers);
      const before = world.purger?.follows() ?? 0;
      world.feed.silence();
      const until = performance.now() + lasts * 1000;
      let changes = 0;
      while (performance.now() < until) {
        const product = FLIPS[changes % FLIPS.length] as string;
        const next = { price: FIRST_PRICE + 1 + changes, inStock: true };
        await world.goods.offer(product, next);
        offers.set(product, next);
        changes += 1;
        // Held anew, should the purger have dropped everything meanwhile: what nobody reads never grows old.
        for (const [shown, offer] of offers) await reader.read(shown, offer);
        await delay(CHANGE_EVERY_MS);
      }
      let old = 0;
      for (const [product, offer] of offers) if (!(await reader.read(product, offer)).isNew) old += 1;
      say(`${changes} changes unheard, ${old} of ${offers.size} pages old; the feed is back`);
      world.feed.resume();
      const back = performance.now();
      await untilFollowed(() => (world.purger?.follows() ?? 0) > before);
      const followed = (performance.now() - back) / 1000;
      await delay(DROPPED_AFTER_MS);
      const after = { reads: 0, old: 0 };
      for (let turn = 0; turn < READS_OF_EACH; turn += 1) {
        for (const [product, offer] of offers) {
          after.reads += 1;
          if (!(await reader.read(product, offer)).isNew) after.old += 1;
        }
      }
      return [
        atLeast('cut feed: changes while nothing was heard', changes, Math.floor(lasts / 2)),
        { name: 'cut feed: pages old at its end', value: old, unit: '', note: 'of 8; known and bounded' },
        { name: 'cut feed: followed again after it was back', value: followed, unit: 's' },
        atLeast('cut feed: pages read once it was back', after.reads, READS_OF_EACH),
        exactly('cut feed: old pages among them', after.old, 0),
      ];
    } finally {
      world.feed.resume();
      reader.close();
    }
  },
};

/** What was held back may still arrive over the old connection; then nothing was lost, and nothing has to be followed anew. */
async function untilFollowed(isFollowed: () => boolean): Promise<void> {
  const from = performance.now();
  while (!isFollowed() && performance.now() - from < NOTICED_WITHIN_MS) await delay(100);
}
