import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../../harness/report.ts';
import { atLeast, exactly } from '../checkouts/lines.ts';
import type { World } from './bed.ts';
import { FLIPS, type Offer } from './goods.ts';
import { holdAll, openReader, type Reader } from './pages.ts';
import type { Part, PartOptions } from './parts.ts';

const CHANGES = { whole: 500, quick: 40 };
const READS = { whole: 10_000, quick: 500 };
/** Products that change at once, each read by a visitor who waits for the change. */
const LANES = 2;
const LOOK_EVERY_MS = 40;
/** Changes that one visitor waits for: a page that is not held is drawn, of which one address gets so many a minute. */
const CHANGES_A_VISITOR = 20;
/** A page that is as it was so long after it was changed is not going to change. */
const GIVEN_UP_MS = 10_000;
const MOST_P99_MS = 1000;
/** 500 reads a second: pages that the cache holds cost next to nothing. */
const READERS = 4;
const BETWEEN_READS_MS = 8;

/** Changes of prices and stock, and how long the front door goes on showing what was before. */
export const staleness: Part = {
  name: 'staleness',
  seconds: { whole: 0, quick: 0 },
  run: async (world, options) => {
    const offers = new Map<string, Offer>(FLIPS.map((product) => [product, { price: 1899, inStock: true }]));
    const reader = openReader(world, 0);
    await holdAll(reader, offers).finally(() => reader.close());
    const found = await change(world, offers, options);
    const after = await readOn(world, offers, options.quick ? READS.quick : READS.whole);
    const waits = found.waits.toSorted((a, b) => a - b);
    const at = (share: number): number =>
      waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN;
    return [
      atLeast(
        'staleness: changes of price or stock',
        waits.length,
        options.quick ? CHANGES.quick : CHANGES.whole,
      ),
      exactly('staleness: changes never seen', found.unseen, 0),
      { name: 'staleness: from saved to seen, median', value: at(0.5), unit: 'ms' },
      {
        ...{ name: 'staleness: from saved to seen, p99', value: at(0.99), unit: 'ms' },
        target: { at: 'most', value: MOST_P99_MS },
      },
      { name: 'staleness: from saved to seen, most', value: at(1), unit: 'ms' },
      atLeast(
        'staleness: pages read after the last change',
        after.reads,
        options.quick ? READS.quick : READS.whole,
      ),
      exactly('staleness: old pages among them', after.old, 0),
      { name: 'staleness: of them held by the cache', value: (after.held / after.reads) * 100, unit: '%' },
    ] satisfies Line[];
  },
};

async function change(world: World, offers: Map<string, Offer>, { quick, say }: PartOptions) {
  const waits: number[] = [];
  let unseen = 0;
  let begun = 0;
  const amount = quick ? CHANGES.quick : CHANGES.whole;
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const own = FLIPS.filter((_, index) => index % LANES === lane);
      let reader = openReader(world, lane);
      try {
        for (let turn = 0; begun < amount; turn += 1) {
          begun += 1;
          if (turn > 0 && turn % CHANGES_A_VISITOR === 0) {
            reader.close();
            reader = openReader(world, lane + LANES * (turn / CHANGES_A_VISITOR));
          }
          const product = own[turn % own.length] as string;
          const before = offers.get(product) as Offer;
          // Every third change is of stock alone.
          const next: Offer =
            turn % 3 === 2 ? { ...before, inStock: !before.inStock } : { ...before, price: before.price + 1 };
          await world.goods.offer(product, next);
          offers.set(product, next);
          const waited = await untilSeen(reader, product, next);
          if (waited === undefined) unseen += 1;
          waits.push(waited ?? GIVEN_UP_MS);
          if (waits.length % 100 === 0) say(`${waits.length} changes, ${unseen} never seen`);
          if (unseen > 5) return;
        }
      } finally {
        reader.close();
      }
    }),
  );
  return { waits, unseen };
}

/** Milliseconds from now until the front door shows it: when the first new page was asked for. */
async function untilSeen(reader: Reader, product: string, offer: Offer): Promise<number | undefined> {
  const from = performance.now();
  for (;;) {
    const asked = performance.now() - from;
    if ((await reader.read(product, offer)).isNew) return asked;
    if (asked > GIVEN_UP_MS) return undefined;
    await delay(LOOK_EVERY_MS);
  }
}

/** Reads all products again and again; from the last change on there is nothing old. */
async function readOn(world: World, offers: ReadonlyMap<string, Offer>, amount: number) {
  const products = [...offers.keys()];
  let [reads, old, held] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: READERS }, async (_, visitor) => {
      const reader = openReader(world, 100 + visitor);
      try {
        while (reads < amount) {
          reads += 1;
          const product = products[reads % products.length] as string;
          const { isNew, isHeld } = await reader.read(product, offers.get(product) as Offer);
          if (!isNew) old += 1;
          if (isHeld) held += 1;
          await delay(BETWEEN_READS_MS);
        }
      } finally {
        reader.close();
      }
    }),
  );
  return { reads, old, held };
}
